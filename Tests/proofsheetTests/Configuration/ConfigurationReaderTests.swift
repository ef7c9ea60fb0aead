import Diagnostics
import Testing

@testable import proofsheet

@Suite struct ConfigurationReaderTests {
  private func read(_ text: String, base: String = "") -> (configuration: Configuration, diagnostics: [String]) {
    let (configuration, diagnostics) = ConfigurationReader.read(Array(text.utf8), file: "p.json", base: base)
    return (configuration, diagnostics.map(\.description))
  }

  @Test func anEmptyOneLeavesEverythingAsItIs() {
    let (configuration, diagnostics) = read("{}")
    var expected = Configuration()
    expected.file = "p.json"
    #expect(configuration == expected)
    #expect(diagnostics.isEmpty)
  }

  @Test func everyKeyIsRead() {
    let (configuration, diagnostics) = read(
      """
      {
        "styles": ["Examples/*.json", "/abs/x.json"],
        "snapshots": "Goldens", "scales": [3, 1, 3], "fonts": ["type", "/abs"],
        "classes": {"Mine": {"super": "UIButton", "kind": "button", "title": "Buy"}, "Root": {"super": null}, "Plain": {}},
        "limits": {"buttons/**": {"max-diff-pixels": 3, "max-channel-delta": 255, "reason": "dithering"}},
        "rules": {"unknown-setting": "warning", "absurd-size": "error", "equal-selectors": "off"}
      }
      """, base: "../")
    #expect(diagnostics == [])
    #expect(configuration.base == "../")
    #expect(configuration.styles.map(\.text) == ["Examples/*.json", "/abs/x.json"])
    #expect(configuration.styles.last?.location == SourceLocation(file: "p.json", line: 2, column: 33))
    #expect(configuration.snapshots == "../Goldens")
    #expect(configuration.scales == [1, 3])
    #expect(configuration.fonts.map(\.text) == ["../type", "/abs"])
    #expect(configuration.fonts.last?.location == SourceLocation(file: "p.json", line: 3, column: 66))
    #expect(
      configuration.classes == [
        .init(
          name: "Mine", superclass: "UIButton", kind: .button, title: "Buy",
          titleLocation: SourceLocation(file: "p.json", line: 4, column: 72)),
        .init(name: "Root", superclass: nil), .init(name: "Plain", superclass: "UIControl"),
      ])
    #expect(
      configuration.limits == [
        .init(glob: Glob("buttons/**"), maxDiffPixels: 3, maxChannelDelta: 255, reason: "dithering")
      ])
    #expect(
      configuration.rules == ["unknown-setting": .warning, "absurd-size": .error, "equal-selectors": .off])
  }

  static let wrong: [(String, String)] = [
    ("[]", "p.json:1:1: error: a configuration is an object, not a list [config-value]"),
    (
      #"{"style": []}"#,
      "p.json:1:2: error: unknown key `style` [config-unknown-key]\n  hint: did you mean `styles`?"
    ),
    (
      #"{"zzzzzzzzzz": 1}"#,
      "p.json:1:2: error: unknown key `zzzzzzzzzz` [config-unknown-key]\n  "
        + "hint: known are styles, snapshots, scales, fonts, classes, limits, rules"
    ),
    (#"{"styles": "a.json"}"#, "p.json:1:12: error: `styles` is a list of texts, not a string [config-value]"),
    (#"{"styles": [1]}"#, "p.json:1:13: error: each of `styles` is a text that is not empty [config-value]"),
    (#"{"snapshots": ""}"#, "p.json:1:15: error: `snapshots` is a text that is not empty [config-value]"),
    (#"{"fonts": "a"}"#, "p.json:1:11: error: `fonts` is a list of texts, not a string [config-value]"),
    (#"{"fonts": [""]}"#, "p.json:1:12: error: each of `fonts` is a text that is not empty [config-value]"),
    (#"{"scales": [1, 4]}"#, "p.json:1:16: error: a scale is 1, 2 or 3, not 4 [config-value]"),
    (#"{"scales": [1.5]}"#, "p.json:1:13: error: a scale is 1, 2 or 3, not 1.5 [config-value]"),
    (
      #"{"scales": []}"#,
      "p.json:1:12: error: `scales` is a list of device scales [config-value]\n  hint: write \"scales\": [1, 2]"
    ),
    (
      #"{"classes": {"A": {"kind": "buton"}}}"#,
      "p.json:1:28: error: `kind` is \"button\", \"bar-button-item\", \"back-button\", \"navigation-bar\", \"toolbar\", \"tab-bar\", \"label\", \"text-field\", \"list-cell\", \"section-header\", \"segmented-control\", \"switch\", \"slider\", \"stepper\", \"toggle\", \"plus-minus\", \"popover\", \"view\" [config-value]\n  hint: did you mean \"button\"?"
    ),
    (
      #"{"classes": {"A": {"supper": "B"}}}"#,
      "p.json:1:20: error: unknown key `supper` [config-unknown-key]\n  hint: did you mean `super`?"
    ),
    (
      #"{"classes": {"A": 1}}"#,
      "p.json:1:19: error: each of `classes` has a name and is an object [config-value]"
    ),
    (
      #"{"limits": {"a": {"max-diff-pixels": 1}}}"#,
      "p.json:1:13: error: a limit needs a `reason` [config-value]\n  hint: say why this difference is right"
    ),
    (
      #"{"limits": {"a": {"max-channel-delta": 256, "reason": "r"}}}"#,
      "p.json:1:40: error: `max-channel-delta` is a whole number from 0 to 255 [config-value]"
    ),
    (
      #"{"limits": {"a": {"max-diff-pixels": -1, "reason": "r"}}}"#,
      "p.json:1:38: error: `max-diff-pixels` is a whole number from 0 [config-value]"
    ),
    (
      #"{"rules": {"unknown-seting": "off"}}"#,
      "p.json:1:12: error: unknown rule `unknown-seting` [config-unknown-rule]\n  "
        + "hint: did you mean `unknown-setting`?"
    ),
    (
      #"{"rules": {"unknown-setting": "of"}}"#,
      "p.json:1:31: error: a rule's setting is \"error\", \"warning\", \"off\" [config-value]\n  "
        + "hint: did you mean \"off\"?"
    ),
  ]

  @Test(arguments: wrong)
  func everyMistakeHasItsPlace(text: String, diagnostic: String) {
    #expect(read(text).diagnostics == [diagnostic])
  }

  @Test func allMistakesAreSaidInOnePass() {
    let text = #"{"scales": [9, 8], "stiles": [], "scales": [7]}"#
    let places = ConfigurationReader.read(Array(text.utf8), file: "p", base: "").diagnostics.map { $0.location?.column }
    #expect(places == [20, 34, 45])
  }

  @Test func whatIsNoJSONIsSaidOnce() {
    let diagnostics = ConfigurationReader.read(Array("{,}".utf8), file: "p.json", base: "").diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.rule.hasPrefix("json") == true)
    #expect(diagnostics.first?.location == SourceLocation(file: "p.json", line: 1, column: 2))
  }
}
