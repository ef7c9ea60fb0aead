import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct BackButtonDrawingTests {
  let book: FontBook

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private func drawn(isPressed: Bool) throws -> (picture: Bitmap, size: Size) {
    let button = try BackButtonDrawing(title: "", isPressed: isPressed, style(), with: book)
    return (try picture(button.size) { try button.draw(at: $0, on: $1, with: book) }, button.size)
  }

  @Test func widthIsTextAndMarginsAndArrow() throws {
    let text = try book.layOut("Library", book.textStyle(for: Font(name: "Inter-Regular", size: 15)))
    let button = try BackButtonDrawing(title: "Library", isPressed: false, style(), with: book)
    #expect(button.size == Size(width: ((text.width + 20) / 2).rounded(.up) * 2, height: 32))
  }

  @Test func onlyAPressedOneIsFilled() throws {
    let normal = try drawn(isPressed: false)
    let pressed = try drawn(isPressed: true)
    let (x, y) = (4 + Int(normal.size.width) - 6, 20)
    #expect(normal.picture[x, y] == Color(rgb: 0xffffff))
    #expect(pressed.picture[x, y] == Color(rgb: 0x00ff00))
  }

  @Test func itsTipPointsLeftAtHalfItsHeight() throws {
    let picture = try drawn(isPressed: true).picture
    let tip = try #require((0..<picture.width).first { picture[$0, 20].red < 0xff })
    let shoulder = try #require((0..<picture.width).first { picture[$0, 8].red < 0xff })
    #expect(tip <= 6)
    #expect(shoulder >= tip + 6)
  }
}
