public import Drawing
import Raster
public import Styling

/// Draws sheets: every cell by itself, then the page around them.
public struct SheetRenderer {
  private let catalog: SheetCatalog
  private let facts: SheetFacts
  private let theme: Theme
  private let book: FontBook

  /// A renderer for what a cascade resolves; the font book serves many renderers, one at a time.
  public init(_ cascade: Cascade, facts: SheetFacts, book: FontBook) {
    catalog = SheetCatalog(cascade)
    self.facts = facts
    theme = Theme.suiting(cascade.sheet.defaultStyle)
    self.book = book
  }

  /// One sheet at a device scale of 1, 2 or 3.
  public func render(_ name: SheetName, scale: Int) throws(DrawingError) -> RenderedSheet {
    let sheet = catalog.sheet(name)
    let drawings = try sheet.cells.map { cell throws(DrawingError) in
      try CellDrawing(cell.content, cell.styles, with: book)
    }
    try refuseTooManyPixels(of: drawings, scale: scale)
    let pictures = try drawings.map { drawing throws(DrawingError) in
      try drawing.picture(scale: scale, with: book)
    }
    var page = Page(theme: theme, book: book)
    let material = SheetMaterial(
      sheet: sheet, drawings: drawings, pictures: pictures, facts: facts, scale: scale)
    let content = try name.page.layOut(material, on: &page)
    let width = max(1200, content + 2 * Page.margin, page.right + Page.margin)
    let picture = try page.picture(width: width, scale: scale, drawings: drawings, pictures: pictures)
    let cells = page.stages.map { stage in
      RenderedSheet.Cell(cell: sheet.cells[stage.cell], box: stage.box.pixels(scale: scale))
    }
    return RenderedSheet(
      name: name, scale: scale, picture: picture, cells: cells, missing: page.missing)
  }

  /// Throws before anything is drawn if the stages alone have more pixels than a picture may have.
  private func refuseTooManyPixels(of drawings: [CellDrawing], scale: Int) throws(DrawingError) {
    let points = drawings.reduce(0) { $0 + $1.size.width * $1.size.height }
    let pixels = points * Double(scale * scale)
    if pixels > Double(Canvas.mostPixels) { throw .tooManyPixels(Int(min(pixels, 1e15))) }
  }
}

extension Rect {
  /// The device pixels of a box whose edges fall on whole ones.
  fileprivate func pixels(scale: Int) -> PixelBox {
    let factor = Double(scale)
    return PixelBox(
      x: Int((x * factor).rounded()), y: Int((y * factor).rounded()), width: Int((width * factor).rounded()),
      height: Int((height * factor).rounded()))
  }
}
