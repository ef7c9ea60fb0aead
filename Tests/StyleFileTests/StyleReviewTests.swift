import Diagnostics
import StyleFile
import Styling
import Testing

@Suite struct StyleReviewTests {
  private func review(_ text: String, _ classes: ClassTable = .uiKit) throws -> [String] {
    let loaded = try StyleFile.load(Array(text.utf8), file: "s.json", classes: classes)
    return StyleReview.diagnostics(of: loaded.sheet, classes: classes).map { diagnostic in
      let place = diagnostic.location.map { "\($0.line):\($0.column) " } ?? ""
      return "\(place)\(diagnostic.rule)"
    }
  }

  static let suspicions: [(text: String, found: [String])] = [
    // Names.
    (
      ##"{"Knob-selected": {}, "X/Knob-disabled": {"colors": {"textColor": null}}}"##,
      ["1:2 unknown-class", "1:23 unknown-class"]
    ),
    (##"{"UIbutton-selected": {"colors": {"textColor": null}}}"##, ["1:2 class-case"]),
    (
      ##"{"Knob-selected": {"colors": {"textColor": null}}, "knob-disabled": {"colors": {"textColor": null}}}"##,
      ["1:2 unknown-class", "1:52 class-case"]
    ),
    // Places.
    (##"{"UIToolbar/UIWindow/UILabel": {"colors": {"textColor": null}}}"##, ["1:2 impossible-containers"]),
    (##"{"UIWindow/UIToolbar/UILabel": {"colors": {"textColor": null}}}"##, []),
    (
      ##"{"UIBarButtonItem/UIViewController/UILabel": {"colors": {"textColor": null}}}"##, ["1:2 impossible-containers"]
    ),
    // Values.
    (##"{"colors": {"textColor": "#ff123400"}}"##, ["1:26 argb-color"]),
    (##"{"colors": {"textColor": "#ffffff00", "heroColor": "#ff1234ff", "formColor": "#00000000"}}"##, []),
    (##"{"controls-focused": {"fonts": {"actionFont": {"size": 30}}}}"##, ["1:47 font-name-dropped"]),
    (##"{"default": {"fonts": {"actionFont": {"size": 15}}}}"##, []),
    (
      ##"{"default": {"fonts": {"actionFont": {"size": 15}}}, "controls-focused": {"fonts": {"actionFont": {"size": 30}}}}"##,
      []
    ),
    // Effects.
    (##"{"controls-focused": {}}"##, ["1:2 no-effect"]),
    // It takes the built-in style away.
    (##"{"controls-selected": {}}"##, []),
    (
      ##"{"UIControl-focused": {"colors": {"textColor": null}}, "UIButton-focused": {"colors": {"textColor": null}}}"##,
      ["1:56 no-effect"]
    ),
    (##"{"UIButton": {"fonts": {"actionFont": null}}}"##, ["1:2 built-in-shows-through"]),
    (
      ##"{"UIButton, UIButton-disabled, UIButton-dangerous, UIButton-highlighted, UIButton-selected": {"fonts": {"actionFont": null}}}"##,
      []
    ),
    (##"{"UILabel": {"colors": {"textColor": null}}}"##, []),
  ]

  @Test(arguments: suspicions) func suspicionsHaveTheirPlaces(text: String, found: [String]) throws {
    #expect(try review(text) == found)
  }

  @Test func declaredClassesAreKnown() throws {
    let classes = ClassTable.uiKit.declaring("Knob", superclass: "UIButton")
    #expect(try review(##"{"Knob-selected": {"colors": {"textColor": null}}}"##, classes) == [])
  }
}
