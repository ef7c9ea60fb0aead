import Foundation
import Raster
import TestSupport
import Testing

@testable import Drawing

/// Text that is drawn with faces of the user's.
@Suite struct UserFacesTests {
  let fonts: UserFonts
  let book: FontBook

  init() throws {
    fonts = try UserFonts()
    book = try FontBook(fonts.library())
  }

  private func layOut(_ text: String, _ font: String? = nil, _ size: Double = 20) throws -> TextLayout {
    let match = book.match(font)
    return try book.layOut(text, TextStyle(face: match.face, size: size, isSheared: match.isSheared))
  }

  /// The PostScript names of the faces that draw a text, in the order of its glyphs.
  private func faces(of layout: TextLayout) -> [String] {
    layout.lines.flatMap(\.glyphs).map { $0.face.map { book.library.faces[$0].postScriptName } ?? "none" }
  }

  private func picture(_ layout: TextLayout, _ book: FontBook) throws -> Bitmap {
    let canvas = try Canvas(size: Size(width: 120, height: 60), scale: 2)
    try canvas.draw(layout, Color(rgb: 0), x: 4, y: 4, with: book)
    return canvas.finish()
  }

  @Test func everyFaceOpensAsItself() throws {
    for (place, face) in book.library.faces.enumerated() {
      let opened = try book.face(at: place)
      #expect(opened.source == OpenedFace.Source(path: book.library.path(of: face), index: face.index))
    }
  }

  @Test func aFaceTakesThePlaceOfAStandIn() throws {
    let text = try layOut("Label", "GillSans-Light")
    #expect(Set(faces(of: text)) == ["GillSans-Light"])
    #expect(book.match("GillSans-Light").differences.isEmpty)
    let plain = try FontBook(FontLibrary.bundled())
    let standIn = try plain.layOut("Label", TextStyle(face: plain.match("GillSans-Light").face, size: 20))
    #expect(try picture(text, book) != picture(standIn, plain))
  }

  /// Where the user's faces have no part, they change nothing.
  @Test func otherTextStaysAsItIs() throws {
    let plain = try FontBook(FontLibrary.bundled())
    for (text, font) in [("Label", nil), ("Ω → שלום", "AvenirNext-Medium"), ("Button", "Helvetica-Bold")] {
      let style = TextStyle(face: plain.match(font).face, size: 20)
      #expect(try plain.layOut(text, style) == book.layOut(text, style))
      #expect(try picture(plain.layOut(text, style), plain) == picture(book.layOut(text, style), book))
    }
  }

  @Test func anotherScriptIsShapedWithItsFace() throws {
    let word = try layOut("مرحبا")
    #expect(word.missing.isEmpty && word.isRightToLeft)
    #expect(Set(faces(of: word)) == ["ProofsheetNaskh-Regular"])
    // Letters join: the forms inside a word are not those that stand alone.
    let alone = try "مرحبا".map { try layOut(String($0)).lines[0].glyphs[0].id }
    #expect(word.lines[0].glyphs.map(\.id) != Array(alone.reversed()))
    // Six characters, five glyphs: virama and the letter before it make a half form.
    let hindi = try layOut("नमस्ते")
    #expect(hindi.missing.isEmpty)
    #expect(faces(of: hindi) == Array(repeating: "ProofsheetDevanagari-Regular", count: 5))
  }

  @Test func aMarkStaysWithItsBase() throws {
    let text = try layOut("مَ")
    #expect(faces(of: text) == ["ProofsheetNaskh-Regular", "ProofsheetNaskh-Regular"])
    // Also where that means that it has no glyph.
    #expect(faces(of: try layOut("a\u{64e}")) == ["Inter-Regular", "none"])
  }

  @Test func bundledFacesAreAskedBeforeTheUsers() throws {
    // The user's faces have Latin letters as well.
    #expect(Set(faces(of: try layOut("Aa", "Helvetica"))) == ["LiberationSans"])
    #expect(Set(faces(of: try layOut("A→", "ProofsheetPair-Bold"))) == ["ProofsheetPair-Bold", "Inter-Regular"])
  }

  @Test func facesOfOneFileAreDrawnApart() throws {
    let (regular, bold) = try (layOut("AB", "ProofsheetPair-Regular"), layOut("AB", "ProofsheetPair-Bold"))
    #expect(Set(faces(of: regular)) == ["ProofsheetPair-Regular"])
    #expect(Set(faces(of: bold)) == ["ProofsheetPair-Bold"])
    #expect(try picture(regular, book) != picture(bold, book))
  }

  @Test(arguments: ["ProofsheetOutline-Regular", "ProofsheetVariable-Regular", "GillSans-Light"])
  func everyKindOfOutlineIsFilled(font: String) throws {
    let picture = try picture(layOut("AB", font), book)
    let ink = stride(from: 3, to: picture.bytes.count, by: 4).count { picture.bytes[$0] > 127 }
    #expect((100...3000).contains(ink))
  }

  @Test func onlyFacesThatAreNamedAreOpened() throws {
    let fonts = try UserFonts(["naskh.ttf", "gill-sans-light.ttf"])
    let library = try fonts.library()
    try FileManager.default.removeItem(atPath: fonts.folder.path("naskh.ttf"))
    let book = try FontBook(library)
    #expect(try book.missing(in: "Label").isEmpty)
    #expect(try book.layOut("Label", TextStyle(face: library.match("GillSans-Light").face, size: 9)).width > 0)
    #expect(throws: DrawingError.faceUnreadable(path: fonts.folder.path("naskh.ttf"))) {
      try book.missing(in: "م")
    }
  }
}
