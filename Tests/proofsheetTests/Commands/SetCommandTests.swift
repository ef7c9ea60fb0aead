import TestSupport
import Testing

/// `proofsheet set`, as a process.
@Suite struct SetCommandTests {
  static let style = """
    {\r
      "default": {"controls": {"actionColor" : "ABC", "fillColor": null}},\r
    \t"UIButton-highlighted|selected": {  "controls": {\r
          "actionColor": "#00000000"\r
      } },
      "empty": { }
    }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.style, to: "s.json")
    try folder.write(#"{"fonts": {}}"#, to: "one.json")
    try folder.write(#"{"X": {"controls": 3}}"#, to: "odd.json")
    try folder.write("{,}", to: "broken.json")
    return folder
  }

  static let codes: [([String], Int32)] = [
    (["s.json", "default", "actionColor", "#ff0000"], 0), (["s.json", "default", "controls.actionColor", "null"], 0),
    (["s.json", "default", "actionColor", "red"], 2), (["s.json", "default", "actionColour", "#ff0000"], 2),
    (["s.json", "default", "actionFont", "{\"size\": 0}"], 2),
    (["s.json", "default", "actionFont", "{\"size\": 9}"], 0),
    (["s.json", "default", "textColor", "null}, \"x\": {"], 2), (["s.json", "X-pressed", "textColor", "null"], 2),
    (["one.json", "default", "textColor", "abc"], 0), (["one.json", "X", "textColor", "abc"], 2),
    (["odd.json", "X", "fillColor", "abc"], 2), (["broken.json", "default", "textColor", "abc"], 2),
    (["missing.json", "default", "textColor", "abc"], 2), (["s.json", "default", "textColor"], 2),
  ]

  @Test(arguments: codes) func exitCodes(arguments: [String], code: Int32) throws {
    let folder = try folder()
    #expect(try Program.run(["set"] + arguments, in: folder).code == code)
    if code != 0 { #expect(try folder.text(of: "s.json") == Self.style) }
  }

  /// What is set, what it replaces in the text, and by what.
  static let edits: [(arguments: [String], old: String, new: String)] = [
    (["default", "actionColor", "ff0000"], "\"ABC\"", "\"#ff0000ff\""),
    (["UIButton-highlighted|selected", "actionColor", "#12345678"], "\"#00000000\"", "\"#12345678\""),
    (["default", "fillColor", "\"abc\""], "\"fillColor\": null", "\"fillColor\": \"abc\""),
    (
      ["default", "actionFont", "{\"size\":  9}"], "\"fillColor\": null}",
      "\"fillColor\": null}, \"fonts\": {\"actionFont\": {\"size\":  9}}"
    ),
    (
      ["UIButton-highlighted|selected", "fillColor", "null"], "\"#00000000\"",
      "\"#00000000\",\r\n      \"fillColor\": null"
    ),
    (["empty", "textColor", "#fff"], "{ }", "{\"colors\": {\"textColor\": \"#ffffffff\"}}"),
    (
      ["A/B", "textColor", "#fff"], "\"empty\": { }",
      "\"empty\": { },\n  \"A/B\": {\"colors\": {\"textColor\": \"#ffffffff\"}}"
    ),
  ]

  @Test(arguments: edits) func onlyTheValueChanges(arguments: [String], old: String, new: String) throws {
    let folder = try folder()
    #expect(try Program.run(["set", "s.json"] + arguments, in: folder).code == 0)
    #expect(Self.style.ranges(of: old).count == 1)
    #expect(try folder.text(of: "s.json") == Self.style.replacing(old, with: new))
  }

  @Test func ofTwoThousandLinesOneValueChanges() throws {
    let entries = (0..<400).map { i in
      """
        "Class\(i)-selected": {
          "controls": {
            "actionColor": "#0000\(i % 10)\(i / 10 % 10)ff"
          }
        }
      """
    }
    let text = "{\n" + entries.joined(separator: ",\n") + "\n}\n"
    #expect(text.split(separator: "\n").count > 2000)
    let folder = try TemporaryFolder()
    try folder.write(text, to: "long.json")
    let outcome = try Program.run(["set", "long.json", "Class277-selected", "actionColor", "#abcdef12"], in: folder)
    #expect(outcome.out == "long.json:1389:22: controls.actionColor \"#000077ff\" → \"#abcdef12\"\n")
    let (old, new) = (Array(text.utf8), Array(try folder.text(of: "long.json").utf8))
    #expect(old.count == new.count)
    let changed = old.indices.filter { old[$0] != new[$0] }
    let line = "\"Class277-selected\": {\n    \"controls\": {\n      \"actionColor\": \""
    let start = try #require(text.firstRange(of: line)).upperBound
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    #expect(changed.allSatisfy { (offset..<offset + 9).contains($0) })
    #expect(try Program.run(["lint", "long.json"], in: folder).code == 0)
  }

  @Test func whatIsNoColourIsCalledSo() throws {
    let outcome = try Program.run(["set", "s.json", "default", "actionColor", "red"], in: folder())
    #expect(outcome.err.contains("`red` is not a colour"), "\(outcome.err)")
    #expect(outcome.err.contains("hint: write `#ff0000ff`"))
  }

  @Test func saysWhereAndWhat() throws {
    let folder = try folder()
    let again = ["set", "s.json", "default", "textColor", "#fff"]
    #expect(
      try Program.run(again, in: folder).out == "s.json:2:95: colors.textColor added, \"#ffffffff\"\n")
    #expect(try Program.run(again, in: folder).out == "s.json:2:95: colors.textColor already \"#ffffffff\"\n")
  }
}
