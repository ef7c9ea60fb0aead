public import Goldens

extension RenderedSheet {
  /// The page with what drew it, as a golden holds it.
  ///
  /// - Parameter style: the name of its style.
  /// - Parameter fonts: the digest of the fonts that it was drawn with.
  public func recorded(style: String, fonts: String) -> RecordedSheet {
    let cells = self.cells.map { placed in
      CellRecord(
        id: placed.cell.id.description, box: placed.box, content: placed.cell.content.fields,
        styles: Dictionary(uniqueKeysWithValues: placed.cell.styles.map { ($0.key.rawValue, $0.value) }))
    }
    return RecordedSheet(
      picture: picture,
      record: SheetRecord(
        fonts: fonts, style: style, sheet: name.rawValue, scale: scale, page: page, of: pages, cells: cells))
  }
}
