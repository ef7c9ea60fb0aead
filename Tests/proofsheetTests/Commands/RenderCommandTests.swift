import TestSupport
import Testing

/// `proofsheet render`, as a process.
@Suite struct RenderCommandTests {
  @Test func aSheetIsWrittenForEachScale() throws {
    let project = try StyleProject()
    let outcome = try project.run(
      "render", "shop.style.json", "-o", "out", "--scale", "3", "--scale=1", "--sheet", "te*", "-j", "2")
    #expect(outcome == Program.Outcome(code: 0, out: "out/text@1x.png\nout/text@3x.png\n", err: ""))
    #expect(project.pictures == ["out/text@1x.png", "out/text@3x.png"])
  }

  @Test func theFolderIsNamedAfterTheStyleAndTheScaleIsTwo() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "shop.json")
    #expect(try Program.run(["render", "shop.json", "text", "-q"], in: folder).code == 0)
    #expect(folder.contents() == ["shop-sheets", "shop-sheets/text@2x.png", "shop.json"])
  }

  @Test func withoutAFileTheBuiltInStyleIsDrawn() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(["render", "--sheet", "text", "--scale", "1"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.out == "built-in-sheets/text@1x.png\n")
  }

  @Test func aFaultyStyleIsDrawnAsFarAsItGoes() throws {
    let project = try StyleProject(fill: "12g4")
    let outcome = try project.run("render", "shop.style.json", "-o", "out", "--sheet", "text")
    #expect(outcome.code == 2)
    #expect(outcome.err.hasPrefix("shop.style.json:1:51: error: "))
    #expect(project.pictures == ["out/text@1x.png"])
  }

  @Test func warningsCountOnlyWhenStrict() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"fonts": {"textFont": {"name": "GillSans", "size": 13}}}"#, to: "a.json")
    let lenient = try Program.run(["render", "a.json", "text"], in: folder)
    #expect(lenient.code == 0)
    #expect(lenient.err.contains(" warning: "))
    #expect(try Program.run(["render", "a.json", "text", "--strict"], in: folder).code == 1)
  }

  static let refused: [([String], String)] = [
    (["--sheet", "nothing"], "no sheet fits 'nothing'"), (["txt"], "did you mean text?"),
    (["--scale", "0"], "--scale is a whole number from 1 to 3, not '0'"), (["--scale", "4"], "not '4'"),
    (["-j", "0"], "-j is a whole number from 1"), (["-j", "x"], "not 'x'"), (["-o"], "-o needs a value"),
    (["-o", "a", "-o", "b"], "-o is given twice"), (["other.json"], "one too many"),
    (["--junit", "x"], "unknown flag --junit"), (["--shard", "1/2"], "unknown flag --shard"),
    (["--config", "none.json"], "cannot read none.json"), (["-o", "shop.style.json/x"], "shop.style.json"),
    (["-o", "/proc/nowhere/x"], "/proc/nowhere"),
  ]

  @Test(arguments: refused)
  func whatCannotBeDoneIsTwoAndWritesNothing(arguments: [String], message: String) throws {
    let project = try StyleProject()
    let outcome = try Program.run(["render", "shop.style.json"] + arguments, in: project.folder)
    #expect(outcome.code == 2)
    #expect(outcome.err.contains(message), "\(outcome.err)")
    #expect(project.folder.contents() == ["proofsheet.json", "shop.style.json"])
  }

  @Test func aFileThatIsNoJSONGivesNothing() throws {
    let project = try StyleProject()
    try project.folder.write("{\"a\": }", to: "shop.style.json")
    let outcome = try project.run("render", "shop.style.json", "-o", "out")
    #expect(outcome.code == 2)
    #expect(outcome.err.hasPrefix("shop.style.json:1:7: error: "))
    #expect(project.pictures.isEmpty)
  }
}
