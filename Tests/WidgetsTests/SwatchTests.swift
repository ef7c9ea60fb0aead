import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct SwatchTests {
  private func swatch(_ color: Color?, on background: UInt32) throws -> Bitmap {
    try picture(Size(width: 32, height: 32)) { place, canvas in
      try Swatch.paint(
        Rect(x: place.x, y: place.y, width: 32, height: 32), color,
        on: style([.backgroundColor: .color(Color(rgb: background))]), from: place, on: canvas)
    }
  }

  @Test func anOpaqueColourIsPlain() throws {
    #expect(try swatch(signal, on: 0xff_ffff)[10, 10] == signal)
  }

  @Test(arguments: [(UInt32(0xff_ffff), UInt32(0xff_ffff), UInt32(0xd0_d4db)), (0x14_171d, 0x3a_3f49, 0x23_272f)])
  func lightShinesThroughOntoACheckerboard(background: UInt32, first: UInt32, second: UInt32) throws {
    let picture = try swatch(.clear, on: background)
    #expect(picture[6, 6] == Color(rgb: first))
    #expect(picture[14, 6] == Color(rgb: second))
  }

  @Test func noColourIsTheBackground() throws {
    #expect(try swatch(nil, on: 0x12_3456)[10, 10] == Color(rgb: 0x12_3456))
  }
}
