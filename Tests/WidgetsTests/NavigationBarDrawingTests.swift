import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct NavigationBarDrawingTests {
  let book: FontBook

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private let navigation = style([
    .navigationColor: .color(Color(rgb: 0x202020)), .separatorColor: .color(Color(rgb: 0xabcdef)),
    .actionColor: .color(Color(rgb: 0xffffff)),
  ])

  private func bar(
    _ title: String, leading: NavigationBarDrawing.Leading = .none, trailing: [any WidgetDrawing] = []
  ) throws -> NavigationBarDrawing {
    try NavigationBarDrawing(
      title: title, leading: leading, trailing: trailing, bar: navigation, titleStyle: navigation, with: book)
  }

  private func drawn(_ bar: NavigationBarDrawing) throws -> Bitmap {
    try picture(bar.size) { try bar.draw(at: $0, on: $1, with: book) }
  }

  /// The columns in which the title's white stands, between two edges.
  private func inked(_ picture: Bitmap, _ columns: Range<Int>) -> (first: Int, last: Int)? {
    let hits = columns.filter { x in (6..<46).contains { picture[x, $0].red > 0x80 } }
    return hits.first.flatMap { first in hits.last.map { (first, $0) } }
  }

  @Test func sizeIsThatOfUIKit() throws {
    #expect(try bar("Title").size == Size(width: 375, height: 44))
  }

  @Test func bodyAndEdgeHaveTheirColours() throws {
    let picture = try drawn(bar(""))
    #expect(picture[10, 10] == Color(rgb: 0x202020))
    #expect(picture[10, 4 + 42] == Color(rgb: 0x202020))
    #expect(picture[10, 4 + 43] == Color(rgb: 0xabcdef))
  }

  @Test func theTitleStandsInTheMiddle() throws {
    let ink = try #require(inked(try drawn(bar("HHH")), 4..<379))
    #expect(abs((ink.first - 4) - (378 - ink.last)) <= 2)
  }

  @Test func aLongTitleGivesWayToWhatStandsBesideIt() throws {
    let button = try ButtonDrawing(.init(title: "A rather long action"), navigation, with: book)
    let bar = try bar("A long title of its own", trailing: [button])
    let picture = try drawn(bar)
    let buttonLeft = 4 + Int(bar.size.width) - 8 - Int(button.size.width)
    let ink = try #require(inked(picture, 4..<(buttonLeft - 1)))
    #expect(ink.last < buttonLeft - 6)
    #expect(ink.first > 10)
  }

  @Test func aBarGrowsRatherThanLettingItsPartsTouch() throws {
    let button = try ButtonDrawing(
      .init(title: "An action that is longer than any bar is wide"), navigation, with: book)
    let bar = try bar("A title that is just as long", trailing: [button])
    #expect(bar.size.width > 375)
  }

  @Test func itemsWithoutOutlineStandAtItsEnds() throws {
    let item = try BarButtonItemDrawing(title: "HHH", navigation, bar: navigation, with: book)
    let picture = try drawn(bar("", leading: .item(item), trailing: [item, item]))
    let ink = try #require(inked(picture, 4..<379))
    #expect((4 + 16...4 + 19).contains(ink.first))
    #expect((379 - 20...379 - 16).contains(ink.last))
    #expect(try bar("", leading: .item(item)).size == Size(width: 375, height: 44))
  }
}
