import Styling

extension SheetCatalog {
  /// A specimen of each font of the default style.
  func typeCells() -> [Cell] {
    Setting.of(.fonts).map { font in
      Cell(
        id: CellID(sheet: SheetName.type.rawValue, context: "specimen", className: font.rawValue),
        showing: SpecimenSubject("Hamburgefonstiv, 0123456789 & 12.5 %", font),
        resolutions: [.background: background, .widget: background], caption: CellCaption(title: font.plainName))
    }
  }
}
