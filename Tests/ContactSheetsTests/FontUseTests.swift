import ContactSheets
import struct Diagnostics.SourceLocation
import Styling
import Testing

@Suite struct FontUseTests {
  private static func place(_ line: Int) -> SourceLocation { SourceLocation(file: "a.json", line: line, column: 1) }

  /// An entry that sets some fonts, each in a line of its own.
  private static func entry(
    _ key: String, _ fonts: [(Setting, String?, line: Int)]
  ) -> StyleSheet.WrittenEntry {
    var style = Style()
    for (setting, name, line) in fonts {
      style[setting] = Style.Assignment(
        .font(Font(name: name, size: 12)), origin: .file(key: key, place(line)))
    }
    return StyleSheet.WrittenEntry(key: StyleKey(key), at: place(1), style: style)
  }

  @Test func eachFontIsThereOnceWithItsSettingsAndPlaces() {
    let all = Setting.of(.fonts).map { ($0, "Zapfino" as String?, line: 2) }
    let sheet = StyleSheet([
      Self.entry("default", all),
      Self.entry(
        "UIButton", [(.actionFont, nil, line: 9), (.textFont, "Arial", line: 8), (.heroFont, "Arial", line: 5)]),
      Self.entry("UILabel", [(.captionFont, "Arial", line: 7)]),
    ])
    let uses = FontUse.all(in: sheet)
    #expect(uses.map(\.name) == [nil, "Arial", "Zapfino"])
    #expect(uses[0].settings == [.actionFont] && uses[0].locations == [Self.place(9)])
    #expect(uses[1].settings == [.heroFont, .textFont, .captionFont])
    #expect(uses[1].locations == [5, 7, 8].map(Self.place))
    #expect(uses[2].settings == Setting.of(.fonts) && uses[2].locations == [Self.place(2)])
  }

  @Test func theBuiltInStyleHasNoPlaces() {
    let uses = FontUse.all(in: StyleSheet())
    #expect(!uses.isEmpty)
    #expect(uses.allSatisfy { $0.locations.isEmpty && !$0.settings.isEmpty })
  }
}
