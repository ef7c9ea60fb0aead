import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct SliderDrawingTests {
  let book: FontBook
  private static let style = WidgetsTests.style([
    .primaryColor: .color(Color(rgb: 0x00_80ff)), .actionColor: .color(Color(rgb: 0xc0_0000)),
    .separatorColor: .color(Color(rgb: 0xd0_d0d8)),
  ])

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  @Test(arguments: [(0.5, 0.5), (-1, 0), (2, 1), (0, 0), (1, 1)])
  func theKnobStandsAtTheValue(value: Double, shown: Double) throws {
    let picture = try drawn(SliderDrawing(value: value, width: 200, Self.style), with: book)
    let x = 4 + 14 + Int((shown * 172).rounded())
    #expect(picture[x, 20] == Color(rgb: 0xff_ffff))
    if shown > 0 { #expect(picture[6, 20] == Color(rgb: 0x00_80ff)) }
    if shown < 1 { #expect(picture[200, 20] == Color(rgb: 0xd0_d0d8)) }
  }

  @Test func dangerousAndDisabledAreSeen() throws {
    let dangerous = try drawn(SliderDrawing(value: 0.5, width: 200, isDangerous: true, Self.style), with: book)
    #expect(dangerous[6, 20] == Color(rgb: 0xc0_0000))
    let disabled = try drawn(SliderDrawing(value: 0.5, width: 200, isDisabled: true, Self.style), with: book)
    #expect(disabled[6, 20] == Color(rgb: 0x7f_bfff))
  }

  @Test func theKnobCastsTheStylesShadow() throws {
    let shadowed = WidgetsTests.style([.shadow: .shadow(signalShadow)])
    #expect(try contains(drawn(SliderDrawing(value: 0.5, width: 200, shadowed), with: book), signal))
  }
}
