import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct BarButtonItemDrawingTests {
  let book: FontBook
  private let white = Color(rgb: 0xffffff)

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private func item(
    _ title: String, isPressed: Bool = false, isCompact: Bool = false, _ changes: [Setting: Value?] = [:]
  ) throws -> BarButtonItemDrawing {
    try BarButtonItemDrawing(
      title: title, isPressed: isPressed, isCompact: isCompact, style(changes),
      bar: style([.actionColor: .color(Color(rgb: 0x00ffff))]), with: book)
  }

  private func drawn(_ item: BarButtonItemDrawing) throws -> Bitmap {
    try picture(item.size) { try item.draw(at: $0, on: $1, with: book) }
  }

  private func ink(_ picture: Bitmap) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    inked(picture, on: white, columns: 0..<picture.width, rows: 0..<picture.height)
  }

  @Test(arguments: [(false, 32.0), (true, 26.0)])
  func sizeIsTitleAndMarginsEven(isCompact: Bool, height: Double) throws {
    let title = try book.layOut("Share", book.textStyle(for: Font(name: "Inter-Regular", size: 15)))
    let width = ((title.width + 16) / 2).rounded(.up) * 2
    #expect(try item("Share", isCompact: isCompact).size == Size(width: width, height: height))
    #expect(
      BarButtonItemDrawing(icon: .share, isCompact: isCompact, bar: style()).size == Size(width: 40, height: height))
  }

  @Test func onlyItsTitleIsDrawn() throws {
    let item = try item("HHH")
    let ink = try #require(ink(try drawn(item)))
    #expect(ink.columns.lowerBound >= 4 + 8)
    #expect(ink.columns.upperBound < 4 + Int(item.size.width) - 8)
    #expect(abs(ink.rows.lowerBound - 4 - (35 - ink.rows.upperBound)) <= 3)
    #expect(try self.ink(drawn(self.item(""))) == nil)
  }

  @Test func titleHasTheActionColourAndFontOfItsStyle() throws {
    let red = Color(rgb: 0xff0000)
    let picture = try drawn(item("HHH", [.actionColor: .color(red)]))
    #expect(contains(picture, red, columns: 0..<picture.width, rows: 0..<picture.height))
    let large = try item("HHH", [.actionFont: .font(Font(name: "Inter-Bold", size: 40))])
    #expect(large.size.width > 80)
    #expect(large.size.height > 48)
  }

  @Test func withoutAColourItHasTheTintOfItsBar() throws {
    let picture = try drawn(item("HHH", [.actionColor: nil]))
    #expect(contains(picture, Color(rgb: 0x00ffff), columns: 0..<picture.width, rows: 0..<picture.height))
  }

  @Test func aPressedOneIsFaint() throws {
    let picture = try drawn(item("HHH", isPressed: true))
    let shades = (0..<picture.height).flatMap { y in (0..<picture.width).map { picture[$0, y].red } }
    #expect(shades.min() == UInt8(255 - 0x4d))
  }

  @Test func theTextsShadowIsSeen() throws {
    let shadow = Shadow(color: Color(rgb: 0xff0000), offset: Size(width: 0, height: 1), blurRadius: 0)
    let picture = try drawn(item("HHH", [.actionColor: .color(.clear), .textShadow: .shadow(shadow)]))
    #expect(contains(picture, shadow.color, columns: 0..<picture.width, rows: 0..<picture.height))
  }

  @Test(arguments: [(false, UInt8(255)), (true, 0x4d)])
  func anIconHasTheTintOfItsBar(isPressed: Bool, alpha: UInt8) throws {
    let tint = Color(rgb: 0x0000ff)
    let item = BarButtonItemDrawing(icon: .share, isPressed: isPressed, bar: style([.actionColor: .color(tint)]))
    let picture = try drawn(item)
    #expect(
      contains(picture, tint.withAlpha(alpha).over(white), columns: 0..<picture.width, rows: 0..<picture.height))
  }
}
