import FontNames
import Testing

@Suite struct FontWeightTests {
  @Test(arguments: [
    (-1.0, 100), (-0.8, 200), (-0.6, 300), (-0.4, 300), (-0.25, 400), (0, 500), (0.23, 600), (0.3, 600), (0.4, 700),
    (0.56, 700), (0.62, 700), (1, 900),
  ])
  func fromPlatform(weight: Double, css: Int) { #expect(FontWeight.css(platform: weight) == css) }

  @Test(arguments: [(100, -1.0), (300, -0.5), (500, 0), (700, 0.5), (900, 1)])
  func toPlatformAndBack(css: Int, weight: Double) {
    #expect(FontWeight.platform(css: css) == weight)
    #expect(FontWeight.css(platform: weight) == css)
  }

  static let gill = [
    "GillSans", "GillSans-Bold", "GillSans-Light", "GillSans-LightItalic", "GillSans-Italic", "GillSans-BoldItalic",
    "GillSansCondensed-Light",
  ]

  @Test(arguments: [
    ("GillSans", 300, "GillSans-Light"), ("GillSans", 400, "GillSans"), ("GillSans", 500, "GillSans"),
    ("GillSans", 900, "GillSans-Bold"), ("GillSans", 100, "GillSans-Light"),
    ("GillSans-Italic", 700, "GillSans-BoldItalic"),
    ("GillSansCondensed-Bold", 300, "GillSansCondensed-Light"),
    ("Unknown-BoldCondensedItalic", 100, "Unknown-BoldCondensedItalic"),
  ])
  func members(font: String, weight: Int, member: String) {
    #expect(FontWeight.member(of: font, among: Self.gill, weight: weight) == member)
    #expect(FontWeight.member(of: font, among: Self.gill.reversed(), weight: weight) == member)
  }

  @Test func equalWeightsGoByName() {
    #expect(FontWeight.member(of: "A", among: ["A-LightB", "A-LightA"], weight: 300) == "A-LightA")
  }
}
