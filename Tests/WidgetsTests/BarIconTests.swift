import Drawing
import Raster
import Testing
import Widgets

@Suite struct BarIconTests {
  private func drawn(_ icon: BarIcon, _ color: Color = Color(rgb: 0x000000)) throws -> Bitmap {
    try picture(Size(width: BarIcon.side, height: BarIcon.side)) { try icon.draw(at: $0, color, on: $1) }
  }

  @Test(arguments: BarIcon.allCases)
  func eachKeepsToItsSquareAndFillsMostOfIt(icon: BarIcon) throws {
    let picture = try drawn(icon)
    let ink = try #require(inked(picture, on: Color(rgb: 0xffffff), columns: 0..<32, rows: 0..<32))
    #expect(ink.columns.lowerBound >= 4 && ink.columns.upperBound < 28)
    #expect(ink.rows.lowerBound >= 4 && ink.rows.upperBound < 28)
    #expect(ink.columns.count >= 16)
    #expect(ink.rows.count >= 12)
  }

  @Test func noTwoLookAlike() throws {
    let pictures = try BarIcon.allCases.map { try drawn($0) }
    for (i, picture) in pictures.enumerated() { #expect(!pictures[..<i].contains(picture)) }
  }

  @Test(arguments: BarIcon.allCases)
  func aFaintColourIsNowhereTwiceAsStrong(icon: BarIcon) throws {
    let picture = try drawn(icon, Color(rgba: 0x0000_0080))
    let darkest = (0..<32).flatMap { y in (0..<32).map { picture[$0, y].red } }.min()
    #expect(darkest == 0x7f)
  }
}
