import StyleFile
import Styling
import TestSupport
import Testing

@Suite struct CanonicalTextTests {
  private func canonical(_ text: String, _ extent: CanonicalText.Extent = .written) throws -> String {
    try CanonicalText.of(Array(text.utf8), file: "s.json", extent)
  }

  @Test func ordersEntriesSectionsAndSettings() throws {
    let text = ##"""
      {"X": {}, "bar-controls-normal": {}, "controls-Selected|disabled": {}, "controls-selected": {},
       "A,B": {}, "controls-disabled": {"fonts": {"textFont": {"size": 9}}, "colors": {"textColor": " ABC"}},
       "default": {"controls": {"shadow": {"blurRadius": 1, "color": "#ABC"}, "actionColor": null}}}
      """##
    #expect(
      try canonical(text) == ##"""
        {
          "default": {
            "controls": {
              "actionColor": null,
              "shadow": { "color": "#aabbccff", "blurRadius": 1 }
            }
          },
          "controls-selected": {},
          "controls-disabled": {
            "colors": {
              "textColor": "#aabbccff"
            },
            "fonts": {
              "textFont": { "size": 9 }
            }
          },
          "controls-Selected|disabled": {},
          "bar-controls-normal": {},
          "X": {},
          "A,B": {}
        }

        """##)
  }

  @Test func keepsWhatIsUnknownFaultyOrThereTwice() throws {
    let text = ##"""
      {"default": {"fnts": [1, {"a": 1e2}], "colors": {"textColor": "red", "x": "#ABC", "textColor": "#ABC"}},
       "default": 7, "X": {"fonts": 3, "controls": {"shadow": [1], "fillColor": 12}}}
      """##
    #expect(
      try canonical(text) == ##"""
        {
          "default": {
            "colors": {
              "textColor": "red",
              "textColor": "#aabbccff",
              "x": "#ABC"
            },
            "fnts": [1, { "a": 1e2 }]
          },
          "default": 7,
          "X": {
            "controls": {
              "fillColor": 12,
              "shadow": [1]
            },
            "fonts": 3
          }
        }

        """##)
  }

  @Test(arguments: [
    ("[1 ,2]", "[1, 2]\n"), ("{ }", "{}\n"), (" null", "null\n"), (#"{"a":{}}"#, "{\n  \"a\": {}\n}\n"),
  ])
  func writesWhatIsNoStyle(text: String, formatted: String) throws {
    #expect(try canonical(text) == formatted)
  }

  @Test func minimalDropsWhatIsInheritedAndNothingElse() throws {
    let text = ##"""
      {"default": {"colors": {"textColor": "#000000ff", "heroColor": "#123456ff"}, "fonts": {"textFont": {"size": 99}}},
       "X": {"colors": {"heroColor": "#123456", "textColor": "red"}, "controls": {"fillColor": "#01020304"}},
       "Y": {"colors": {"heroColor": "#123456FF"}}}
      """##
    let minimal = try canonical(text, .minimal)
    #expect(!minimal.contains("  \"heroColor\": \"#123456\""))
    #expect(minimal.contains(#""textColor": "red""#), "what is faulty is a person's to mend")
    #expect(minimal.contains(#""Y": {}"#), "an entry stays: its key says something")
    #expect(try resolved(minimal) == resolved(text))
  }

  @Test func completeSaysEverySettingAndResolvesTheSame() throws {
    let text =
      ##"{"default": {"colors": {"textColor": null}}, "A/X-selected": {"fonts": {"textFont": {"size": 1.5}}}}"##
    let complete = try canonical(text, .complete)
    #expect(complete.split(separator: "\n").count == 2 * (30 + 2 * 4) + 2)
    #expect(try resolved(complete) == resolved(text))
  }

  @Test(arguments: ["brand", "brand-dark", "states", "style", "styles"])
  func examplesMeanTheSame(name: String) throws {
    let text = try Project.text(of: "Examples/\(name).json")
    for extent in [CanonicalText.Extent.written, .minimal, .complete] {
      let formatted = try canonical(text, extent)
      #expect(try canonical(formatted, extent) == formatted)
      #expect(try resolved(formatted) == resolved(text))
    }
    #expect(try canonical(canonical(text, .complete), .minimal) == canonical(canonical(text, .minimal), .minimal))
  }

  @Test func isItsOwnCanonicalFormWhateverIsWrong() throws {
    let text = try Project.text(of: "Tests/Fixtures/styles/mistakes.json")
    let once = try canonical(text)
    #expect(try canonical(once) == once)
    #expect(try load(once).diagnostics.map(\.rule).sorted() == load(text).diagnostics.map(\.rule).sorted())
  }

  /// The styles of a text by their keys.
  private func resolved(_ text: String) throws -> [String: ResolvedStyle] {
    let entries = try load(text).sheet.entries.map { ($0.key.text, $0.resolved) }
    return Dictionary(uniqueKeysWithValues: entries)
  }
}
