import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct SegmentedControlDrawingTests {
  let book: FontBook

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private func control(_ segments: [SegmentedControlDrawing.Segment]) throws -> SegmentedControlDrawing {
    try SegmentedControlDrawing(segments, style(), with: book)
  }

  @Test func segmentsAreEquallyWide() throws {
    let short = try control([.init("A", style()), .init("B", style())])
    #expect(short.size == Size(width: 96, height: 32))
    let long = try control([.init("A", style()), .init("A very long segment", style())])
    #expect(long.size.width.truncatingRemainder(dividingBy: 4) == 0 && long.size.width > 200)
    #expect(try control([]).size == Size(width: 48, height: 32))
  }

  @Test func eachSegmentHasTheStyleOfItsOwnState() throws {
    let own = style([.fillColor: .color(signal), .borderColor: .color(Color(rgb: 0x10_e0e0))])
    let control = try control([.init("A", style()), .init("B", own), .init("C", style())])
    let picture = try drawn(control, with: book)
    let middle = 4 + 48..<4 + 96
    #expect(contains(picture, signal, columns: middle, rows: 0..<40))
    #expect(!contains(picture, signal, columns: 0..<4 + 48, rows: 0..<40))
    #expect(!contains(picture, signal, columns: 4 + 97..<picture.width, rows: 0..<40))
    #expect(contains(picture, Color(rgb: 0x10_e0e0), columns: middle, rows: 0..<40))
  }

  @Test func linesBetweenSegmentsHaveTheBordersColour() throws {
    let picture = try drawn(control([.init("A", style()), .init("B", style())]), with: book)
    #expect(picture[4 + 48, 20] == Color(rgb: 0x00_00ff))
  }

  @Test func aPressedSegmentHasAnInnerShadow() throws {
    let shadowed = style([.shadowColor: .color(Color(rgb: 0))])
    let pressed = try drawn(control([.init("A", style()), .init("B", isPressed: true, shadowed)]), with: book)
    let plain = try drawn(control([.init("A", style()), .init("B", shadowed)]), with: book)
    #expect(
      pressed.cropped(to: PixelBox(x: 0, y: 0, width: 50, height: 40))
        == plain.cropped(to: PixelBox(x: 0, y: 0, width: 50, height: 40)))
    #expect(pressed != plain)
  }
}
