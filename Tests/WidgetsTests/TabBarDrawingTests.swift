import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct TabBarDrawingTests {
  let book: FontBook
  private static let ground = Color(rgb: 0xfafafa)
  private let ground = TabBarDrawingTests.ground

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private func colours(_ changes: [Setting: Value?] = [:]) -> ResolvedStyle {
    let plain: [Setting: Value?] = [
      .backgroundColor: .color(ground), .separatorColor: .color(Color(rgb: 0xabcdef)),
      .primaryColor: .color(Color(rgb: 0x0000ff)), .secondaryColor: .color(Color(rgb: 0x00ff00)),
      .placeholderColor: .color(Color(rgb: 0xff00ff)),
    ]
    return style(plain.merging(changes) { $1 })
  }

  private static let tabs: [TabBarDrawing.Tab] = [
    .init(.grid, "Projects"), .init(.clock, "Recent"), .init(.star, "Favourites"), .init(.sliders, "Settings"),
  ]

  private func bar(
    _ tabs: [TabBarDrawing.Tab] = tabs, selected: Int? = 0, button: ButtonDrawing? = nil,
    _ changes: [Setting: Value?] = [:]
  ) throws -> TabBarDrawing {
    try TabBarDrawing(tabs, selected: selected, button: button, colours(changes), with: book)
  }

  private func drawn(_ bar: TabBarDrawing) throws -> Bitmap {
    try picture(bar.size) { try bar.draw(at: $0, on: $1, with: book) }
  }

  /// Whether a quarter of a bar, 375 wide, has a colour.
  private func quarter(_ i: Int, of picture: Bitmap, has color: Color) -> Bool {
    contains(picture, color, columns: (4 + i * 94)..<min(4 + i * 94 + 93, 379), rows: 5..<53)
  }

  @Test func sizeIsThatOfUIKit() throws {
    #expect(try bar().size == Size(width: 375, height: 49))
    #expect(try bar([]).size == Size(width: 375, height: 49))
  }

  @Test func bodyAndEdgeHaveTheirColours() throws {
    let picture = try drawn(bar([]))
    #expect(picture[10, 4] == Color(rgb: 0xabcdef))
    #expect(picture[10, 5] == ground)
    #expect(picture[10, 4 + 48] == ground)
  }

  @Test(arguments: 0..<4)
  func onlyTheSelectedTabHasThePrimaryColour(selected: Int) throws {
    let picture = try drawn(bar(selected: selected))
    for i in 0..<4 {
      #expect(quarter(i, of: picture, has: Color(rgb: 0x0000ff)) == (i == selected))
      #expect(quarter(i, of: picture, has: Color(rgb: 0x00ff00)) == (i != selected))
    }
  }

  @Test func aDisabledTabHasThePlaceholdersColour() throws {
    var tabs = Self.tabs
    tabs[3].isDisabled = true
    let picture = try drawn(bar(tabs))
    #expect(quarter(3, of: picture, has: Color(rgb: 0xff00ff)))
    #expect(!quarter(3, of: picture, has: Color(rgb: 0x00ff00)))
  }

  @Test(arguments: [
    (Setting.primaryColor, Color(rgb: 0x007aff), 0), (.secondaryColor, Color(rgb: 0x929292), 1),
    (.placeholderColor, Color(rgba: 0x9292_9280).over(ground), 3),
  ])
  func anEmptySettingLeavesThePlatformsColour(setting: Setting, color: Color, tab: Int) throws {
    var tabs = Self.tabs
    tabs[3].isDisabled = true
    #expect(quarter(tab, of: try drawn(bar(tabs, [setting: nil])), has: color))
  }

  @Test func aBarWithoutABackgroundHasThePlatforms() throws {
    let picture = try drawn(bar([], [.backgroundColor: nil, .separatorColor: nil]))
    #expect(picture[10, 4] == Color(rgb: 0xf8f8f8))
    #expect(picture[10, 30] == Color(rgb: 0xf8f8f8))
  }

  @Test(arguments: ["3", "12", "1024"])
  func aBadgeIsAPillAtTheIconsTopRight(badge: String) throws {
    var tab = TabBarDrawing.Tab(.star, "Favourites")
    tab.badge = badge
    let picture = try drawn(bar([tab]))
    let red = Color(rgb: 0xff3b30)
    let columns = (4..<379).filter { picture[$0, 4 + 5] == red }
    let middle = 4 + 188
    let left = try #require(columns.first)
    let right = try #require(columns.last)
    #expect(left > middle && left < middle + 12)
    #expect(right - left + 1 >= (badge.count == 1 ? 10 : 16))
    #expect(contains(picture, Color(rgb: 0xffffff), columns: left..<right, rows: 8..<24))
  }

  @Test func aButtonStandsInTheMiddleOfTheTabs() throws {
    let button = try ButtonDrawing(.init(title: ""), style(), with: book)
    let picture = try drawn(bar(button: button))
    let blue = (4..<379).filter { picture[$0, 30] == Color(rgb: 0x0000ff) }
    #expect(blue.contains(4 + 188 - 24))
    #expect(blue.contains(4 + 188 + 23))
    #expect(picture[4 + 188, 30] == Color(rgb: 0x00ff00))
  }

  @Test func aBarGrowsRatherThanLettingItsPartsTouch() throws {
    let long = TabBarDrawing.Tab(.grid, "A title that no tab bar was ever made for")
    #expect(try bar([long, long, long]).size.width > 600)
    let font = Value.font(Font(name: "Inter-Regular", size: 400))
    let button = try ButtonDrawing(.init(title: "New"), style([.actionFont: font]), with: book)
    let bar = try bar(button: button)
    #expect(bar.size.height == button.size.height + 13)
    #expect(bar.size.width > button.size.width + 200)
  }
}
