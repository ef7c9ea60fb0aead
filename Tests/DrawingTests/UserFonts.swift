import Foundation
import TestSupport

@testable import Drawing

/// A throw-away folder with fonts, and the library that has them.
struct UserFonts {
  let folder: TemporaryFolder

  /// The fixtures that can be drawn with.
  static let usable = [
    "gill-sans-light.ttf", "naskh.ttf", "devanagari.ttf", "outline.otf", "pair.ttc", "variable.ttf",
  ]

  /// A folder with fixtures, each under the name that it is given.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, fixture) in files { try add(fixture, as: name) }
  }

  /// A folder with fixtures under their own names.
  init(_ fixtures: [String] = Self.usable) throws {
    try self.init(Dictionary(uniqueKeysWithValues: fixtures.map { ($0, $0) }))
  }

  /// The bytes of a fixture.
  static func bytes(of fixture: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: Project.fixture("fonts/\(fixture)"))))
  }

  /// Adds a fixture with bytes behind its end, which change its digest and nothing else.
  @discardableResult
  func add(_ fixture: String, as name: String, padding: [UInt8] = []) throws -> String {
    try folder.write(Self.bytes(of: fixture) + padding, to: name)
  }

  /// The bundled faces and those of this folder, and what is wrong.
  func scan() throws -> (library: FontLibrary, diagnostics: [String]) {
    let (library, diagnostics) = try FontLibrary.bundled().adding([FontLibrary.Folder(folder.path)])
    return (library, diagnostics.map { $0.description.replacingOccurrences(of: "\(folder.path)/", with: "") })
  }

  /// The library of a folder in which nothing is wrong.
  func library() throws -> FontLibrary {
    let (library, diagnostics) = try scan()
    precondition(diagnostics.isEmpty, "\(diagnostics)")
    return library
  }
}

extension FontLibrary {
  /// The faces that do not ship with Proofsheet.
  var users: [Face] { faces.filter { !$0.isBundled } }
}
