import Files
public import PNGCodec
public import Raster

/// The folder that goldens are kept in.
public struct GoldenStore: Sendable {
  /// The folder, usually `Snapshots`.
  public let folder: String

  /// A store in a folder that need not be there yet.
  public init(folder: String) { self.folder = folder }

  /// What was found where a golden should be.
  public enum Found: Sendable {
    /// The golden.
    case golden(RecordedSheet)
    /// No file.
    case missing
    /// A file that cannot be used.
    case unreadable(GoldenFault)
  }

  /// The path of a golden, there or not.
  public func path(of key: GoldenKey) -> String { folder.appending(part: key.path) }

  /// Reads a golden, its pixels into the memory of `spare` if they fit.
  public func read(
    _ key: GoldenKey, by reader: inout PNGReader, reusing spare: consuming Bitmap? = nil
  ) -> Found {
    do throws(FileError) {
      let path = try FileSystem.path(of: key.path, inside: folder)
      return Self.golden(in: try FileSystem.read(path), key, by: &reader, reusing: spare)
    } catch {
      return error.isMissing ? .missing : .unreadable(.file(error))
    }
  }

  private static func golden(
    in file: [UInt8], _ key: GoldenKey, by reader: inout PNGReader, reusing spare: consuming Bitmap?
  ) -> Found {
    do throws(GoldenFault) {
      let sheet = try RecordedSheet(reading: file, by: &reader, reusing: spare)
      guard sheet.record.sheet == key.sheet, sheet.record.scale == key.scale else {
        return .unreadable(.record("it is of \(sheet.record.sheet) at \(sheet.record.scale)x"))
      }
      return .golden(sheet)
    } catch {
      return .unreadable(error)
    }
  }

  /// The goldens of these styles that no key names any more, as paths relative to the folder, sorted.
  ///
  /// Only files that hold a record of ours count; all others are somebody else's. `keys` must be all keys that the styles
  /// give, not those of a part of a run.
  public func orphans(styles: [String], keys: [GoldenKey]) throws(GoldenFault) -> [String] {
    try orphans(folders: Set(styles.map(PortableName.of)), keys: keys)
  }

  /// The goldens that no key names any more, whatever style they are of, but for those of the styles to `spare`.
  ///
  /// `keys` must be all keys that all styles give.
  public func orphans(keys: [GoldenKey], sparing spared: [String] = []) throws(GoldenFault) -> [String] {
    let folders: [String]
    do throws(FileError) {
      folders = try FileSystem.names(in: folder).filter { FileSystem.isFolder(folder.appending(part: $0)) }
    } catch {
      if error.isMissing { return [] }
      throw .file(error)
    }
    return try orphans(folders: Set(folders).subtracting(spared.map(PortableName.of)), keys: keys)
  }

  private func orphans(folders: Set<String>, keys: [GoldenKey]) throws(GoldenFault) -> [String] {
    let expected = Set(keys.map(\.path))
    var orphans = [String]()
    for style in folders.sorted() {
      for name in try pictures(in: style) where !expected.contains(name) && holdsRecord(name) {
        orphans.append(name)
      }
    }
    return orphans
  }

  private func pictures(in style: String) throws(GoldenFault) -> [String] {
    do throws(FileError) {
      return try FileSystem.names(in: folder.appending(part: style))
        .filter { $0.hasSuffix(".png") }
        .map { style.appending(part: $0) }
    } catch {
      if error.isMissing { return [] }
      throw .file(error)
    }
  }

  private func holdsRecord(_ name: String) -> Bool {
    guard let file = try? FileSystem.read(folder.appending(part: name)) else { return false }
    guard let text = try? PNGReader.text(SheetRecord.keyword, in: file) else { return false }
    return (try? SheetRecord(reading: text)) != nil
  }
}
