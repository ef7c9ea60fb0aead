import Drawing
import Testing

@Suite struct FontLibraryTests {
  /// The family's weights here are 300, 400, 500, 700 for Lato, and 400 to 700 for Inter.
  @Test(arguments: [
    ("GillSans-Light", 300, "Lato-Light"), ("GillSans-Light", 500, "Lato-Medium"),
    ("GillSans-Bold", 500, "Lato-Medium"),
    ("GillSans", 900, "Lato-Bold"), ("GillSans", 100, "Lato-Light"), ("Inter-Bold", 500, "Inter-Medium"),
  ])
  func aFamilyHasAMemberForEachWeight(font: String, weight: Int, member: String) throws {
    let library = try FontLibrary.bundled()
    #expect(library.member(of: library.match(font).face, weight: weight).postScriptName == member)
  }
}
