import TestSupport
import Testing

/// `proofsheet check` and what it says about goldens, as a process.
@Suite struct CheckCommandTests {
  static let golden = "Snapshots/shop.style/danger@1x.png"

  /// A project whose sheet `danger` is approved.
  private func approved() throws -> StyleProject {
    let project = try StyleProject()
    let outcome = try project.run("approve", "--sheet", "danger")
    #expect(outcome.code == 0, "\(outcome.err)")
    #expect(project.pictures == [Self.golden])
    return project
  }

  @Test func whatWasApprovedMatches() throws {
    let project = try approved()
    let outcome = try project.run("check", "danger")
    #expect(outcome.code == 0)
    #expect(outcome.out.hasPrefix("1 style, 1 sheet, "))
    #expect(project.pictures == [Self.golden])
  }

  @Test func aMissingGoldenFailsAndIsNotWritten() throws {
    let project = try StyleProject()
    let outcome = try project.run("check", "--sheet", "danger")
    #expect(outcome.code == 1)
    #expect(outcome.out.contains(Self.golden))
    #expect(!project.pictures.contains { $0.hasPrefix("Snapshots/") })
  }

  @Test func oneDigitIsCaughtInTheCellsThatShowIt() throws {
    let project = try approved()
    let before = try project.folder.bytes(of: Self.golden)
    try project.write(fill: "cc000034")
    let outcome = try project.run("check", "--sheet", "danger")
    #expect(outcome.code == 1)
    let cells = outcome.out.split(separator: "\n").filter { $0.contains("danger/") }
    #expect(!cells.isEmpty)
    #expect(cells.allSatisfy { $0.contains("dangerous") }, "\(outcome.out)")
    #expect(try project.folder.bytes(of: Self.golden) == before)
    #expect(project.pictures.contains { $0.hasPrefix("build/proofsheet/") })
  }

  @Test func picturesGoWhereTheReportIs() throws {
    let project = try approved()
    try project.write(fill: "00cc00ff")
    #expect(try project.run("check", "danger", "--report", "found").code == 1)
    #expect(project.pictures.contains { $0.hasPrefix("found/") })
    #expect(!project.pictures.contains { $0.hasPrefix("build/") })
  }

  @Test func aToleranceLetsADifferencePass() throws {
    let project = try approved()
    try project.write(fill: "cc000034")
    let wide = try project.run("check", "danger", "--max-diff-pixels", "100000", "--max-channel-delta", "255")
    #expect(wide.code == 0, "\(wide.out)")
    #expect(try project.run("check", "danger", "--max-diff-pixels=1").code == 1)
    #expect(try project.run("check", "danger", "--max-channel-delta", "256").code == 2)
    #expect(try project.run("check", "danger", "--max-diff-pixels", "-1").code == 2)
  }

  static let broken: [(String, String)] = [
    ("an empty file", ""), ("a pointer of LFS", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"),
    ("conflict marks", "<<<<<<< HEAD\n=======\n>>>>>>> other\n"), ("no PNG at all", "GIF89a"),
  ]

  @Test(arguments: broken)
  func aGoldenThatCannotBeReadIsTrouble(what: String, text: String) throws {
    let project = try approved()
    try project.folder.write(text, to: Self.golden)
    let outcome = try project.run("check", "--sheet", "danger", "--sheet", "text")
    #expect(outcome.code == 2, "\(what)")
    #expect(outcome.out.contains(Self.golden))
    #expect(outcome.out.contains("Snapshots/shop.style/text@1x.png"), "the rest is still judged")
  }

  @Test func aTruncatedGoldenIsTrouble() throws {
    let project = try approved()
    let bytes = try project.folder.bytes(of: Self.golden)
    try project.folder.write(Array(bytes.dropLast(bytes.count / 2)), to: Self.golden)
    #expect(try project.run("check", "danger").code == 2)
  }

  @Test func oneBrokenStyleStopsNoOther() throws {
    let project = try approved()
    try project.folder.write("{", to: "broken.style.json")
    let outcome = try project.run("check", "danger")
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("broken.style.json:1:2: error: "))
    #expect(outcome.out.contains("1 style, 1 sheet, "))
  }

  static let refused: [([String], String)] = [
    (["nothing"], "no sheet fits 'nothing'"), (["danger/none/*"], "no sheet fits 'danger/none/*'"),
    (["--json"], "unknown flag --json"), (["--junit=x"], "unknown flag --junit"), (["--github"], "unknown flag"),
    (["missing.json"], "cannot read missing.json"), (["--scale", "5"], "--scale"),
  ]

  @Test(arguments: refused)
  func whatCannotBeDoneIsTwo(arguments: [String], message: String) throws {
    let project = try StyleProject()
    let outcome = try Program.run(["check"] + arguments, in: project.folder)
    #expect(outcome.code == 2)
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  @Test func withoutAStyleThereIsNothingToCheck() throws {
    let outcome = try Program.run(["check"], in: TemporaryFolder())
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("no style file is given"))
  }
}
