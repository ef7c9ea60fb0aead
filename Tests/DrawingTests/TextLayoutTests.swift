import Raster
import Testing

@testable import Drawing

@Suite struct TextLayoutTests {
  let library: FontLibrary
  let book: FontBook

  init() throws {
    library = try FontLibrary.bundled()
    book = try FontBook(library)
  }

  private func style(_ name: String?, _ size: Double = 15) -> TextStyle {
    let match = library.match(name)
    return TextStyle(face: match.face, size: size, isSheared: match.isSheared)
  }

  @Test func lineHeightIsThatOfTheHheaTable() throws {
    // Lato: ascender 1974, descender -426, line gap 0, 2000 units per em.
    let text = try book.layOut("x", style("Lato-Regular", 20))
    #expect(text.firstBaseline == 19.740_234_375)
    #expect(abs(text.height - 24) < 0.002)
  }

  @Test func widthGrowsWithTheTextAndNotWithTheCallsBefore() throws {
    let before = try book.layOut("Button", style("GillSans"))
    _ = try book.layOut("Something else, עברית", style("Helvetica-Bold", 31))
    let fresh = try FontBook(library).layOut("Button", style("GillSans"))
    #expect(before == fresh)
    #expect(try book.layOut("Buttons", style("GillSans")).width > before.width)
  }

  @Test func breaksAtSpacesOnly() throws {
    let text = try book.layOut("one two three four", style(nil), width: 60, breaking: .atSpaces)
    #expect(text.lineCount > 1)
    #expect(text.width <= 60)
    let word = try book.layOut("Donaudampfschifffahrt", style(nil), width: 60, breaking: .atSpaces)
    #expect(word.lineCount == 1)
    #expect(word.width > 60)
  }

  @Test(
    arguments: [
      ("Button", []), ("שלום", []), ("中", [0x4e2d]), ("a中b中", [0x4e2d]),
      ("مرحبا", [0x645, 0x631, 0x62d, 0x628, 0x627]),
      ("→", []), ("🙂", [0x1f642]),
    ] as [(String, [UInt32])])
  func tellsWhichCharactersNoFaceHas(text: String, missing: [UInt32]) throws {
    let layout = try book.layOut(text, style("GillSans"))
    #expect(Set(layout.missing.map(\.value)) == Set(missing))
  }

  @Test func aControlCharacterDoesNotEndTheText() throws {
    let text = try book.layOut("ab\u{0}cd", style(nil))
    #expect(text == (try book.layOut("ab cd", style(nil))))
  }

  @Test func everyScaleDrawsTheSameGlyphs() throws {
    let text = try book.layOut("Label", style("GillSans-Light", 13))
    for scale in [1.0, 2.0, 3.0] {
      let canvas = try Canvas(size: Size(width: 60, height: 20), scale: scale)
      try canvas.draw(text, Color(rgb: 0), x: 4, y: 2, with: book)
      let picture = canvas.finish()
      let inked = (0..<picture.width).filter { x in (0..<picture.height).contains { picture[x, $0].alpha > 127 } }
      let first = Double(try #require(inked.first)) / scale
      let last = Double(try #require(inked.last)) / scale
      #expect(first > 4)
      #expect(last < 4 + text.width)
    }
  }

  @Test func translucentTextHasNoDarkOverlaps() throws {
    let text = try book.layOut("ÅÄfi", style("Lato-Bold", 40))
    let canvas = try Canvas(size: Size(width: 140, height: 60), scale: 1)
    try canvas.draw(text, Color(rgba: 0x0000_0080), x: 4, y: 2, with: book)
    let picture = canvas.finish()
    let darkest = stride(from: 3, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }.max()
    #expect(darkest == 0x80)
  }

  @Test func theShadowOfTextReachesBeyondTheGlyphs() throws {
    let text = try book.layOut("I", style("Lato-Bold", 20))
    let canvas = try Canvas(size: Size(width: 40, height: 40), scale: 1)
    try canvas.dropShadow(
      of: text, Color(rgb: 0), offset: Size(width: 0, height: 0), blur: 6, x: 16, y: 8, with: book)
    let picture = canvas.finish()
    let columns = (0..<40).filter { x in (0..<40).contains { picture[x, $0].alpha > 0 } }
    #expect(columns.count >= 10)
  }

  @Test func aHugeGlyphIsDrawnInsideItsCanvasOnly() throws {
    let text = try book.layOut("I", style("Lato-Bold", 4000))
    let canvas = try Canvas(size: Size(width: 50, height: 50), scale: 3)
    try canvas.draw(text, Color(rgb: 0), x: -560, y: -2000, with: book)
    let picture = canvas.finish()
    #expect(stride(from: 3, to: picture.bytes.count, by: 4).contains { picture.bytes[$0] == 255 })
  }
}
