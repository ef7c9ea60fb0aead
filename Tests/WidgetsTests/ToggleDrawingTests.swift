import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct ToggleDrawingTests {
  let book: FontBook
  private static let on = style([.primaryColor: .color(Color(rgb: 0x00_80ff))])
  private static let disabled = style([.borderColor: .color(Color(rgb: 0x80_8080))])

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private func toggle(_ meaning: ToggleDrawing.Meaning, isSelected: Bool) throws -> Bitmap {
    try drawn(ToggleDrawing(meaning, isSelected: isSelected, Self.on, disabled: Self.disabled), with: book)
  }

  @Test(arguments: ToggleDrawing.Meaning.allCases)
  func selectedIsPrimaryElseTheBorderOfDisabled(meaning: ToggleDrawing.Meaning) throws {
    let (on, off) = try (toggle(meaning, isSelected: true), toggle(meaning, isSelected: false))
    #expect(contains(on, Color(rgb: 0x00_80ff)) && !contains(on, Color(rgb: 0x80_8080)))
    #expect(contains(off, Color(rgb: 0x80_8080)) && !contains(off, Color(rgb: 0x00_80ff)))
  }

  /// Whether the left and the right half of a disc are filled.
  @Test(arguments: [(ToggleDrawing.Meaning.left, true, false), (.whole, true, true), (.right, false, true)])
  func onlyItsPartIsFilled(meaning: ToggleDrawing.Meaning, left: Bool, right: Bool) throws {
    let picture = try toggle(meaning, isSelected: true)
    #expect((picture[16, 20] == Color(rgb: 0x00_80ff)) == left)
    #expect((picture[24, 20] == Color(rgb: 0x00_80ff)) == right)
  }

  @Test func withoutAColourNothingIsDrawn() throws {
    let nothing = ToggleDrawing(.whole, isSelected: false, Self.on, disabled: style([.borderColor: nil]))
    #expect(
      try inked(drawn(nothing, with: book), on: Color(rgb: 0xff_ffff), columns: 0..<40, rows: 0..<40) == nil)
  }
}
