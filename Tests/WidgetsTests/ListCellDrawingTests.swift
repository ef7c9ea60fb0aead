import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct ListCellDrawingTests {
  let book: FontBook
  private static let style = WidgetsTests.style([
    .listFont: .font(Font(name: "Inter-Bold", size: 17)),
    .listSecondaryFont: .font(Font(name: "Inter-Bold", size: 15)),
    .listCaptionFont: .font(Font(name: "Inter-Bold", size: 13)), .textColor: .color(Color(rgb: 0x10_1010)),
    .captionColor: .color(Color(rgb: 0x40_5060)), .primaryColor: .color(Color(rgb: 0x00_80ff)),
    .placeholderColor: .color(Color(rgb: 0x80_7060)), .backgroundColor: .color(Color(rgb: 0xff_f0e0)),
  ])

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private func cell(_ content: ListCellDrawing.Content, width: Double = 375) throws -> ListCellDrawing {
    try ListCellDrawing(content, width: width, Self.style, with: book)
  }

  static let looks: [(ListCellDrawing.Content, has: [UInt32], lacks: [UInt32])] = [
    (.init(title: "HHH"), [0x10_1010, 0xff_f0e0], [0x40_5060, 0x00_80ff]),
    (.init(title: "HHH", caption: "HHH"), [0x10_1010, 0x40_5060], [0x80_7060]),
    (.init(title: "", secondary: "HHH"), [0x10_1010], [0x40_5060]),
    (.init(title: "HHH", isSelected: true), [0x00_80ff], [0x10_1010]),
    (.init(title: "HHH", secondary: "HHH", caption: "HHH", isDisabled: true), [0x80_7060], [0x10_1010, 0x40_5060]),
  ]

  @Test(arguments: looks)
  func eachTextHasItsColour(content: ListCellDrawing.Content, has: [UInt32], lacks: [UInt32]) throws {
    let picture = try drawn(cell(content), with: book)
    for color in has { #expect(contains(picture, Color(rgb: color)), "\(String(color, radix: 16))") }
    for color in lacks { #expect(!contains(picture, Color(rgb: color)), "\(String(color, radix: 16))") }
  }

  @Test func itIsFortyFourHighAndGrows() throws {
    #expect(try cell(.init(title: "A")).size == Size(width: 375, height: 44))
    #expect(try cell(.init(title: "A", caption: "B")).size.height > 52)
    let control = try ListCellDrawing(
      .init(title: "A"), control: Size(width: 500, height: 90), Self.style, with: book)
    #expect(control.size.height == 102 && control.size.width > 532)
  }

  /// A text that is far taller than the other stays inside the cell.
  @Test(arguments: [Setting.listFont, .listSecondaryFont, .listCaptionFont])
  func tallTextStaysInside(font: Setting) throws {
    let tall = Self.style.overlaid(with: huge(font))
    let cell = try ListCellDrawing(.init(title: "H", secondary: "H", caption: "H"), tall, with: book)
    #expect(cell.size.height > 240)
    let picture = try drawn(cell, with: book)
    let height = Int(cell.size.height)
    let outside = [0..<4, (4 + height)..<picture.height]
    for rows in outside {
      #expect(inked(picture, on: Color(rgb: 0xff_ffff), columns: 0..<picture.width, rows: rows) == nil)
    }
  }

  private func huge(_ font: Setting) -> Style {
    var style = Style()
    style[font] = .init(.font(Font(name: "Inter-Bold", size: 200)))
    return style
  }

  @Test func aTitleKeepsAtLeastOneCharacter() throws {
    let narrow = try ListCellDrawing(.init(title: "WWW"), width: 40, Self.style, with: book)
    let one = try ListCellDrawing(.init(title: "W…"), width: 40, Self.style, with: book)
    #expect(try drawn(narrow, with: book) == drawn(one, with: book))
  }

  @Test func aLongTitleEndsBeforeTheSecondText() throws {
    let long = String(repeating: "Everything and ", count: 20)
    let cell = try cell(.init(title: long, secondary: "12"))
    #expect(cell.size == Size(width: 375, height: 44))
    let picture = try drawn(cell, with: book)
    // Twelve points lie between the two.
    let second = try book.layOut("12", book.textStyle(for: Font(name: "Inter-Bold", size: 15))).width
    let gap = (4 + 375 - 16 - Int(second.rounded(.up)) - 10)..<(4 + 375 - 16 - Int(second.rounded(.up)) - 2)
    #expect(inked(picture, on: Color(rgb: 0xff_f0e0), columns: gap, rows: 4..<48) == nil)
  }

  @Test(arguments: [ListCellDrawing.Accessory.disclosure, .checkmark])
  func marksStandAtTheRightEnd(accessory: ListCellDrawing.Accessory) throws {
    let picture = try drawn(cell(.init(title: "", accessory: accessory)), with: book)
    let ink = try #require(
      inked(picture, on: Color(rgb: 0xff_f0e0), columns: 4..<4 + 375, rows: 4..<48))
    #expect(ink.columns.lowerBound >= 4 + 375 - 36 && ink.columns.upperBound < 4 + 375 - 15)
    #expect(abs(ink.rows.lowerBound + ink.rows.upperBound - 51) <= 2)
  }
}
