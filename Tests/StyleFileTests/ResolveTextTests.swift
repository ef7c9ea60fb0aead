import StyleFile
import Styling
import Testing

@Suite struct ResolveTextTests {
  private func sheet() throws -> StyleSheet {
    try load(##"{"X": {"colors": {"heroColor": "#abc"}}, "controls-selected": {"colors": {"heroColor": "#def"}}}"##)
      .sheet
  }

  @Test func anEntryIsTheFormOfItsStyle() throws {
    let sheet = try sheet()
    #expect(ResolveText.entry("X", of: sheet) == sheet.style(ofEntry: "X").map(ResolveText.style))
    #expect(ResolveText.entry("default", of: sheet) == ResolveText.style(.builtIn))
    #expect(ResolveText.entry("Y", of: sheet) == nil)
  }

  @Test func entriesAreAllOfThemAndDefault() throws {
    let text = try ResolveText.entries(of: sheet())
    let names = try SourceJSON(Array(text.utf8), file: "").root.members.map(\.name)
    #expect(names == ["X", "controls-selected", "default"])
  }

  @Test func answersStandInTheOrderOfTheirQueries() throws {
    let queries = [
      Query(Element("X")), Query(Element("UILabel")), Query(Element("Y", state: .selected)),
      Query(Element("Y"), declarations: [.init("Y", superclass: "X"), .init("X", superclass: "UIControl")]),
      Query(Element("Y")),
    ]
    let text = try ResolveText.answers(to: queries, from: sheet())
    let colors = try SourceJSON(Array(text.utf8), file: "").root.elements.map { answer in
      answer.members[0].value.members.first { $0.name == "heroColor" }?.value.string
    }
    #expect(colors == ["#aabbccff", "#1a1a1aff", "#ddeeffff", "#aabbccff", "#1a1a1aff"])
    #expect(ResolveText.answers(to: [], from: StyleSheet()) == "[]\n")
  }
}
