import TestSupport
import Testing

/// `proofsheet format`, as a process.
@Suite struct FormatCommandTests {
  static let tidy = "{\n  \"colors\": {\n    \"textColor\": \"#aabbccff\"\n  }\n}\n"
  static let untidy = ##"{"colors": {"textColor": "ABC"}}"##

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.tidy, to: "tidy.json")
    try folder.write(Self.untidy, to: "untidy.json")
    try folder.write(#"{"colors": {"textColor": "red"}}"#, to: "faulty.json")
    try folder.write("{,}", to: "broken.json")
    return folder
  }

  static let codes: [([String], Int32)] = [
    (["tidy.json"], 0), (["untidy.json"], 0), (["--check", "tidy.json"], 0), (["--check", "untidy.json"], 1),
    (["--diff", "untidy.json"], 0), (["--check", "--diff", "untidy.json"], 1), (["faulty.json"], 0),
    (["--minimal", "faulty.json"], 2), (["--complete", "faulty.json"], 2), (["broken.json", "untidy.json"], 2),
    (["missing.json"], 2), (["--minimal", "--complete", "tidy.json"], 2), (["-o", "x", "tidy.json", "untidy.json"], 2),
    (["-o", "x", "--check", "tidy.json"], 2), (["-o", "no/such/x", "tidy.json"], 2), ([], 2),
  ]

  @Test(arguments: codes) func exitCodes(arguments: [String], code: Int32) throws {
    #expect(try Program.run(["format"] + arguments, in: folder()).code == code)
  }

  @Test func rewritesOnlyWhatChangesAndSaysSo() throws {
    let folder = try folder()
    let outcome = try Program.run(["format", "broken.json", "tidy.json", "untidy.json"], in: folder)
    #expect(outcome.out == "untidy.json\n")
    #expect(outcome.err.contains("broken.json:1:2: error: "))
    #expect(try folder.text(of: "untidy.json") == Self.tidy)
    #expect(try folder.text(of: "broken.json") == "{,}")
  }

  @Test func checkAndDiffWriteNothing() throws {
    let folder = try folder()
    #expect(try Program.run(["format", "--check", "untidy.json", "tidy.json"], in: folder).out == "untidy.json\n")
    let lines = try Program.run(["format", "--diff", "untidy.json"], in: folder).out.split(separator: "\n")
    #expect(lines.prefix(4) == ["--- untidy.json", "+++ untidy.json, formatted", "@@ -1 +1,5 @@", "-\(Self.untidy)"])
    #expect(try folder.text(of: "untidy.json") == Self.untidy)
  }

  @Test func exportsTheDictionaryForm() throws {
    let folder = try folder()
    #expect(try Program.run(["format", "--complete", "tidy.json", "-o", "full.json"], in: folder).code == 0)
    #expect(try folder.text(of: "tidy.json") == Self.tidy)
    let back = try Program.run(["format", "--minimal", "full.json"], in: folder)
    #expect(back.code == 0)
    #expect(try folder.text(of: "full.json") == Self.tidy)
  }

  @Test func theExamplesAreCanonical() throws {
    let outcome = try Program.run(["format", "--check"])
    #expect(outcome == Program.Outcome(code: 0, out: "", err: ""))
  }
}
