import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct ButtonDrawingTests {
  let book: FontBook

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private func button(
    _ title: String, badge: String? = nil, isPressed: Bool = false, isCompact: Bool = false,
    _ style: ResolvedStyle = style()
  ) throws -> ButtonDrawing {
    try ButtonDrawing(
      .init(title: title, badge: badge, isPressed: isPressed, isCompact: isCompact), style, with: book)
  }

  private func drawn(_ button: ButtonDrawing) throws -> Bitmap {
    try picture(button.size) { try button.draw(at: $0, on: $1, with: book) }
  }

  @Test func heightIsThatOfBRMenu() throws {
    #expect(try button("Save").size.height == 32)
    #expect(try button("Save", isCompact: true).size.height == 26)
  }

  @Test func widthIsTitleAndMarginsEvenAndAtLeast48() throws {
    #expect(try button("").size.width == 48)
    #expect(try button("I").size.width == 48)
    let title = try book.layOut("Button", book.textStyle(for: Font(name: "Inter-Regular", size: 15)))
    let expected = ((title.width.rounded(.up) + 20) / 2).rounded(.up) * 2
    #expect(try button("Button").size.width == expected)
  }

  @Test(arguments: [("3", 24.0), ("0123456789", nil), ("new", nil)])
  func aBadgeOfFiguresHasNarrowMargins(badge: String, width: Double?) throws {
    let text = try book.layOut(badge, book.textStyle(for: Font(name: "Inter-Regular", size: 15)))
    let margin = badge.allSatisfy(\.isNumber) ? 5.0 : 10.0
    let badgeWidth = width ?? text.width.rounded(.up) + 2 * margin
    let title = try book.layOut("Button", book.textStyle(for: Font(name: "Inter-Regular", size: 15)))
    let expected = ((title.width.rounded(.up) + 20 + badgeWidth) / 2).rounded(.up) * 2
    #expect(try button("Button", badge: badge).size.width == expected)
  }

  @Test func outlineFillAndGlossStandWhereBRMenuPutsThem() throws {
    let picture = try drawn(button(""))
    let middle = 4 + 24
    #expect(picture[middle, 4] == Color(rgb: 0xffffff))
    #expect(picture[middle, 5] == Color(rgb: 0x0000ff))
    #expect(picture[middle, 6].red > 0xc0)
    #expect(picture[middle, 20] == Color(rgb: 0x00ff00))
    #expect(picture[middle, 34] == Color(rgb: 0x0000ff))
    #expect(picture[middle, 35].red == 0xff)
    #expect(picture[middle, 35].green < 0x30)
    #expect(picture[4, 20] == Color(rgb: 0x0000ff))
    #expect(picture[3, 20] == Color(rgb: 0xffffff))
  }

  @Test func aPressedButtonHasNoGlossAndAnInnerShadow() throws {
    let pressed = style([.shadowColor: .color(Color(rgba: 0x0000_0080))])
    let picture = try drawn(button("", isPressed: true, pressed))
    let middle = 4 + 24
    #expect(picture[middle, 35] == Color(rgb: 0xffffff))
    #expect(picture[middle, 6].green < 0xc0)
    #expect(picture[middle, 20] == Color(rgb: 0x00ff00))
    let plain = try drawn(button("", isPressed: true, style([.shadowColor: nil])))
    #expect(plain[middle, 6] == Color(rgb: 0x00ff00))
  }

  @Test(arguments: [(false, UInt8(0xcc)), (true, 0x66)])
  func theBadgesSeparatorIsAFaintBorder(isPressed: Bool, alpha: UInt8) throws {
    let button = try button("", badge: "3", isPressed: isPressed)
    let picture = try drawn(button)
    let expected = Color(rgb: 0x0000ff).withAlpha(alpha).over(Color(rgb: 0x00ff00))
    #expect(picture[4 + Int(button.size.width) - 24, 10] == expected)
  }

  @Test func emptySettingsDrawNothingOfThemselves() throws {
    let bare = style([.borderColor: nil, .fillColor: nil, .glossColor: nil])
    let picture = try drawn(button("", bare))
    #expect(picture == Bitmap(width: picture.width, height: picture.height, filledWith: Color(rgb: 0xffffff)))
  }

  @Test func theControlsShadowFallsOutside() throws {
    let shadow = Shadow(color: Color(rgb: 0x000000), offset: Size(width: 0, height: 2), blurRadius: 2)
    let bare = style([.borderColor: nil, .fillColor: nil, .glossColor: nil, .shadow: .shadow(shadow)])
    let picture = try drawn(button("", bare))
    #expect(picture[28, 36].red < 0x80)
    #expect(picture[28, 20] == Color(rgb: 0xffffff))
  }

  @Test func theTextsShadowIsSeenBesideTheText() throws {
    let shadow = Shadow(color: Color(rgb: 0xff0000), offset: Size(width: 3, height: 0), blurRadius: 0)
    let bare = style([
      .borderColor: nil, .fillColor: nil, .glossColor: nil, .actionColor: .color(.clear), .textShadow: .shadow(shadow),
    ])
    let picture = try drawn(button("I", bare))
    #expect(stride(from: 1, to: picture.bytes.count, by: 4).contains { picture.bytes[$0] < 0x80 })
  }

  @Test func aTitleThatIsTooTallMakesTheButtonHigher() throws {
    let tall = style([.actionFont: .font(Font(name: "Inter-Regular", size: 40))])
    #expect(try button("Save", tall).size.height > 48)
  }
}
