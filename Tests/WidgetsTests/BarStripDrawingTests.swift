import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct BarStripDrawingTests {
  @Test(arguments: [
    (BarStripDrawing.Kind.navigationBar, Setting.navigationColor), (.toolbar, .navigationColor),
    (.tabBar, .backgroundColor),
  ])
  func itHasTheBarsColour(kind: BarStripDrawing.Kind, setting: Setting) throws {
    let book = try FontBook(FontLibrary.bundled())
    let bar = BarStripDrawing(kind, size: Size(width: 100, height: 40), style([setting: .color(signal)]))
    #expect(bar.size == Size(width: 100, height: 40))
    #expect(try drawn(bar, with: book)[50, 24] == signal)
  }
}
