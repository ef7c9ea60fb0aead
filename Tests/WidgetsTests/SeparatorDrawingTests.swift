import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct SeparatorDrawingTests {
  @Test(arguments: [(16.0, 16...374), (0, 0...374)])
  func itIsOnePointHighAndBeginsAtItsInset(inset: Double, columns: ClosedRange<Int>) throws {
    let book = try FontBook(FontLibrary.bundled())
    let line = SeparatorDrawing(inset: inset, style([.separatorColor: .color(signal)]))
    #expect(line.size == Size(width: 375, height: 1))
    let picture = try drawn(line, with: book)
    let ink = try #require(
      inked(picture, on: Color(rgb: 0xff_ffff), columns: 0..<picture.width, rows: 0..<picture.height))
    #expect(ink.columns == columns.lowerBound + 4...columns.upperBound + 4)
    #expect(ink.rows == 4...4)
    #expect(picture[100, 4] == signal)
  }
}
