import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct SectionHeaderDrawingTests {
  let book: FontBook

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  @Test func itsTitleHasTheHeadlinesFontAndThePrimaryColour() throws {
    let small = style([.headlineFont: .font(Font(name: "Inter-Bold", size: 17)), .primaryColor: .color(signal)])
    let header = try SectionHeaderDrawing("HHH", small, with: book)
    #expect(header.size == Size(width: 375, height: 38))
    #expect(try contains(drawn(header, with: book), signal))
    let large = style([.headlineFont: .font(Font(name: "Inter-Bold", size: 400))])
    #expect(try SectionHeaderDrawing("H", large, with: book).size.height > 480)
  }

  @Test func aLongTitleKeepsToTheWidth() throws {
    let long = String(repeating: "Everything and ", count: 20)
    #expect(try SectionHeaderDrawing(long, style(), with: book).size.width == 375)
  }
}
