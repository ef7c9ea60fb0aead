import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct LargeNavigationBarDrawingTests {
  let book: FontBook
  private let ground = Color(rgb: 0x202020)

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private func colours(_ changes: [Setting: Value?] = [:]) -> ResolvedStyle {
    let plain: [Setting: Value?] = [
      .navigationColor: .color(ground), .separatorColor: .color(Color(rgb: 0xabcdef)),
      .actionColor: .color(Color(rgb: 0xffffff)),
    ]
    return style(plain.merging(changes) { $1 })
  }

  private func bar(
    _ title: String, leading: [any WidgetDrawing] = [], trailing: [any WidgetDrawing] = [],
    _ changes: [Setting: Value?] = [:]
  ) throws -> LargeNavigationBarDrawing {
    try LargeNavigationBarDrawing(
      title: title, leading: leading, trailing: trailing, bar: colours(changes), titleStyle: colours(changes),
      with: book)
  }

  private func drawn(_ bar: LargeNavigationBarDrawing) throws -> Bitmap {
    try picture(bar.size) { try bar.draw(at: $0, on: $1, with: book) }
  }

  @Test func sizeIsThatOfUIKit() throws {
    #expect(try bar("Projects").size == Size(width: 375, height: 96))
  }

  @Test func bodyAndEdgeHaveTheirColours() throws {
    let picture = try drawn(bar(""))
    #expect(picture[10, 4] == ground)
    #expect(picture[10, 4 + 94] == ground)
    #expect(picture[10, 4 + 95] == Color(rgb: 0xabcdef))
  }

  @Test(arguments: ["HHH", "אבג"])
  func theTitleStandsLeftInTheLowerPart(title: String) throws {
    let ink = try #require(inked(try drawn(bar(title)), on: ground, columns: 4..<379, rows: 4..<99))
    #expect((4 + 16...4 + 20).contains(ink.columns.lowerBound))
    #expect(ink.rows.lowerBound > 4 + 44)
    #expect(ink.rows.upperBound < 4 + 90)
  }

  @Test(arguments: [(21.0, 32.0), (22, 34), (14, 21), (0.1, 1)])
  func theTitlesSizeFollowsTheNavigationFont(size: Double, expected: Double) {
    let font = LargeNavigationBarDrawing.titleFont(
      of: style([.navigationFont: .font(Font(name: "Inter-Bold", size: size))]))
    #expect(font == Font(name: "Inter-Bold", size: expected))
  }

  @Test func theTitleHasColourAndShadowOfItsStyle() throws {
    let shadow = Shadow(color: Color(rgb: 0xff0000), offset: Size(width: 0, height: 2), blurRadius: 0)
    let picture = try drawn(bar("HHH", [.actionColor: .color(Color(rgb: 0x00ff00)), .textShadow: .shadow(shadow)]))
    #expect(contains(picture, Color(rgb: 0x00ff00), columns: 4..<200, rows: 48..<100))
    #expect(contains(picture, Color(rgb: 0xff0000), columns: 4..<200, rows: 48..<100))
  }

  @Test func itemsStandAtTheEndsOfTheUpperPart() throws {
    let button = try ButtonDrawing(.init(title: ""), style([.glossColor: nil]), with: book)
    let picture = try drawn(bar("", leading: [button], trailing: [button, button]))
    let ink = try #require(inked(picture, on: ground, columns: 4..<379, rows: 4..<98))
    #expect(ink.columns == 12...370)
    #expect(ink.rows == 11...40)
    #expect(picture[4 + 375 - 8 - 48 - 4, 20] == ground)
  }

  @Test func itGrowsWithItsContent() throws {
    let wide = try bar("A title that is much longer than any bar is wide")
    #expect(wide.size.width > 375)
    let font = Value.font(Font(name: "Inter-Regular", size: 400))
    let tall = try bar("I", [.navigationFont: font])
    #expect(tall.size.height > 44 + 610)
    let button = try ButtonDrawing(.init(title: "I"), style([.actionFont: font]), with: book)
    #expect(try bar("", trailing: [button]).size.height == button.size.height + 12 + 52)
  }
}
