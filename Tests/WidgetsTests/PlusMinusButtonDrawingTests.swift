import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct PlusMinusButtonDrawingTests {
  let book: FontBook
  private static let title = Color(rgb: 0x00_00ff)

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private func button(isPlus: Bool, isPressed: Bool = false, _ changes: [Setting: Value?] = [:]) throws -> Bitmap {
    let all = changes.merging([.actionColor: .color(Self.title)]) { first, _ in first }
    return try drawn(PlusMinusButtonDrawing(isPlus: isPlus, isPressed: isPressed, style(all)), with: book)
  }

  @Test func theGlyphIsTwelvePointsInBarsOfTwo() throws {
    for isPlus in [true, false] {
      let picture = try button(isPlus: isPlus, [.borderColor: nil, .glossColor: nil, .fillColor: nil])
      let ink = try #require(
        inked(picture, on: Color(rgb: 0xff_ffff), columns: 0..<picture.width, rows: 0..<picture.height))
      #expect(ink.columns == 12...23)
      #expect(ink.rows == (isPlus ? 12...23 : 17...18))
    }
  }

  @Test func thePressedShadowIsTheTitlesColourNotTheShadows() throws {
    let (plain, pressed) = try (button(isPlus: true), button(isPlus: true, isPressed: true))
    #expect(plain != pressed)
    let other: [Setting: Value?] = [.shadowColor: .color(signal)]
    #expect(try button(isPlus: true, isPressed: true, other) == pressed)
    #expect(try button(isPlus: true, isPressed: true, [.actionColor: .color(signal)]) != pressed)
  }
}
