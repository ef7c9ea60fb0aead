import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct LabelDrawingTests {
  let book: FontBook

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  @Test(arguments: TextRole.allCases)
  func eachRoleHasItsFontAndColour(role: TextRole) throws {
    let font = Font(name: "Inter-Bold", size: 30)
    let changed = style([role.font: .font(font), role.color: .color(Color(rgb: 0xff00ff))])
    let label = try LabelDrawing("Hero", role, width: 400, changed, with: book)
    #expect(label.size.width == (try book.layOut("Hero", book.textStyle(for: font)).width))
    let picture = try picture(label.size) { try label.draw(at: $0, on: $1, with: book) }
    let colours = Set((0..<picture.height).flatMap { y in (0..<picture.width).map { picture[$0, y] } })
    #expect(colours.contains(Color(rgb: 0xff00ff)))
  }

  @Test func longTextBreaksAtSpaces() throws {
    let label = try LabelDrawing(
      "one two three four five six seven", .text, width: 80, style(), with: book)
    #expect(label.size.width <= 80)
    #expect(label.size.height > 30)
  }
}
