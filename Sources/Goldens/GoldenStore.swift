import Files
public import PNGCodec

/// The folder that goldens are kept in.
public struct GoldenStore: Sendable {
  /// The folder, usually `Snapshots`.
  public let folder: String

  /// A store in a folder that need not be there yet.
  public init(folder: String) { self.folder = folder }

  /// What was found where a golden should be.
  public enum Found: Sendable {
    /// All pages of the golden, at least one.
    case golden([RecordedSheet])
    /// No file.
    case missing
    /// A file that cannot be used.
    case unreadable(GoldenFault)
  }

  /// The path of a golden, there or not.
  public func path(of key: GoldenKey) -> String { folder.appending(part: key.path) }

  /// Reads all pages of a sheet's golden from the key of the first one, whose record says how many there are.
  public func read(_ key: GoldenKey, by reader: inout PNGReader) -> Found {
    var pages: [RecordedSheet] = []
    do throws(GoldenFault) {
      pages.append(try page(key, by: &reader))
      for next in key.pages(pages[0].record.pages).dropFirst() {
        let page = try page(next, by: &reader)
        guard page.record.pages == pages[0].record.pages else { throw .record("its page \(next.page) is another's") }
        pages.append(page)
      }
      return .golden(pages)
    } catch {
      if pages.isEmpty, case .file(let fault) = error, fault.isMissing { return .missing }
      return .unreadable(error)
    }
  }

  private func page(_ key: GoldenKey, by reader: inout PNGReader) throws(GoldenFault) -> RecordedSheet {
    let file: [UInt8]
    do throws(FileError) {
      file = try FileSystem.read(FileSystem.path(of: key.path, inside: folder))
    } catch {
      throw .file(error)
    }
    let sheet = try RecordedSheet(reading: file, by: &reader)
    guard sheet.record.sheet == key.sheet, sheet.record.scale == key.scale, sheet.record.page == key.page else {
      throw .record("it is of \(sheet.record.name)")
    }
    return sheet
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
