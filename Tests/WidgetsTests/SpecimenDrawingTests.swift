import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct SpecimenDrawingTests {
  @Test(arguments: Setting.of(.fonts))
  func itIsSetInItsFontAndTheTextColour(setting: Setting) throws {
    let book = try FontBook(FontLibrary.bundled())
    let wide = style([setting: .font(Font(name: "Inter-Bold", size: 60)), .textColor: .color(signal)])
    let specimen = try SpecimenDrawing("HHH", setting, wide, with: book)
    let text = try book.layOut("HHH", book.textStyle(for: Font(name: "Inter-Bold", size: 60)))
    #expect(specimen.size == Size(width: text.width, height: text.height))
    #expect(try contains(drawn(specimen, with: book), signal))
  }
}
