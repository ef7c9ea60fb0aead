import Styling

extension SheetCatalog {
  /// The twelve colours, and those of controls, of the default style.
  func paletteCells() -> [Cell] {
    (Setting.of(.colors) + Setting.of(.controls)).map { setting in
      Cell(
        id: CellID(
          sheet: SheetName.palette.rawValue, context: setting.section.rawValue, className: setting.rawValue),
        showing: SwatchSubject(setting), resolutions: [.background: background, .widget: background],
        caption: CellCaption(title: setting.plainName))
    }
  }
}
