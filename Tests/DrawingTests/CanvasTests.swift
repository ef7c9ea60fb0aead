import Raster
import Testing

@testable import Drawing

@Suite struct CanvasTests {
  @Test func coloursComeOutStraight() throws {
    let canvas = try Canvas(size: Size(width: 2, height: 1), scale: 1)
    try canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), Color(rgba: 0xcc00_0033))
    let picture = canvas.finish()
    #expect(picture[0, 0].alpha == 0x33)
    #expect(picture[0, 0].red >= 0xc8)
    #expect(picture[1, 0] == .clear)
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func aPointIsAsManyPixelsAsTheScaleSays(scale: Double) throws {
    let canvas = try Canvas(size: Size(width: 3, height: 2), scale: scale)
    try canvas.fill(Rect(x: 1, y: 0, width: 1, height: 1), Color(rgb: 0x102030))
    let picture = canvas.finish()
    let s = Int(scale)
    #expect((picture.width, picture.height) == (3 * s, 2 * s))
    #expect(picture[s, 0] == Color(rgb: 0x102030))
    #expect(picture[2 * s - 1, s - 1] == Color(rgb: 0x102030))
    #expect(picture[s - 1, 0] == .clear)
    #expect(picture[s, s] == .clear)
  }

  @Test func aSideOverCairosLimitIsRefused() {
    #expect(throws: DrawingError.badSize(width: 32_768, height: 1)) {
      try Canvas(size: Size(width: 32_768, height: 1), scale: 1).finish()
    }
    #expect(throws: DrawingError.badSize(width: 0, height: 1)) {
      try Canvas(size: Size(width: 0, height: 1), scale: 1).finish()
    }
  }

  @Test func aPictureIsPlacedPixelForPixel() throws {
    let canvas = try Canvas(size: Size(width: 3, height: 3), scale: 2)
    try canvas.fill(Rect(x: 0, y: 0, width: 3, height: 3), Color(rgb: 0xffffff))
    var picture = Bitmap(width: 2, height: 2, filledWith: Color(rgb: 0x0a0b0c))
    picture[1, 0] = Color(rgb: 0xfefdfc)
    canvas.place(picture, at: Point(x: 1, y: 1))
    let all = canvas.finish()
    #expect(all.cropped(to: PixelBox(x: 2, y: 2, width: 2, height: 2)) == picture)
    #expect(all[1, 2] == Color(rgb: 0xffffff))
  }

  @Test func theOuterShadowStaysOutside() throws {
    let canvas = try Canvas(size: Size(width: 20, height: 20), scale: 1)
    let box = Path.rectangle(Rect(x: 5, y: 5, width: 10, height: 10))
    try canvas.outerShadow(of: box, Color(rgb: 0), offset: Size(width: 0, height: 2), blur: 4)
    let picture = canvas.finish()
    #expect(picture[10, 10].alpha == 0)
    #expect(picture[10, 15].alpha > 100)
    #expect(picture[10, 4].alpha < picture[10, 15].alpha)
  }

  @Test func theInnerShadowStaysInsideAndFades() throws {
    let canvas = try Canvas(size: Size(width: 20, height: 20), scale: 1)
    let box = Path.rectangle(Rect(x: 5, y: 5, width: 10, height: 10))
    try canvas.innerShadow(of: box, Color(rgba: 0x0000_0080), offset: Size(width: 0.1, height: 2.1), blur: 2)
    let picture = canvas.finish()
    #expect(picture[10, 4].alpha == 0)
    #expect(picture[10, 5].alpha > 100)
    #expect(picture[10, 5].alpha <= 0x80)
    #expect(picture[10, 13].alpha == 0)
  }
}
