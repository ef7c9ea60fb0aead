import Diagnostics
import Drawing
import Testing

@Suite struct FaceMatchTests {
  @Test(
    arguments: [
      (nil, "Inter Regular", 0), ("Inter-Bold", "Inter Bold", 0), ("LiberationSans", "Liberation Sans Regular", 0),
      ("GillSans-Light", "Lato Light", 1), ("AvenirNext-Medium", "Lato Medium", 1),
      ("Arial", "Liberation Sans Regular", 1),
      ("Arial-BoldMT", "Liberation Sans Bold", 1), (".SFUI-Bold", "Inter Bold", 0),
      ("AvenirNext-DemiBold", "Lato Bold", 2), ("AvenirNext-DemiBoldItalic", "Lato Bold", 3),
      ("HelveticaNeue-UltraLight", "Liberation Sans Regular", 2), ("AvenirNextCondensed-Regular", "Lato Regular", 2),
      ("ComicSansMS", "Inter Regular", 1),
    ] as [(String?, String, Int)])
  func namesFaceAndDifferences(requested: String?, face: String, differences: Int) {
    let match = FaceMatch.of(requested)
    #expect(match.face.name == face)
    #expect(match.differences.count == differences)
    #expect(match.diagnostics(at: nil).count == differences)
  }

  /// Two weights that a style can name never fall on one face without a word about it.
  @Test(arguments: ["GillSans", "AvenirNext", "HelveticaNeue", ".SFUI"])
  func noTwoWeightsShareAFaceSilently(family: String) {
    let suffixes = ["UltraLight", "Thin", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Heavy"]
    let silent = suffixes.map { FaceMatch.of("\(family)-\($0)") }
      .filter { match in !match.differences.contains { if case .weight = $0 { true } else { false } } }
    #expect(Set(silent.map(\.face)).count == silent.count)
  }

  @Test func unknownFamilyHintsAtTheNearest() throws {
    let diagnostic = try #require(FaceMatch.of("GilSans-Light").diagnostics(at: nil).first)
    #expect(diagnostic.rule == "font-unknown")
    #expect(diagnostic.hint == "the nearest known family is GillSans")
  }
}
