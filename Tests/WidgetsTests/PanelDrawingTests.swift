import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct PanelDrawingTests {
  /// What a view passes on to what stands in it.
  @Test(arguments: [
    Setting.backgroundColor, .separatorColor, .headlineColor, .textColor, .captionColor,
  ])
  func itShowsTheColoursOfAView(setting: Setting) throws {
    let book = try FontBook(FontLibrary.bundled())
    let fonts: [Setting: Value?] = [
      .headlineFont: .font(Font(name: "Inter-Bold", size: 30)), .textFont: .font(Font(name: "Inter-Bold", size: 30)),
      .captionFont: .font(Font(name: "Inter-Bold", size: 30)),
    ]
    let panel = try PanelDrawing(
      title: "HHH", width: 256, style(fonts.merging([setting: .color(signal)]) { $1 }), with: book)
    #expect(try contains(drawn(panel, with: book), signal))
  }
}
