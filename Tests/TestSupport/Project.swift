import Foundation

/// The checkout that the tests belong to, found from where this file was compiled and never from the working folder.
public enum Project {
  /// The folder of `Package.swift`.
  public static let root: String = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// A file or folder of the checkout.
  public static func path(_ name: String) -> String { "\(root)/\(name)" }

  /// A file under `Tests/Fixtures`.
  public static func fixture(_ name: String) -> String { path("Tests/Fixtures/\(name)") }

  /// Every file below a folder of the checkout whose name ends with one of `suffixes`, sorted, relative to the root.
  public static func files(below folder: String, ending suffixes: [String]) -> [String] {
    let names = FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String } ?? []
    return names.filter { name in suffixes.contains { name.hasSuffix($0) } }.sorted().map { "\(folder)/\($0)" }
  }

  /// The names at the top of the checkout, sorted.
  public static func entries() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
  }

  /// The text of a file of the checkout.
  public static func text(of name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
