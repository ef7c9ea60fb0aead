public import Diagnostics
internal import Files

extension FontLibrary {
  /// A folder with fonts of the user's.
  public struct Folder: Sendable, Hashable {
    /// Where it is.
    public var path: String
    /// Where a file names it; nothing if the command line does.
    public var location: SourceLocation?

    /// A folder, and where a file names it.
    public init(_ path: String, at location: SourceLocation? = nil) {
      self.path = path
      self.location = location
    }
  }

  /// This library with the faces in folders and the folders below them behind its own, and all that is wrong with
  /// them.
  ///
  /// Which faces there are, and their order, follows from what the files hold alone: the order is that of PostScript
  /// names, then of the contents' digests. Of two faces with one name the first is kept, and a bundled one before
  /// all others. Names that begin with a dot and symbolic links to folders are left out.
  public func adding(_ folders: [Folder]) -> (library: FontLibrary, diagnostics: [Diagnostic]) {
    guard !folders.isEmpty else { return (self, []) }
    var scan = FontScan()
    for folder in folders { scan.read(folder) }
    var kept = faces
    var byName = Dictionary(uniqueKeysWithValues: faces.map { ($0.postScriptName, $0) })
    for found in scan.sorted {
      if let holder = byName[found.face.postScriptName] {
        scan.diagnostics.append(Self.refusal(of: found, for: holder))
      } else {
        byName[found.face.postScriptName] = found.face
        kept.append(found.face)
      }
    }
    return (FontLibrary(folder: folder, faces: kept), scan.diagnostics.inReadingOrder())
  }

  private static func refusal(of found: FontScan.Found, for holder: Face) -> Diagnostic {
    let (face, location) = (found.face, found.folder.location)
    return holder.isBundled
      ? Diagnostic(
        .warning, "\(face.file) is not drawn with: the bundled \(holder.file) is called \(face.postScriptName) as well",
        rule: "font-shadowed", at: location)
      : Diagnostic(
        .warning, "\(face.file) is not drawn with: \(holder.file) is called \(face.postScriptName) as well",
        rule: "font-duplicate", at: location, hint: "keep one of them; the digest of their contents has chosen")
  }
}

/// Collects the faces in folders of the user's.
private struct FontScan {
  /// A face, and the folder that it was found in.
  struct Found {
    let face: Face
    let folder: FontLibrary.Folder
    /// All digits of its file's SHA-256.
    let digest: String
  }

  var diagnostics: [Diagnostic] = []
  private var found: [Found] = []
  private var digests: Set<String> = []

  init() { FontBook.shutOutSystem() }

  /// The faces by PostScript name, then by content: never by path, or pictures would depend on where fonts lie.
  var sorted: [Found] {
    found.sorted { a, b in
      if a.face.postScriptName != b.face.postScriptName {
        return a.face.postScriptName.unicodeScalars.lexicographicallyPrecedes(b.face.postScriptName.unicodeScalars)
      }
      return (a.digest, a.face.index) < (b.digest, b.face.index)
    }
  }

  /// Reads all font files of a folder. A file with the content of another one gives nothing new, and no word.
  mutating func read(_ folder: FontLibrary.Folder) {
    guard let paths = paths(in: folder) else { return }
    for path in paths {
      do throws(FontFile.Fault) {
        let file = try FontFile(path)
        guard digests.insert(file.digest).inserted else { continue }
        found += file.faces.map { Found(face: $0, folder: folder, digest: file.digest) }
      } catch {
        report("the font \(path) cannot be used: \(error.reason)", "font-file", folder)
      }
    }
  }

  private mutating func paths(in folder: FontLibrary.Folder) -> [String]? {
    do throws(FileError) {
      let files = try FileSystem.files(below: folder.path).filter(Self.isFont)
      guard files.isEmpty else { return files.map { folder.path.appending(part: $0) } }
      let endings = FontFile.endings.joined(separator: ", ")
      report("the folder \(folder.path) holds no font", "font-folder", folder, hint: "fonts end in \(endings)")
    } catch {
      let isFile = FileSystem.isFile(folder.path)
      report(
        isFile ? "\(folder.path) is a file, where a folder with fonts is wanted" : error.description, "font-folder",
        folder, hint: isFile ? "name the folder that it lies in" : nil)
    }
    return nil
  }

  private static func isFont(_ file: String) -> Bool {
    let isHidden = file.split(separator: "/").contains { $0.hasPrefix(".") }
    let name = file.lowercased()
    return !isHidden && FontFile.endings.contains { name.hasSuffix($0) }
  }

  private mutating func report(
    _ message: String, _ rule: String, _ folder: FontLibrary.Folder, hint: String? = nil
  ) {
    diagnostics.append(Diagnostic(.error, message, rule: rule, at: folder.location, hint: hint))
  }
}
