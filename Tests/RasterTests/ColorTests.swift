import Raster
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    (UInt32(0x1247_b8ff), "#1247b8ff"), (0, "#00000000"), (0x0000_000a, "#0000000a"), (0xffff_ffff, "#ffffffff"),
  ])
  func hexIsEightLowerCaseDigits(rgba: UInt32, hex: String) {
    #expect(Color(rgba: rgba).hex == hex)
  }

  @Test func overMixesByAlphaAndRoundsHalfUp() {
    #expect(Color(rgba: 0xffff_ff80).over(Color(rgb: 0)) == Color(rgb: 0x808080))
    #expect(Color(rgba: 0x1234_5600).over(Color(rgb: 0xabcdef)) == Color(rgb: 0xabcdef))
    #expect(Color.clear.over(.clear) == .clear)
    #expect(Color(rgba: 0xcc00_0033).over(.clear) == Color(rgba: 0xcc00_0033))
  }

  @Test func contrastFollowsWCAG() {
    #expect(Color(rgb: 0).contrast(with: Color(rgb: 0xffffff)) == 21)
    #expect(Color(rgb: 0x777777).contrast(with: Color(rgb: 0xffffff)) > 4.47)
    #expect(Color(rgb: 0x777777).contrast(with: Color(rgb: 0xffffff)) < 4.48)
  }
}
