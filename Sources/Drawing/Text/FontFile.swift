internal import CFontconfig
internal import Files

/// A font file of the user's, as FreeType reads it.
struct FontFile {
  /// Why a file gives no faces.
  struct Fault: Error {
    /// The reason, without the file's name and a full stop.
    let reason: String
  }

  /// The endings of the files that hold fonts, in lower case.
  static let endings = [".ttf", ".otf", ".ttc", ".otc"]

  /// All its faces, in its own order.
  let faces: [Face]
  /// All digits of its SHA-256.
  let digest: String

  /// Reads the names of a file's faces.
  init(_ path: String) throws(Fault) {
    let bytes = try Self.content(of: path)
    digest = ContentDigest.sha256(bytes)
    guard Self.isOpenType(bytes) else { throw Fault(reason: "it is neither a TrueType nor an OpenType font") }
    var faces: [Face] = []
    var count = 1
    while faces.count < count {
      faces.append(try Self.face(faces.count, of: path, digest: String(digest.prefix(16)), among: &count))
    }
    self.faces = faces
  }

  private static func content(of path: String) throws(Fault) -> [UInt8] {
    guard FileSystem.isFile(path) else {
      throw Fault(reason: FileSystem.exists(path) ? "it is no ordinary file" : "there is no such file")
    }
    do {
      return try FileSystem.read(path)
    } catch {
      throw Fault(reason: error.cause.description)
    }
  }

  /// Whether a file begins as TrueType, OpenType or a collection of either: what HarfBuzz can shape with.
  private static func isOpenType(_ bytes: [UInt8]) -> Bool {
    let starts: [[UInt8]] = [[0, 1, 0, 0], Array("true".utf8), Array("OTTO".utf8), Array("ttcf".utf8)]
    return starts.contains { bytes.starts(with: $0) }
  }

  /// One face, drawn as its file has it: of a variable font that is the default instance. `count` becomes the number
  /// of faces in the file.
  private static func face(
    _ index: Int, of path: String, digest: String, among count: inout Int
  ) throws(Fault) -> Face {
    var total: Int32 = 0
    guard let raw = FcFreeTypeQuery(path, UInt32(index), nil, &total) else {
      throw Fault(reason: "FreeType cannot read it")
    }
    count = Int(total)
    let pattern = Handle<FontPattern>(owning: raw)
    guard bool(FC_OUTLINE, pattern) else { throw Fault(reason: "it has no outlines, only bitmaps") }
    guard let name = text(FC_POSTSCRIPT_NAME, pattern), let family = text(FC_FAMILY, pattern) else {
      throw Fault(reason: "it has no name")
    }
    return Face(
      postScriptName: name, family: family, styleName: text(FC_STYLE, pattern) ?? "Regular",
      weight: weight(of: pattern), isSlanted: number(FC_SLANT, pattern).map { $0 > 0 } ?? false, file: path,
      index: index, digest: digest, isBundled: false)
  }

  /// The CSS weight, from fontconfig's own scale.
  private static func weight(of pattern: borrowing Handle<FontPattern>) -> Int {
    guard let own = number(FC_WEIGHT, pattern) else { return 400 }
    return Int(exactly: FcWeightToOpenTypeDouble(own).rounded()).map { min(max($0, 1), 1000) } ?? 400
  }

  private static func text(_ object: String, _ pattern: borrowing Handle<FontPattern>) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern.raw, object, 0, &value) == FcResultMatch, let value else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  private static func number(_ object: String, _ pattern: borrowing Handle<FontPattern>) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern.raw, object, 0, &value) == FcResultMatch ? value : nil
  }

  private static func bool(_ object: String, _ pattern: borrowing Handle<FontPattern>) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern.raw, object, 0, &value) == FcResultMatch && value != 0
  }
}
