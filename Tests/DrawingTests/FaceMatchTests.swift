import FontNames
import Diagnostics
import Testing

@testable import Drawing

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

  // MARK: Faces of the user's

  /// A face of the user's; its style says weight and slant.
  private static func face(_ name: String) -> Face {
    let parsed = FontName(name)
    return Face(
      postScriptName: name, family: parsed.family, styleName: parsed.style, weight: parsed.weight,
      isSlanted: parsed.isSlanted, file: "\(name).ttf", index: 0, digest: "", isBundled: false)
  }

  /// What the user gives, what is asked for, what draws it, and by which rules that is said.
  static let given: [([String], String, String, [String])] = [
    // A face of that very name, and no other.
    (["GillSans-Light"], "GillSans-Light", "GillSans-Light", []),
    (["GillSans-Light"], "GillSans", "Lato-Regular", ["font-stand-in"]),
    (["GillSans-Light"], "GillSans-Bold", "Lato-Bold", ["font-stand-in"]),
    (["Lato-Light"], "Lato-Bold", "Lato-Bold", []),
    // The nearest of the family.
    (["Foo-Regular"], "Foo", "Foo-Regular", []), (["Foo"], "Foo-Regular", "Foo", []),
    (["Foo-Regular"], "Foo-Bold", "Foo-Regular", ["font-weight"]),
    (["Foo-Light", "Foo-Bold"], "Foo-SemiBold", "Foo-Bold", ["font-weight"]),
    (["Foo-Regular"], "Foo-Book", "Foo-Regular", ["font-stand-in"]),
    (["Foo-Alt", "Foo-Regular"], "Foo", "Foo-Regular", []),
    (["Foo-Regular"], "FooBar-Bold", "Inter-Bold", ["font-unknown"]),
    // A family that another one stands in for: its own face, unless the stand-in comes nearer to the weight.
    (["GillSans-Bold"], "GillSans-SemiBold", "GillSans-Bold", ["font-weight"]),
    (["GillSans-Regular"], "GillSans", "GillSans-Regular", []),
    (["Lato-Black"], "Lato-Heavy", "Lato-Black", ["font-stand-in"]),
    // Slant and width go before weight.
    (["Foo-Italic", "Foo-Bold"], "Foo-BoldItalic", "Foo-Italic", ["font-weight"]),
    (["Foo-Bold"], "Foo-BoldItalic", "Foo-Bold", ["font-slant"]),
    (["Foo-Italic"], "Foo-Regular", "Foo-Italic", ["font-stand-in"]),
    (["Foo-CondensedBold", "Foo-Bold"], "Foo-Condensed", "Foo-CondensedBold", ["font-weight"]),
    (["Foo-Regular"], "Foo-Condensed", "Foo-Regular", ["font-width"]),
  ]

  @Test(arguments: given)
  func aUsersFaceIsDrawnWhereItIsNearest(names: [String], requested: String, drawn: String, rules: [String]) {
    let match = FaceMatch.of(requested, among: FaceTable.bundled + names.map(Self.face))
    #expect(match.face.postScriptName == drawn)
    #expect(match.diagnostics(at: nil).map(\.rule) == rules)
    #expect(match.isSheared == rules.contains("font-slant"))
  }

  /// Two names never fall on one face without a word about it, `Foo` and `Foo-Regular` aside.
  @Test func noTwoNamesShareAUsersFaceSilently() {
    let faces = FaceTable.bundled + ["Foo-Thin", "Foo-Medium", "Foo-Black", "Foo-Italic"].map(Self.face)
    let styles = [
      "UltraLight", "Thin", "Light", "Regular", "Book", "Medium", "DemiBold", "SemiBold", "Bold", "ExtraBold", "Heavy",
      "Black", "Italic", "ThinItalic", "BlackOblique", "Condensed", "CondensedMedium",
    ]
    let silent = styles.map { FaceMatch.of("Foo-\($0)", among: faces) }.filter(\.differences.isEmpty)
    #expect(Set(silent.map(\.face)).count == silent.count)
    #expect(silent.count == 4)
  }

  @Test func theSystemFontIsNeverTheUsers() {
    let faces = FaceTable.bundled + ["Inter-Black", "SFUI-Bold"].map(Self.face)
    #expect(FaceMatch.of(nil, among: faces).face.postScriptName == "Inter-Regular")
    #expect(FaceMatch.of("Helvetica", among: faces).face.postScriptName == "LiberationSans")
  }
}
