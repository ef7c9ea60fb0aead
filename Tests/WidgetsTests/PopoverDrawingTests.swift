import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct PopoverDrawingTests {
  @Test func itsContentLiesInsideTheBubble() throws {
    let book = try FontBook(FontLibrary.bundled())
    for inner in [Size(width: 200, height: 80), Size(width: 1, height: 40)] {
      let popover = PopoverDrawing(inner: inner, style([.backgroundColor: .color(signal)]))
      #expect(popover.inner.width == inner.width && popover.inner.height == inner.height)
      #expect(popover.inner.maxX <= popover.size.width && popover.inner.maxY <= popover.size.height)
      let picture = try drawn(popover, with: book)
      let (x, y) = (4 + Int(popover.inner.midX), 4 + Int(popover.inner.midY))
      #expect(picture[x, y] == signal)
      // The arrow points up from the middle.
      #expect(picture[4 + Int(popover.size.width / 2), 4 + Int(popover.inner.y) - 4] == signal)
      #expect(picture[4, 4] != signal)
    }
  }

  @Test func withoutABackgroundItIsThePlatforms() throws {
    let book = try FontBook(FontLibrary.bundled())
    let popover = PopoverDrawing(inner: Size(width: 100, height: 50), style([.backgroundColor: nil]))
    let picture = try drawn(popover, with: book)
    #expect(picture[4 + Int(popover.inner.midX), 4 + Int(popover.inner.midY)] == Color(rgb: 0xff_ffff))
    #expect(picture[4 + Int(popover.inner.midX), 4 + Int(popover.inner.maxY) + 3] != Color(rgb: 0xff_ffff))
  }
}
