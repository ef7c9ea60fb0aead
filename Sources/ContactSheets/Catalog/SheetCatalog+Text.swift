import Styling
import Widgets

extension SheetCatalog {
  /// The five rungs of the text ladder, and body text in the scripts that the bundled faces have.
  func textCells() -> [Cell] {
    let samples: [(String, TextRole, String)] = [
      ("hero", .hero, "The year in twelve pictures"),
      ("headline", .headline, "Colours that carry a meaning"),
      ("secondary-headline", .secondaryHeadline, "One colour for actions, one for warnings, and quiet grays"),
      (
        "text", .text,
        "A style file names every colour and font once. A control asks for its style in its present state, and the "
          + "most exact rule answers."
      ),
      ("caption", .caption, "Changed on 3 sheets"),
      ("scripts", .text, "Ελληνικά, Русский, Türkçe, Čeština, עברית"),
    ]
    return samples.map { context, role, text in
      Cell(
        id: CellID(sheet: SheetName.text.rawValue, context: context, className: "UILabel"),
        showing: LabelSubject(text: text, role: role),
        resolutions: [.background: background, .label: resolve("UILabel")])
    }
  }
}
