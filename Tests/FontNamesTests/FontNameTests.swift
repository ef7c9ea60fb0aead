import FontNames
import Testing

@Suite struct FontNameTests {
  @Test(arguments: [
    ("GillSans", "GillSans", 400), ("GillSans-Light", "GillSans", 300), ("GillSans-Bold", "GillSans", 700),
    ("AvenirNext-DemiBoldItalic", "AvenirNext", 600), ("HelveticaNeue-UltraLight", "HelveticaNeue", 100),
    ("HelveticaNeue-Thin", "HelveticaNeue", 200), ("Inter-ExtraBold", "Inter", 800), (".SFUI-Bold", "SFUI", 700),
    ("AvenirNext-Heavy", "AvenirNext", 900), ("Avenir-Black", "Avenir", 900), ("HiraginoSans-W3", "HiraginoSans", 300),
    ("Arial-BoldMT", "Arial", 700), ("ArialMT", "ArialMT", 400), ("Twilight", "Twilight", 300),
    ("Inter-ExtraLight", "Inter", 300),
  ])
  func readsFamilyAndWeight(name: String, family: String, weight: Int) {
    let read = FontName(name)
    #expect(read.family == family)
    #expect(read.weight == weight)
  }

  /// Digits count only behind letters, and a mark only where the name says nothing.
  @Test func digitsAndMarks() {
    #expect(FontName("Hiragino-LightW6").weight == 300)
    #expect(FontName("Face-12").weight == 400)
    #expect(FontName("Face3").weight == 400)
    #expect(FontName("Face-W0").weight == 400)
    #expect(FontName("Face", isMarkedBold: true).weight == 700)
    #expect(FontName("Face-Thin", isMarkedBold: true).weight == 200)
  }

  @Test func readsSlantAndWidth() {
    #expect(FontName("AvenirNext-DemiBoldItalic").isSlanted)
    #expect(FontName("Helvetica-BoldOblique").isSlanted)
    #expect(!FontName("GillSans-Light").isSlanted)
    #expect(FontName("AvenirNextCondensed-Bold").isCondensed)
  }
}
