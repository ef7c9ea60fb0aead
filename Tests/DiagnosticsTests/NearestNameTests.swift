import Diagnostics
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("higlighted", "highlighted"), ("Disabeld", "disabled"), ("fillColour", "fillColor"), ("color", "colors"),
  ])
  func findsWhatATypoMeant(name: String, meant: String) {
    let known = ["disabled", "highlighted", "fillColor", "colors", "fonts"]
    #expect(NearestName.of(name, among: known) == meant)
  }

  @Test(arguments: ["x", "", "zebra", "backgroundColor"])
  func saysNothingWhereNothingIsNear(name: String) {
    #expect(NearestName.of(name, among: ["disabled", "fonts", "ab"]) == nil)
  }

  @Test func countsASwapAsOneStep() {
    #expect(NearestName.of("abdc", among: ["abdxy", "abcd"]) == "abcd")
  }

  @Test func givesTiesToTheEarlier() {
    #expect(NearestName.of("font", among: ["fonts", "fond"]) == "fonts")
    #expect(NearestName.of("font", among: ["fond", "fonts"]) == "fond")
  }
}
