public import Drawing
import Raster

/// A sheet laid out in points: on one page, or on several where one picture could not hold it.
///
/// The layout is the same at every scale.
public struct LaidOutSheet {
  let sheet: Sheet
  let drawings: [CellDrawing]
  let content: Page
  let width: Double
  let pages: [[Int]]
  /// The characters that no font here has.
  public let missing: [Unicode.Scalar]

  /// Whether it has no cells; it still has a page, which says so.
  public var isEmpty: Bool { sheet.cells.isEmpty }

  /// How many pages it has, at least one.
  public var pageCount: Int { pages.count }

  /// Shares the content of a sheet out to pages.
  init(_ sheet: Sheet, _ drawings: [CellDrawing], on content: Page, width: Double) throws(DrawingError) {
    self.sheet = sheet
    self.drawings = drawings
    var content = content
    content.endBlock()
    self.content = content
    self.width = max(width, content.right + Page.margin)
    var missing = content.missing
    for scalar in drawings.flatMap(\.missing) where !missing.contains(scalar) { missing.append(scalar) }
    let chrome = try Chrome(of: content, missing: missing, page: nil, scale: Int(Pagination.largestScale))
    self.missing = chrome.missing
    pages = Pagination.pages(
      of: content.blocks, room: Pagination.room(width: self.width, chrome: chrome.height))
  }

  /// Draws one page, counted from 1, at a device scale of 1, 2 or 3.
  public func draw(page number: Int, scale: Int) throws(DrawingError) -> RenderedSheet {
    let place = pageCount > 1 ? (number: number, count: pageCount) : nil
    let chrome = try Chrome(of: content, missing: missing, page: place, scale: scale)
    var pen = try PagePen(
      size: size(ofPage: number, chrome), scale: scale, drawings: drawings, theme: content.theme, book: content.book)
    try pen.draw(chrome.above, top: Page.margin)
    for block in pages[number - 1] { try pen.draw(content.blocks[block]) }
    try pen.draw(chrome.below)
    let cells = pen.stages.map { RenderedSheet.Cell(cell: sheet.cells[$0.cell], box: $0.box) }
    return RenderedSheet(
      name: sheet.name, page: number, pages: pageCount, scale: scale, picture: pen.finish(), cells: cells)
  }

  /// The size of a page in points.
  func size(ofPage number: Int) throws(DrawingError) -> Size {
    size(ofPage: number, try Chrome(of: content, missing: missing, page: (number, pageCount), scale: 1))
  }

  private func size(ofPage number: Int, _ chrome: Chrome) -> Size {
    Size(width: width, height: pages[number - 1].map { content.blocks[$0].height }.reduce(chrome.height, +))
  }

  /// Header and footer of a page.
  private struct Chrome {
    let above: PageBlock
    let below: PageBlock
    let missing: [Unicode.Scalar]

    /// All of the page's height that is not content, in points.
    var height: Double { above.height + below.height + 2 * Page.margin }

    init(
      of content: Page, missing: [Unicode.Scalar], page: (number: Int, count: Int)?, scale: Int
    ) throws(DrawingError) {
      var top = Page(theme: content.theme, book: content.book)
      if var header = content.header {
        if let page { header.facts.append(("Page", "\(page.number) of \(page.count)")) }
        header.facts.append(("Scale", "\(scale)×"))
        try header.put(on: &top)
      }
      top.endBlock()
      var bottom = Page(theme: content.theme, book: content.book)
      let all = missing + top.missing.filter { !missing.contains($0) }
      if var footer = content.footer {
        if !all.isEmpty { footer.legend.append(.missingGlyph) }
        try footer.put(on: &bottom)
      }
      bottom.endBlock()
      (above, below, self.missing) = (top.blocks[0], bottom.blocks[0], all)
    }
  }
}
