import TestSupport
import Testing

/// `proofsheet convert`, as a process.
@Suite struct ConvertCommandTests {
  private func convert(_ text: String, _ flags: [String] = ["--to", "brstyle"]) throws -> Program.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "old.json")
    return try Program.run(["convert", "old.json"] + flags, in: folder)
  }

  @Test func theFlatModelWithIntegers() throws {
    let outcome = try convert(
      """
      {
        "appPrimaryColor": 4245758719, "controlTextColor": 255, "controlHighlightedColor": 3570717824,
        "inverseControlTextColor": 4294967295, "inverseControlSelectedColor": "#ABC", "textShadowColor": 128,
        "uiFont": {"name": "Lato", "size": 15}, "uiBoldFont": {"name": "Lato-Bold", "size": 15}, "bodyFont": {"size": 12.5}
      }
      """)
    #expect(
      outcome.out == """
        {
          "default": {
            "colors": {
              "primaryColor": "#fd1122ff"
            },
            "controls": {
              "actionColor": "#000000ff",
              "textShadow": { "color": "#00000080" }
            },
            "fonts": {
              "actionFont": { "name": "Lato", "size": 15 },
              "textFont": { "size": 12.5 }
            }
          },
          "controls-highlighted": {
            "controls": {
              "fillColor": "#d4d4d480"
            }
          },
          "bar-controls-normal": {
            "controls": {
              "actionColor": "#ffffffff"
            }
          },
          "bar-controls-selected": {
            "controls": {
              "actionColor": "#aabbccff"
            }
          }
        }

        """)
    #expect(outcome.err.contains("old.json:4:43: warning: `uiBoldFont` is not carried over"), "\(outcome.err)")
    #expect(outcome.code == 0)
  }

  static let nested = ##"""
    {"colors": {"primaryColor": "#1247b8ff", "alertColor": "#000000ff",
      "controlSettings": {"normalColorSettings": {"actionColor": "#111111ff"},
        "dangerousColorSettings": {"borderColor": null}},
      "inverseControlSettings": {"normalColorSettings": {"actionColor": "#ffffffff"},
        "selectedColorSettings": {"shadowColor": "#222222ff"}}},
     "fonts": {"actionFont": {"size": 15}}}
    """##

  @Test func theNestedModel() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.nested, to: "old.json")
    let outcome = try Program.run(["convert", "old.json", "--to", "brstyle", "-o", "new.json"], in: folder)
    #expect(outcome.out == "new.json\n")
    #expect(outcome.err.contains("old.json:1:42: warning: `alertColor` is not carried over"), "\(outcome.err)")
    #expect(try Program.run(["lint", "new.json"], in: folder).code == 0)
    let new = try folder.text(of: "new.json")
    let compact = new.filter { !$0.isWhitespace }
    #expect(
      compact == ##"""
        {"default":{"colors":{"primaryColor":"#1247b8ff"},"controls":{"actionColor":"#111111ff"},"fonts":{"actionFont":{"size":15}}},"controls-dangerous":{"controls":{"borderColor":null}},"bar-controls-normal":{"controls":{"actionColor":"#ffffffff"}},"bar-controls-selected":{"controls":{"shadowColor":"#222222ff"}}}
        """##)
  }

  @Test func lintRecognisesTheOlderModels() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.nested, to: "old.json")
    let outcome = try Program.run(["lint", "old.json"], in: folder)
    #expect(outcome.code != 0)
    #expect("\(outcome.out)\(outcome.err)".contains("[older-model]"))
  }

  @Test func faultyValuesAreToldAndLeftOut() throws {
    let outcome = try convert(#"{"appPrimaryColor": "red", "uiFont": {"name": "Lato"}, "controlTextColor": 255}"#)
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("old.json:1:21: error: `appPrimaryColor` is not a colour"))
    #expect(outcome.err.contains("old.json:1:38: error: `uiFont` is not a font"))
    #expect(outcome.out.contains("#000000ff"))
  }

  static let bad: [(String, [String])] = [
    (#"{"UIButton": {}}"#, ["--to", "brstyle"]), ("{}", ["--to", "brstyle"]), ("{,}", ["--to", "brstyle"]),
    ("[]", ["--to", "brstyle"]), (#"{"uiFont": {"size": 1}}"#, []), (#"{"uiFont": {"size": 1}}"#, ["--to", "css"]),
  ]

  @Test(arguments: bad) func troubleIsTwo(text: String, flags: [String]) throws {
    #expect(try convert(text, flags).code == 2)
  }
}
