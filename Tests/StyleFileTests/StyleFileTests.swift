import Diagnostics
import Raster
import StyleFile
import Styling
import TestSupport
import Testing

@Suite struct StyleFileTests {
  // MARK: One style or a set

  @Test(
    arguments: [
      ("{}", false, []), (#"{"colors": {}}"#, true, []), (#"{"fonts": {}, "controls": {}}"#, true, []),
      (#"{"default": {}, "X": {}}"#, false, []),
      (#"{"colors": {}, "fonts": {}, "X": {}}"#, true, ["1:29 mixed-top-level"]),
      (#"{"X": {}, "Y": {}, "fonts": {}}"#, false, ["1:20 mixed-top-level"]),
      (#"{"fonts": {}, "default": {}}"#, false, ["1:2 mixed-top-level"]),
      (#"{"fonts": {}, "colours": {}}"#, true, ["1:15 mixed-top-level"]),
      (##"{"fonts": {}, "heroColor": "#abc"}"##, true, ["1:15 misplaced-setting"]),
      (##"{"heroColor": "#abc"}"##, false, ["1:2 misplaced-setting"]),
      (#"{"heroFont": {"size": 12}}"#, false, ["1:2 misplaced-setting"]),
      ("[]", false, ["1:1 not-a-style"]), (" 1", false, ["1:2 not-a-style"]), ("null", false, ["1:1 not-a-style"]),
    ] as [(String, Bool, [String])])
  func sectionsAtTheTopMakeOneStyle(text: String, isOneStyle: Bool, expected: [String]) throws {
    #expect(try load(text).isOneStyle == isOneStyle)
    #expect(try mistakes(in: text) == expected)
  }

  @Test func oneStyleIsTheDefault() throws {
    let sheet = try load(##"{"colors": {"primaryColor": "#abc"}}"##).sheet
    #expect(sheet.hasDefault)
    #expect(sheet.entries.map(\.key.text) == ["default"])
    #expect(sheet.defaultStyle.color(.primaryColor) == Color(rgb: 0xaabbcc))
    #expect(
      sheet.defaultStyle.origin(of: .primaryColor)
        == .file(key: "default", Diagnostics.SourceLocation(file: "s.json", line: 1, column: 29)))
    #expect(sheet.defaultStyle.origin(of: .heroColor) == .builtIn)
  }

  // MARK: What is kept

  @Test func whatIsNoStyleIsSkipped() throws {
    let text = """
      {"A": 1, "B": null, "default": [],
       "C": {"colors": null, "fonts": "x", "controls": {"fillColor": "#abc"}}}
      """
    #expect(
      try mistakes(in: text) == [
        "1:7 entry-type", "1:15 entry-type", "1:32 entry-type", "2:18 section-type", "2:33 section-type",
      ])
    let sheet = try load(text).sheet
    #expect(sheet.entries.map(\.key.text) == ["C"])
    #expect(!sheet.hasDefault)
    #expect(sheet.style(ofEntry: "C")?.color(.fillColor) == Color(rgb: 0xaabbcc))
  }

  @Test func ofDuplicateKeysTheLastCountsAlone() throws {
    let text = """
      {"X": {"colors": {"heroColor": "#111", "formColor": "#112"}},
       "default": {}, "X": {"colors": {"heroColor": "#222", "heroColor": "#333"}, "colors": {"formColor": "no"}}}
      """
    #expect(
      try mistakes(in: text) == [
        "2:17 duplicate-key", "2:55 duplicate-key", "2:77 duplicate-key", "2:101 color-value",
      ])
    let sheet = try load(text).sheet
    #expect(sheet.entries.map(\.key.text) == ["default", "X"])
    #expect(sheet.style(ofEntry: "X") == .builtIn)
  }

  @Test func aFaultyLastValueLeavesWhatDefaultHas() throws {
    let text = """
      {"default": {"colors": {"heroColor": "#111"}}, "X": {"colors": {"heroColor": "#222", "heroColor": "red"}}}
      """
    #expect(try load(text).sheet.style(ofEntry: "X")?.color(.heroColor) == Color(rgb: 0x111111))
  }

  // MARK: Names

  @Test(arguments: [
    (#"{"X": {"colours": {}}}"#, "unknown-section", "`colors`"),
    (#"{"X": {"default": {}}}"#, "unknown-section", "set"),
    (##"{"X": {"fillColor": "#abc"}}"##, "misplaced-setting", "`controls`"),
    (##"{"colors": {"primaryColour": "#abc"}}"##, "unknown-setting", "`primaryColor`"),
    (##"{"colors": {"fillColor": "#abc"}}"##, "misplaced-setting", "`controls`"),
    (##"{"colors": {"fillColour": "#abc"}}"##, "unknown-setting", "another section"),
    (#"{"colors": {"inverseControlSettings": {}}}"#, "older-model", "bar-controls"),
    (#"{"colors": {"controlSettings": {"normalColorSettings": {}}}}"#, "older-model", "default"),
    (#"{"fonts": {"alertFont": {"size": 3}}}"#, "older-model", "remove"),
    (#"{"appPrimaryColor": 4245758719}"#, "older-model", "`colors.primaryColor`"),
    (#"{"inverseControlTextColor": 4245758719}"#, "older-model", "bar-controls"),
    (#"{"uiFont": {"name": "X", "size": 3}}"#, "older-model", "`fonts.actionFont`"),
    (#"{"controls-higlighted": {}}"#, "unknown-state", "`highlighted`"),
    (#"{"X-pressed": {}}"#, "unknown-state", "`highlighted`"),
    (#"{"bar-controls": {}}"#, "unknown-state", "bar-controls-"),
    (#"{"My-Knob": {}}"#, "unknown-state", "focused"), (#"{"X-": {}}"#, "empty-state", "disabled"),
    (#"{"": {}}"#, "empty-class", "Class"), (#"{"A//X": {}}"#, "empty-container", "/"),
    (#"{"default, X": {}}"#, "default-in-list", "own"), (#"{"controls-normal": {}}"#, "controls-normal", "default"),
    (#"{"control-selected": {}}"#, "misspelt-key", "`controls-selected`"),
    (#"{"Controls-selected": {}}"#, "misspelt-key", "`controls-selected`"),
    (#"{"defualt": {}}"#, "misspelt-key", "`default`"),
    (#"{"controls": {}, "A": {}, "B": {}}"#, "mixed-top-level", "entry"),
    (#"{"UILabel-selected": {}}"#, "view-with-state", "`UILabel`"),
    (#"{"A/UIViewController": {}}"#, "controller-as-class", "inside"),
    (#"{"X-selected|focused": {}, "X-focused|Selected": {}}"#, "equal-selectors", "join"),
    (#"{"X": {}, "X-normal": {}}"#, "equal-selectors", "join"), (#"{"X, X": {}}"#, "equal-selectors", "join"),
    (#"{"controls-selected": {}, "controls-SELECTED": {}}"#, "equal-selectors", "join"),
  ])
  func aMistakeHasItsRuleAndItsMend(text: String, rule: String, mend: String) throws {
    let diagnostics = try load(text).diagnostics
    #expect(diagnostics.map(\.rule) == [rule])
    #expect(diagnostics.first?.hint?.contains(mend) == true)
    #expect(diagnostics.first?.severity == LintRule(rawValue: rule)?.severity)
  }

  @Test(arguments: [
    #"{"MyCustomButton": {}, "UIPopoverController/MyCustomButton": {}, "MyCustomButton-highlighted|selected": {}}"#,
    #"{"A": {}, "B/A": {}, "A-selected": {}, "controls-selected": {}, "bar-controls-selected": {}, "control": {}}"#,
    #"{"UIButon-selected": {}, "Control-selected": {}, "console": {}, "UIControl-dangerous": {}, "UIView": {}}"#,
  ])
  func unknownClassesAreNoMistake(text: String) throws {
    let diagnostics = try load(text).diagnostics
    #expect(diagnostics.filter { $0.rule != "misspelt-key" }.isEmpty)
  }

  @Test func mistakesInKeysHaveTheirPlaceInTheFile() throws {
    #expect(
      try mistakes(in: "{\n \"Ä, B\\u002dpressed, C-selected|bogus\": {}}") == [
        "2:13 unknown-state", "2:33 unknown-state",
      ])
  }

  @Test func equalSelectorsNameBothPlaces() throws {
    let message = try #require(try load("{\"X-selected\": {},\n \"A, X-selected\": {}}").diagnostics.first)
    #expect("\(message)".hasPrefix("s.json:2:6: warning: "))
    #expect(message.message.contains("s.json:1:2"))
  }

  @Test func everythingIsReportedInOnePassInReadingOrder() throws {
    let text = """
      {
        "default": {"colors": {"primaryColor": "#12g4", "heroColour": "#fff"}},
        "controls-higlighted": {"controls": {"fillColor": 3}},
        "X": {"fonts": {"heroFont": {"name": "", "size": 0, "sise": 1}}, "color": {}},
        "X": 5
      }
      """
    #expect(
      try mistakes(in: text) == [
        "2:42 color-value", "2:51 unknown-setting", "3:13 unknown-state", "3:53 color-value", "4:40 font-value",
        "4:52 font-size", "4:55 unknown-key", "4:68 unknown-section", "5:3 duplicate-key", "5:8 entry-type",
      ])
  }

  @Test func thePathOfAFaultyValueIsNamed() throws {
    let inSet = try load(#"{"X-selected": {"controls": {"fillColor": "red"}}}"#).diagnostics
    #expect(inSet.first?.message.hasPrefix("`X-selected` → `controls.fillColor`: ") == true)
    let alone = try load(#"{"controls": {"fillColor": "red"}}"#).diagnostics
    #expect(alone.first?.message.hasPrefix("`controls.fillColor`: ") == true)
  }

  @Test func declaredClassesAreJudgedByTheirKind() throws {
    let text = Array(#"{"Card-selected": {}, "UILabel-selected": {}}"#.utf8)
    let classes = ClassTable.uiKit.declaring("Card", superclass: "UIView").declaring("UILabel", superclass: "UIControl")
    let diagnostics = try StyleFile.load(text, file: "s.json", classes: classes).diagnostics
    #expect(diagnostics.map(\.rule) == ["view-with-state"])
    #expect(diagnostics.first?.message.contains("`Card`") == true)
  }

  @Test func textThatIsNotJSONIsRefused() {
    #expect(throws: StyleFileError.self) { try load("{\"default\": }") }
  }

  /// Everything that can be wrong in one file, and what is said about it.
  @Test func theMistakesOfAFileAreToldAsExpected() throws {
    let text = try Project.text(of: "Tests/Fixtures/styles/mistakes.json")
    let told = try load(text).diagnostics.map { "\($0)\n" }.joined()
    #expect(try told == Project.text(of: "Tests/Fixtures/styles/mistakes.txt"))
    #expect(try load(text).sheet.entries.count == 13)
  }

  // MARK: Real files

  @Test(arguments: ["style", "styles", "states", "brand"])
  func examplesAreClean(name: String) throws {
    let text = try Project.text(of: "Examples/\(name).json")
    #expect(try mistakes(in: text) == [])
  }
}
