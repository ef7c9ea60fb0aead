import TestSupport
import Testing

/// `proofsheet list`, as a process.
@Suite struct ListCommandTests {
  private func lines(_ words: String...) throws -> [String] {
    let outcome = try Program.run(["list"] + words, in: StyleFolder().folder)
    #expect(outcome.code == 0 && outcome.err.isEmpty, "\(outcome.err)")
    return outcome.out.split(separator: "\n").map(String.init)
  }

  @Test func everyCellHasAnIdOfItsOwn() throws {
    let ids = try lines("style.json")
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.split(separator: "/", omittingEmptySubsequences: false).count == 4, "\(id)") }
    for context in ["plain", "navigation-bar", "toolbar"] {
      #expect(ids.count { $0.hasPrefix("buttons/\(context)/UIButton/") } == 32)
    }
    #expect(try lines() == ids)
  }

  @Test func idsAreThoseOfTheRecords() throws {
    let place = try StyleFolder.approved()
    let recorded = try StyleFolder.sheets.flatMap { try place.sheet("Snapshots/style/\($0)").record.cells.map(\.id) }
    // A page may have its cells in another order.
    #expect(try lines("style.json").sorted() == recorded.sorted())
  }

  @Test func globsChooseSheetsAndCells() throws {
    #expect(try lines("--sheet", "danger") == lines("style.json", "danger/**"))
    #expect(try lines("danger/*/*/normal") == ["danger/plain/UIButton/normal"])
    #expect(try lines("buttons/*/UIButton/selected", "text/hero/**").count == 4)
    #expect(try lines("danger/plain/UIButton/*|highlighted") == ["danger/plain/UIButton/dangerous|highlighted"])
  }

  static let misuses: [([String], String)] = [
    (["nothing"], "no sheet fits 'nothing'"), (["danger", "danger/x/**"], "no sheet fits 'danger/x/**'"),
    (["missing.json"], "cannot read missing.json"), (["--scale", "1"], "unknown flag --scale"),
  ]

  @Test(arguments: misuses)
  func badUsageIsTwo(words: [String], message: String) throws {
    let outcome = try Program.run(["list"] + words, in: StyleFolder().folder)
    #expect(outcome.code == 2)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  @Test func withoutAnyStyleItIsBadUsage() throws {
    let outcome = try Program.run(["list"], in: TemporaryFolder())
    #expect(outcome.code == 2)
    #expect(outcome.out.isEmpty)
  }

  @Test func aBrokenFileStopsNoOther() throws {
    let place = try StyleFolder()
    try place.folder.write("{", to: "broken.json")
    let outcome = try place.run("list", "broken.json", "style.json")
    #expect(outcome.code == 2)
    #expect(outcome.err.hasPrefix("broken.json:1:"))
    #expect(outcome.out == (try place.run("list", "style.json").out))
  }
}
