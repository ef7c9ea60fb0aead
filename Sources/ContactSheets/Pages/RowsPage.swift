import Drawing
import Raster
import Styling

/// Bars and cells of lists at true size, each beside what gives it its look.
enum RowsPage: SheetPage {
  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double {
    let cells = material.sheet.cells
    let device = max(375, material.drawings.map(\.size.width).max() ?? 0)
    let notes = try cells.map { cell throws(DrawingError) in try Notes(cell, on: page) }
    let column = max(149, (notes.map(\.width).max() ?? 0).rounded(.up))
    let group = ((device + 16 + column) / 4).rounded(.up) * 4
    let across = Page.columns(upTo: 2, width: group, gap: 40)
    let width = Double(across) * (group + 40) - 40
    page.header(
      material.sheet.name.heading, facts: material.headerFacts([("Cells", String(cells.count))]), width: width)
    let rows = (cells.count + across - 1) / across
    for row in 0..<rows {
      page.mayBreak()
      let top = page.y
      let beside = Array(stride(from: row, to: cells.count, by: rows))
      let height = beside.map { max(material.drawings[$0].size.height, notes[$0].height) }.max() ?? 0
      for (i, cell) in beside.enumerated() {
        let x = Page.margin + Double(i) * (group + 40)
        try page.text(cells[cell].caption?.title ?? "", .label, page.theme.ink, x: x, top: top + 12)
        page.stage(cell, material.drawings[cell], x: x - 1, top: top + 35)
        try notes[cell].put(x: x + device + 16, top: top + 36, on: &page)
        if row < rows - 1 { page.hairline(x: x, width: group, inner: true, at: top + 36 + height + 20) }
      }
      page.y = top + 36 + height + (row < rows - 1 ? 21 : 0)
    }
    footer(material, width: width, on: &page)
    return width
  }

  private static func footer(_ material: SheetMaterial, width: Double, on page: inout Page) {
    let legend =
      [LegendEntry(sign: .text("375 pt"), lines: ["Width of the screen on this", "sheet. Drawn at true size."])]
      + CaptionLegend.entries(material.sheet.cells)
    let remarks = StandInRemark.line(
      for: material.sheet, settings: material.sheet.name.heading.fonts, page.book.library)
    page.footer(legend, remarks: remarks, width: width)
  }

  /// The list beside a stage.
  private struct Notes {
    private let rows: [NoteRow]
    let width: Double
    let height: Double

    init(_ cell: Cell, on page: Page) throws(DrawingError) {
      rows = cell.caption?.notes.map { NoteRow($0, of: cell) } ?? []
      let widths = try rows.map { row throws(DrawingError) in try row.width(on: page) }
      let column = max(149, widths.max() ?? 0)
      let heights = try rows.map { row throws(DrawingError) in try row.height(on: page, width: column) }
      width = widths.max() ?? 0
      height = heights.reduce(0, +) + 8 * Double(max(0, rows.count - 1))
    }

    func put(x: Double, top: Double, on page: inout Page) throws(DrawingError) {
      let column = max(149, width)
      var y = top
      for row in rows {
        try row.put(on: &page, x: x, top: y, width: column)
        y += try row.height(on: page, width: column) + 8
      }
    }
  }
}
