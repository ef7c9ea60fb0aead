import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct StepperDrawingTests {
  let book: FontBook

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  /// Each part has a title and a fill of its own.
  private static let styles = StepperDrawing.Styles(
    own: style([.actionColor: .color(Color(rgb: 0x10_0000))]),
    released: style([.actionColor: .color(Color(rgb: 0x20_0000))]),
    highlighted: style([.fillColor: .color(Color(rgb: 0x30_0000)), .shadowColor: nil]),
    exhausted: style([.actionColor: .color(Color(rgb: 0x40_0000))]),
    selected: style([.actionColor: .color(Color(rgb: 0x50_0000))]),
    disabled: style([.actionColor: .color(Color(rgb: 0x60_0000))]))

  private func stepper(_ content: StepperDrawing.Content) throws -> Bitmap {
    try drawn(StepperDrawing(content, Self.styles, with: book), with: book)
  }

  /// Which glyphs and numbers have which style: minus, plus, number.
  static let looks: [(StepperDrawing.Content, UInt32, UInt32, UInt32)] = [
    (.init(12), 0x20_0000, 0x20_0000, 0x50_0000), (.init(0), 0x40_0000, 0x20_0000, 0x60_0000),
    (.init(32), 0x20_0000, 0x40_0000, 0x50_0000), (.init(5, in: 5...9), 0x40_0000, 0x20_0000, 0x50_0000),
    (.init(12, pressed: .plus), 0x20_0000, 0x10_0000, 0x50_0000),
    (.init(12, pressed: .minus), 0x10_0000, 0x20_0000, 0x50_0000),
  ]

  @Test(arguments: looks)
  func eachPartHasTheStyleOfItsState(
    content: StepperDrawing.Content, minus: UInt32, plus: UInt32, number: UInt32
  ) throws {
    let picture = try stepper(content)
    let (left, right) = (0..<37, (picture.width - 37)..<picture.width)
    let rows = 0..<picture.height
    #expect(contains(picture, Color(rgb: minus), columns: left, rows: rows))
    #expect(contains(picture, Color(rgb: plus), columns: right, rows: rows))
    #expect(contains(picture, Color(rgb: number), columns: 37..<(picture.width - 37), rows: rows))
  }

  @Test func onlyThePressedHalfHasTheHighlightedFill() throws {
    let picture = try stepper(.init(12, pressed: .plus))
    let fill = Color(rgb: 0x30_0000)
    #expect(contains(picture, fill, columns: (picture.width - 36)..<picture.width, rows: 0..<picture.height))
    #expect(!contains(picture, fill, columns: 0..<(picture.width - 37), rows: 0..<picture.height))
    #expect(try !contains(stepper(.init(12)), fill))
  }

  @Test func itGrowsWithItsNumberAndFont() throws {
    #expect(try StepperDrawing(.init(1), Self.styles, with: book).size == Size(width: 96, height: 32))
    let wide = try StepperDrawing(.init(123_456, in: 0...999_999), Self.styles, with: book).size
    #expect(wide.width > 96 && wide.height == 32)
    var huge = Self.styles
    huge.own = style([.actionFont: .font(Font(name: "GillSans", size: 400))])
    let size = try StepperDrawing(.init(12), huge, with: book).size
    #expect(size.height > 480 && size.width > 460)
  }

  @Test func theNumberIsMediumAndTwoPointsLarger() throws {
    let text = try book.layOut(
      "123456", TextStyle(face: book.library.face("Inter", weight: 500), size: 17))
    let stepper = try StepperDrawing(.init(123_456, in: 0...999_999), Self.styles, with: book)
    #expect(stepper.size.width == 66 + ((text.width + 16) / 2).rounded(.up) * 2)
  }
}
