import Files
import TestSupport
import Testing

@testable import proofsheet

@Suite struct GlobExpansionTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["b.json", "a.json", "c.txt", "x/d.json", "x/y/e.json", "x/y/f.txt", ".hidden/g.json", "x/.h.json"] {
      try folder.write("", to: name)
    }
    return folder
  }

  @Test(arguments: [
    ("*.json", ["a.json", "b.json"]), ("b.json", ["b.json"]), ("x/*.json", ["x/d.json"]),
    ("**/*.json", ["a.json", "b.json", "x/d.json", "x/y/e.json"]), ("x/**/*.json", ["x/d.json", "x/y/e.json"]),
    ("*/y/*", ["x/y/e.json", "x/y/f.txt"]), ("[ab].json", ["a.json", "b.json"]), ("?.txt", ["c.txt"]),
    ("*.png", []), ("x", []), ("*/*", ["x/d.json"]),
  ])
  func filesBelowAFolder(pattern: String, expected: [String]) throws {
    let folder = try folder()
    let base = folder.path + "/"
    #expect(try GlobExpansion.files(pattern, below: base) == expected.map { base + $0 })
    #expect(try GlobExpansion.files(base + pattern, below: "elsewhere/") == expected.map { base + $0 })
  }

  @Test func aMissingFolderIsNamed() throws {
    let folder = try folder()
    let error = #expect(throws: FileError.self) {
      try GlobExpansion.files("nowhere/*.json", below: folder.path + "/")
    }
    #expect(error?.path == "\(folder.path)/nowhere/")
    #expect(error?.isMissing == true)
  }

  @Test func aCircleOfLinksEnds() throws {
    let folder = try folder()
    #expect(try Program.shell("ln -s .. x/back", in: folder).code == 0)
    let found = try GlobExpansion.files("**/a.json", below: folder.path + "/")
    #expect(found.contains(folder.path("a.json")))
    #expect(found.count < 100)
  }
}
