import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct TextFieldDrawingTests {
  let book: FontBook
  private static let style = WidgetsTests.style([
    .formFont: .font(Font(name: "Inter-Bold", size: 17)), .formColor: .color(Color(rgb: 0x10_1010)),
    .placeholderColor: .color(Color(rgb: 0x80_7060)), .primaryColor: .color(Color(rgb: 0x00_80ff)),
    .actionColor: .color(Color(rgb: 0xc0_0000)),
  ])

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private func field(_ content: TextFieldDrawing.Content) throws -> Bitmap {
    try drawn(TextFieldDrawing(content, Self.style, with: book), with: book)
  }

  static let looks: [(TextFieldDrawing.Content, has: [UInt32], lacks: [UInt32])] = [
    (.init(text: "HHH"), [0x10_1010], [0x80_7060, 0x00_80ff, 0xc0_0000]),
    (.init(placeholder: "HHH"), [0x80_7060], [0x10_1010]),
    (.init(text: "HHH", placeholder: "III"), [0x10_1010], [0x80_7060]),
    (.init(text: "HHH", isFocused: true), [0x10_1010, 0x00_80ff], [0xc0_0000]),
    (.init(text: "HHH", isDisabled: true), [0x80_7060], [0x10_1010]),
    (.init(text: "HHH", isDangerous: true), [0x10_1010, 0xc0_0000], [0x00_80ff]),
    (.init(), [], [0x10_1010, 0x80_7060]),
  ]

  @Test(arguments: looks)
  func eachStateHasItsColours(content: TextFieldDrawing.Content, has: [UInt32], lacks: [UInt32]) throws {
    let picture = try field(content)
    for color in has { #expect(contains(picture, Color(rgb: color)), "\(String(color, radix: 16))") }
    for color in lacks { #expect(!contains(picture, Color(rgb: color)), "\(String(color, radix: 16))") }
  }

  @Test func longTextEndsInsideTheField() throws {
    let long = String(repeating: "Everything and ", count: 20)
    let widget = try TextFieldDrawing(.init(text: long), Self.style, with: book)
    #expect(widget.size == Size(width: 240, height: 38))
    let picture = try drawn(widget, with: book)
    let ink = try #require(
      inked(picture, on: Color(rgb: 0x00_ff00), columns: 14..<234, rows: 16..<26))
    #expect(ink.columns.upperBound < 4 + 240 - 8)
    #expect(ink.columns.upperBound > 4 + 190)
  }

  @Test func itGrowsWithItsFont() throws {
    let huge = WidgetsTests.style([.formFont: .font(Font(name: "Inter-Bold", size: 400))])
    let size = try TextFieldDrawing(.init(text: "H"), huge, with: book).size
    #expect(size.height > 480 && size.width > 300)
  }
}
