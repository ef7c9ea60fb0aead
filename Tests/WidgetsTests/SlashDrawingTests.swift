import Drawing
import Raster
import Testing
import Widgets

@Suite struct SlashDrawingTests {
  @Test func itGoesFromCornerToCorner() throws {
    let book = try FontBook(FontLibrary.bundled())
    let picture = try drawn(SlashDrawing(size: Size(width: 60, height: 30)), with: book)
    let ink = try #require(
      inked(picture, on: Color(rgb: 0xff_ffff), columns: 0..<picture.width, rows: 0..<picture.height))
    #expect((5...6).contains(ink.columns.lowerBound) && (61...62).contains(ink.columns.upperBound))
    #expect((5...6).contains(ink.rows.lowerBound) && (31...32).contains(ink.rows.upperBound))
  }
}
