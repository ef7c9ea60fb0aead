public import Drawing
import Raster
import Styling

/// Lays sheets out: every cell by itself, then the pages around them.
public struct SheetRenderer {
  private let catalog: SheetCatalog
  private let facts: SheetFacts
  private let theme: Theme
  private let book: FontBook

  /// A renderer for what a cascade resolves; the font book serves many renderers, one at a time.
  public init(_ catalog: SheetCatalog, facts: SheetFacts, book: FontBook) {
    self.catalog = catalog
    self.facts = facts
    theme = Theme.suiting(catalog.sheet.defaultStyle)
    self.book = book
  }

  /// One sheet, on as many pages as it needs.
  public func layOut(_ name: SheetName) throws(DrawingError) -> LaidOutSheet {
    let sheet = catalog.sheet(name)
    let drawings = try sheet.cells.map { cell throws(DrawingError) in
      try CellDrawing(cell.content, cell.styles, with: book)
    }
    var page = Page(theme: theme, book: book)
    let material = SheetMaterial(
      sheet: sheet, drawings: drawings, facts: facts, defaultStyle: catalog.sheet.defaultStyle, book: book)
    let content = try name.page.layOut(material, on: &page)
    return try LaidOutSheet(sheet, drawings, on: page, width: max(1200, content + 2 * Page.margin))
  }
}
