import Diagnostics
import Raster
import Styling
import Testing

@Suite struct StyleSheetTests {
  private func entry(_ key: String, _ values: [(Setting, Value?)]) -> StyleSheet.WrittenEntry {
    var style = Style()
    for (setting, value) in values { style[setting] = Style.Assignment(value) }
    return .init(key: StyleKey(key), at: Diagnostics.SourceLocation(file: "t", line: 1, column: 1), style: style)
  }

  private let red = Value.color(Color(rgb: 0xff0000))
  private let blue = Value.color(Color(rgb: 0x0000ff))

  @Test func entriesLieOverDefaultAndNotOverEachOther() {
    let sheet = StyleSheet([
      entry("A/B", [(.fillColor, blue)]), entry("B", [(.borderColor, blue)]), entry("default", [(.fillColor, red)]),
    ])
    #expect(sheet.hasDefault)
    #expect(sheet.style(ofEntry: "B")?[.fillColor] == red)
    #expect(sheet.style(ofEntry: "A/B")?[.fillColor] == blue)
    #expect(sheet.style(ofEntry: "A/B")?[.borderColor] == ResolvedStyle.builtIn[.borderColor])
    #expect(sheet.style(ofEntry: "C") == nil)
  }

  @Test func nothingReplacesAndCanBeFilledAgain() {
    let sheet = StyleSheet([
      entry("default", [(.heroFont, nil)]), entry("A", []), entry("B", [(.heroFont, .font(.system(size: 30)))]),
    ])
    #expect(sheet.defaultStyle.font(.heroFont) == nil)
    #expect(sheet.style(ofEntry: "A")?.font(.heroFont) == nil)
    #expect(sheet.style(ofEntry: "B")?.font(.heroFont) == Font(name: nil, size: 30))
  }

  @Test func aSetWithoutDefaultHasTheBuiltInOne() {
    let sheet = StyleSheet([entry("A", [])])
    #expect(!sheet.hasDefault)
    #expect(sheet.defaultStyle == .builtIn)
    #expect(sheet.style(ofEntry: "default") == .builtIn)
    #expect(sheet.style(ofEntry: "A") == .builtIn)
  }

  @Test func ofEqualKeysTheLastCountsInItsPlace() {
    let sheet = StyleSheet([entry("A", [(.fillColor, red)]), entry("B", []), entry("A", [(.borderColor, blue)])])
    #expect(sheet.entries.map(\.key.text) == ["B", "A"])
    #expect(sheet.style(ofEntry: "A")?[.fillColor] == ResolvedStyle.builtIn[.fillColor])
    #expect(sheet.style(ofEntry: "A")?[.borderColor] == blue)
  }

  @Test func aStyleForgetsWhatIsTakenBack() {
    var style = Style()
    style[.fillColor] = Style.Assignment(red)
    style[.shadow] = Style.Assignment(nil)
    #expect(style.assigned == [.fillColor, .shadow])
    style[.fillColor] = nil
    #expect(style.assigned == [.shadow])
    #expect(!style.isEmpty)
    style[.shadow] = nil
    #expect(style.isEmpty)
  }

  @Test func resolvedStylesAreEqualByTheirValues() {
    var style = Style()
    style[.fillColor] = Style.Assignment(.color(.clear), origin: .code)
    #expect(ResolvedStyle.builtIn.overlaid(with: style) == .builtIn)
    style[.fillColor] = Style.Assignment(nil)
    #expect(ResolvedStyle.builtIn.overlaid(with: style) != .builtIn)
  }
}
