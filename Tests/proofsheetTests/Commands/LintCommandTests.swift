import TestSupport
import Testing

@testable import proofsheet

/// `proofsheet lint`, as a process.
@Suite struct LintCommandTests {
  static let clean = ##"{"colors": {"primaryColor": "#1247b8ff"}}"##
  static let faulty = #"{"colors": {"primaryColor": "red"}}"#
  static let noStyle = "[1, 2]"
  static let noJSON = "{\"colors\": {,}}"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.clean, to: "clean.json")
    try folder.write(Self.faulty, to: "faulty.json")
    try folder.write(Self.noStyle, to: "list.json")
    try folder.write(Self.noJSON, to: "broken.json")
    return folder
  }

  static let codes: [([String], Int32)] = [
    (["clean.json"], 0), (["faulty.json"], 1), (["list.json"], 1), (["broken.json"], 2), (["missing.json"], 2),
    (["broken.json", "faulty.json", "clean.json"], 2), (["missing.json", "faulty.json"], 2),
    (["faulty.json", "clean.json"], 1), (["clean.json", "--strict"], 0), (["--", "clean.json"], 0),
    (["clean.json", "--explain"], 2), (["clean.json", "--json", "--sarif"], 2), (["."], 2), ([], 2),
  ]

  @Test(arguments: codes)
  func exitCodes(arguments: [String], code: Int32) throws {
    #expect(try Program.run(["lint"] + arguments, in: folder()).code == code)
  }

  @Test func everyFileIsLookedAtThoughOneIsBroken() throws {
    let outcome = try Program.run(["lint", "missing.json", "broken.json", "faulty.json"], in: folder())
    #expect(outcome.err.contains("proofsheet: cannot read missing.json: there is no such file or folder\n"))
    #expect(outcome.err.contains("3 files: 2 errors, 0 warnings\n"))
    let lines = outcome.out.split(separator: "\n").filter { !$0.hasPrefix("  hint: ") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("broken.json:1:13: error: ") == true)
    #expect(lines.first?.contains(" [json-") == true)
    #expect(lines.last?.hasPrefix("faulty.json:1:29: error: ") == true)
    #expect(lines.last?.hasSuffix(" [color-value]") == true)
  }

  @Test func programsGetJSON() throws {
    let outcome = try Program.run(["lint", "--json", "faulty.json", "broken.json", "clean.json"], in: folder())
    #expect(outcome.code == 2)
    #expect(
      outcome.out.hasPrefix(
        """
        {
          "diagnostics": [
            {
              "column": 29,
              "file": "faulty.json",
              "hint": "write `#ff0000ff`",
              "line": 1,
              "message": "`colors.primaryColor`: `red` is not a colour: `r` is no hexadecimal digit",
              "rule": "color-value",
              "severity": "error"
            },
        """), "\(outcome.out)")
    #expect(outcome.out.hasSuffix("  \"errors\": 2,\n  \"warnings\": 0\n}\n"))
    #expect(
      try Program.run(["lint", "--json", "clean.json"], in: folder()).out
        == "{\n  \"diagnostics\": [],\n  \"errors\": 0,\n  \"warnings\": 0\n}\n")
  }

  @Test func scanningServicesGetSARIF() throws {
    let folder = try folder()
    try folder.write(Self.faulty, to: "größe 1.json")
    let outcome = try Program.run(["lint", "--sarif", "größe 1.json"], in: folder)
    #expect(outcome.code == 1)
    for text in [
      "\"version\": \"2.1.0\"", "\"ruleId\": \"color-value\"", "\"level\": \"error\"", "\"startColumn\": 29",
      "\"uri\": \"gr%C3%B6%C3%9Fe%201.json\"", "\"id\": \"color-value\"",
    ] { #expect(outcome.out.contains(text), "\(text)") }
  }

  @Test func fixMendsWhatNeedsNoPerson() throws {
    let folder = try folder()
    let faulty = ##"""
      {"Colors": {"textColor": "red", "heroColor": 4245758719, "heroColour": null, "formcolor" : "0xff0000ff"},
       "fonts": {"textFont": {"size": "15"}, "heroFont": {"size": "-1"}}, "controls": {"fillColor": "reddish"}}

      """##
    let mended = ##"""
      {"colors": {"textColor": "#ff0000ff", "heroColor": "#fd1122ff", "heroColour": null, "formColor" : "#ff0000ff"},
       "fonts": {"textFont": {"size": 15}, "heroFont": {"size": "-1"}}, "controls": {"fillColor": "reddish"}}

      """##
    try folder.write(faulty, to: "s.json")
    #expect(try Program.run(["lint", "s.json"], in: folder).code == 1)
    #expect(try folder.text(of: "s.json") == faulty)
    let outcome = try Program.run(["lint", "--fix", "s.json"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("s.json: 6 mended\n"), "\(outcome.err)")
    #expect(try folder.text(of: "s.json") == mended)
    let rules = outcome.out.split(separator: "\n").filter { !$0.hasPrefix("  ") }.map {
      $0.split(separator: "[").last ?? ""
    }
    #expect(rules == ["unknown-setting]", "font-size]", "color-value]"])
  }

  /// A mend never makes one name of two.
  @Test func fixKeepsWhatStandsThereTwice() throws {
    let folder = try folder()
    let text = #"{"default": {"colors": {"textcolor": null, "textColor": null}, "Colors": {}}}"#
    try folder.write(text, to: "s.json")
    #expect(try Program.run(["lint", "--fix", "s.json"], in: folder).code == 1)
    #expect(try folder.text(of: "s.json") == text)
  }

  @Test func quietLeavesTheResult() throws {
    let outcome = try Program.run(["lint", "-q", "faulty.json"], in: folder())
    #expect(outcome.err.isEmpty)
    #expect(outcome.out.contains("[color-value]"))
  }

  @Test func coloursAreOnDemand() throws {
    let folder = try folder()
    #expect(try !Program.run(["lint", "faulty.json"], in: folder).out.contains("\u{1b}"))
    #expect(try Program.run(["lint", "faulty.json", "--color=always"], in: folder).out.contains("\u{1b}[31merror"))
  }

  @Test func theConfigurationIsFoundUpwardAndNamesTheFiles() throws {
    let folder = try folder()
    let text = #"{"styles": ["*ean.json", "faulty.json"], "rules": {"color-value": "off"}}"#
    try folder.write(text, to: "proofsheet.json")
    try folder.write("", to: "a/b/c")
    let outcome = try Program.run(["lint"], in: folder.path("a/b"))
    #expect(outcome == Program.Outcome(code: 0, out: "", err: "2 files: 0 errors, 0 warnings\n"))
  }

  @Test func severitiesComeFromTheConfigurationThatIsNamed() throws {
    let folder = try folder()
    let file = try folder.write(#"{"styles": ["../faulty.json"], "rules": {"color-value": "warning"}}"#, to: "c/x.json")
    let lenient = try Program.run(["lint", "--config", file], in: folder)
    #expect(lenient.code == 0)
    #expect(lenient.out.hasPrefix("\(folder.path)/c/../faulty.json:1:29: warning: "))
    #expect(try Program.run(["lint", "--strict", "--config=c/x.json"], in: folder).code == 1)
  }

  @Test func aFaultyConfigurationIsTrouble() throws {
    let folder = try folder()
    try folder.write(#"{"styles": ["none*.json"], "stiles": 1}"#, to: "proofsheet.json")
    let faulty = try Program.run(["lint", "clean.json"], in: folder)
    #expect(faulty.code == 2)
    #expect(faulty.err.hasPrefix("proofsheet.json:1:28: error: unknown key `stiles` [config-unknown-key]\n"))
    try folder.write(#"{"styles": ["none*.json"]}"#, to: "proofsheet.json")
    let nothing = try Program.run(["lint"], in: folder)
    #expect(nothing.code == 2)
    #expect(nothing.err == "proofsheet.json:1:13: error: no file fits 'none*.json' [config-styles]\n")
    #expect(try Program.run(["lint", "--config", "nowhere.json", "clean.json"], in: folder).code == 2)
  }

  @Test func resultsIntoAFullDiskAreTrouble() throws {
    let outcome = try Program.shell("\"$PROOFSHEET\" lint faulty.json >/dev/full", in: folder())
    #expect(outcome.code == 2)
  }
}
