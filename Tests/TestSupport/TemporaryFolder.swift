import Foundation

/// A folder for one test, gone with the last reference to it.
public final class TemporaryFolder: Sendable {
  /// Its absolute path, free of symbolic links.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    let url = URL(filePath: "/tmp/proofsheet-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of an entry, there or not.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, making the folders that it needs, and gives its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, making the folders that it needs, and gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path(name)
    let folder = URL(filePath: file).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// The text of a file in it.
  public func text(of name: String) throws -> String { try String(decoding: bytes(of: name), as: UTF8.self) }

  /// The bytes of a file in it.
  public func bytes(of name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path(name)))) }

  /// The names of everything in it and below, folders included, sorted.
  public func contents() -> [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}
