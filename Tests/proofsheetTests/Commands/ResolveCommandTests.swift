import Foundation
import TestSupport
import Testing

/// `proofsheet resolve`, as a process.
@Suite struct ResolveCommandTests {
  static let set = """
    {
      "default": {"colors": {"primaryColor": "#11111111"}, "controls": {"shadow": null}},
      "controls-highlighted": {"controls": {"fillColor": "#22222222"}},
      "bar-controls-normal": {"controls": {"fillColor": "#33333333"}},
      "MyButton-selected|highlighted": {"controls": {"fillColor": "#44444444"}},
      "Panel/UILabel": {"controls": {"fillColor": "#55555555"}}
    }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.set, to: "set.json")
    return folder
  }

  private func fill(_ arguments: [String]) throws -> String? {
    let outcome = try Program.run(["resolve", "set.json"] + arguments, in: folder())
    #expect(outcome.code == 0, "\(outcome.err)")
    let style = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: [String: Any]]
    return style?["controls"]?["fillColor"] as? String
  }

  static let winners: [([String], String)] = [
    (["--class", "UIButton"], "#00000000"),
    (["--class", "UIButton", "--state", "highlighted"], "#22222222"),
    (["--class=UIButton", "--state=HIGHLIGHTED|normal"], "#22222222"),
    (["--class", "UIButton", "--in", "UIToolbar"], "#33333333"),
    (["--class", "UIButton", "--in-bar"], "#33333333"),
    (["--class", "UIButton", "--in", "UIToolbar", "--not-in-bar"], "#00000000"),
    (["--class", "MyButton", "--state", "highlighted|selected"], "#44444444"),
    (
      [
        "--class", "Mine", "--declare", "Mine:MyButton", "--declare=MyButton:UIButton", "--state",
        "selected|highlighted",
      ], "#44444444"
    ),
    (["--class", "Mine", "--declare", "Mine:", "--state", "highlighted"], "#00000000"),
    (["--class", "UILabel", "--in", "Panel"], "#55555555"),
    (["--class", "UILabel", "--in", "Panel", "--in", "UIView"], "#55555555"),
    (["--class", "Unknown", "--state", "highlighted", "--kind", "view"], "#00000000"),
    (["--class", "UIButton", "--state", "highlighted", "--lookup", "view"], "#00000000"),
  ]

  @Test(arguments: winners)
  func theWinnerIsPrinted(arguments: [String], expected: String) throws {
    #expect(try fill(arguments) == expected)
  }

  @Test func aStyleIsWholeAndSorted() throws {
    let outcome = try Program.run(["resolve", "set.json", "--class", "UIButton"], in: folder())
    #expect(outcome.out.hasPrefix("{\n  \"colors\": {\n    \"backgroundColor\": \"#fafafaff\",\n"))
    #expect(outcome.out.contains("\"textShadow\": null\n"))
    #expect(outcome.out.contains("\"name\": \"AvenirNext-Medium\",\n      \"size\": 15\n"))
    #expect(outcome.out.hasSuffix("}\n"))
  }

  @Test func manyQueriesAreAnsweredInTheirOrder() throws {
    let folder = try folder()
    try folder.write(
      """
      [{"class": "UIButton", "in": ["UIToolbar"], "state": "normal", "inBar": null, "lookup": "effective", "classes": {}},
       {"class": "Mine", "state": "highlighted|selected", "classes": {"Mine": "MyButton", "MyButton": "UIButton"}},
       {"class": "UIButton", "in": ["UIToolbar"], "inBar": false}]
      """, to: "queries.json")
    let outcome = try Program.run(["resolve", "set.json", "--queries", "queries.json"], in: folder)
    #expect(outcome.code == 0)
    let styles = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [[String: [String: Any]]]
    let fills = styles?.map { $0["controls"]?["fillColor"] as? String }
    #expect(fills == ["#33333333", "#44444444", "#00000000"])
  }

  @Test func entriesAreLaidOverTheDefault() throws {
    let folder = try folder()
    let one = try Program.run(["resolve", "set.json", "--entry", "controls-highlighted"], in: folder)
    #expect(one.code == 0)
    #expect(one.out.contains("\"fillColor\": \"#22222222\""))
    #expect(one.out.contains("\"primaryColor\": \"#11111111\""))
    let all = try Program.run(["resolve", "set.json", "--entries"], in: folder)
    let entries = try JSONSerialization.jsonObject(with: Data(all.out.utf8)) as? [String: Any]
    #expect(
      entries?.keys.sorted() == [
        "MyButton-selected|highlighted", "Panel/UILabel", "bar-controls-normal", "controls-highlighted", "default",
      ])
  }

  static let misuses: [([String], String)] = [
    (["set.json"], "what shall be resolved?"), (["--class", "UIButton"], "which style file?"),
    (["set.json", "set.json", "--class", "A"], "one style file is enough"),
    (["set.json", "--class", "A", "--entries"], "exclude each other"),
    (["set.json", "--entries", "--state", "selected"], "--state needs --class"),
    (["set.json", "--class", ""], "--class needs the name of a class"),
    (["set.json", "--class", "A", "--in", ""], "--in needs the name of a class"),
    (["set.json", "--class", "A", "--state", "higlighted"], "did you mean highlighted?"),
    (["set.json", "--class", "A", "--state", ""], "there is no state ''"),
    (["set.json", "--class", "A", "--state", "selected||focused"], "there is no state ''"),
    (["set.json", "--class", "A", "--in-bar", "--not-in-bar"], "exclude each other"),
    (["set.json", "--class", "A", "--lookup", "all"], "--lookup is state, view, effective"),
    (["set.json", "--class", "A", "--kind", "controller"], "--kind is control, bar_item, view"),
    (["set.json", "--class", "A", "--declare", "A"], "--declare is CLASS:SUPER"),
    (["set.json", "--class", "A", "--declare", ":B"], "--declare is CLASS:SUPER"),
    (["set.json", "--class", "A", "--exclaim"], "unknown flag --exclaim"),
    (["set.json", "--entry", "controls-higlighted"], "did you mean 'controls-highlighted'?"),
    (["missing.json", "--entries"], "cannot read missing.json: there is no such file or folder"),
    (["set.json", "--queries", "missing.json"], "cannot read missing.json"),
  ]

  @Test(arguments: misuses)
  func badUsageIsTwoAndPrintsNoResult(arguments: [String], message: String) throws {
    let outcome = try Program.run(["resolve"] + arguments, in: folder())
    #expect(outcome.code == 2)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  @Test func aFaultyValueIsReportedAndTheRestAnswered() throws {
    let folder = try folder()
    try folder.write(##"{"controls": {"fillColor": "#66666666", "actionColor": "red"}}"##, to: "faulty.json")
    let outcome = try Program.run(["resolve", "faulty.json", "--class", "UIButton"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.err.hasPrefix("faulty.json:1:56: error: "))
    #expect(outcome.out.contains("\"fillColor\": \"#66666666\""))
    #expect(outcome.out.contains("\"actionColor\": \"#555555ff\""))
  }

  // MARK: --explain

  private static let explained = """
    {
      "default": {"controls": {"fillColor": null}},
      "UIToolbar/UIButton-selected": {"controls": {"actionColor": "#ff0000"}},
      "UIButton-selected, controls-focused": {"fonts": {"actionFont": {"size": 9}}}
    }
    """

  @Test func explainsOneElement() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.explained, to: "s.json")
    let words = ["resolve", "s.json", "--explain", "--class", "UIButton", "--in", "UIToolbar", "--state", "selected"]
    let lines = try Program.run(words, in: folder).out.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "UIToolbar/UIButton-selected: UIToolbar/UIButton-selected, s.json:3:3",
        "  rules for selected: UIToolbar/UIButton-selected, s.json:3:3",
        "    + UIToolbar/UIButton-selected, s.json:3:3, wins",
        "    - UIButton-selected, controls-focused, s.json:4:3, as UIButton-selected, but another one fits better",
      ])
    #expect(lines.count == 4 + 30)
    #expect(lines.contains { $0.hasSuffix("\"#ff0000ff\"  UIToolbar/UIButton-selected, s.json:3:63") })
    #expect(lines.contains { $0.hasSuffix("null  default, s.json:2:41") })
    let json = try Program.run(words + ["--json"], in: folder).out
    #expect(json.contains("\"verdict\": \"beaten\""))
    #expect(json.contains("\"isExact\": true"))
  }

  @Test func explainsEverySelector() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.explained, to: "s.json")
    let text = try Program.run(["resolve", "s.json", "--explain", "--all"], in: folder).out
    let heads = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      heads == [
        "UIToolbar/UIButton-selected: UIToolbar/UIButton-selected, s.json:3:3",
        "UIButton-selected: UIButton-selected, controls-focused, s.json:4:3",
        "UIControl-focused: UIButton-selected, controls-focused, s.json:4:23",
      ])
  }

  @Test(arguments: [
    ["--all"], ["--json", "--class", "X"], ["--explain", "--entries"], ["--explain"],
    ["--explain", "--all", "--class", "X"],
  ])
  func badExplanationsAreTwo(flags: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "s.json")
    #expect(try Program.run(["resolve", "s.json"] + flags, in: folder).code == 2)
  }
}
