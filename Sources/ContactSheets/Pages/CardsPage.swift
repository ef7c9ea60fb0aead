import Drawing
import Raster
import Styling

/// Controls of a form in sections, four cards in a row: a name, a stage, and what gives it its look.
enum CardsPage: SheetPage {
  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double {
    let widest = material.drawings.map(\.framedSize.width).max() ?? 0
    let column = widest <= 262 ? 262 : (widest / 4).rounded(.up) * 4
    let across = Page.columns(upTo: 4, width: column, gap: 24)
    let width = max(1120, Double(across) * (column + 24) - 24)
    let cells = material.sheet.cells
    page.header(
      material.sheet.name.heading, facts: material.headerFacts([("Cells", String(cells.count))]), width: width)
    let cards = cells.indices.map { Card(cells[$0], $0, material.drawings[$0], width: column) }
    var start = 0
    while start < cells.count {
      let section = cells[start].caption?.section
      let end = cells[start...].firstIndex { $0.caption?.section != section } ?? cells.count
      if start > 0 { page.y += 36 }
      page.startHeading()
      try page.heading(section ?? "", x: Page.margin)
      page.y += 12
      for first in stride(from: start, to: end, by: across) {
        page.mayBreak()
        if first > start { page.y += 20 }
        try put(Array(cards[first..<min(first + across, end)]), column: column, on: &page)
      }
      start = end
    }
    let legend = CaptionLegend.entries(cells)
    page.footer(
      legend,
      remarks: StandInRemark.line(for: material.sheet, settings: material.sheet.name.heading.fonts, page.book.library),
      width: width)
    return width
  }

  private static func put(_ row: [Card], column: Double, on page: inout Page) throws(DrawingError) {
    let keys = try row.map { card throws(DrawingError) in try card.keyHeight(on: page) }
    let keyHeight = keys.max() ?? 0
    let stageHeight = row.map(\.stageHeight).max() ?? 0
    let top = page.y
    for (i, card) in row.enumerated() {
      try card.put(
        x: Page.margin + Double(i) * (column + 24), top: top, keyHeight: keyHeight, stageHeight: stageHeight, on: &page)
    }
    let notes = row.map(\.notesHeight).max() ?? 0
    page.y = top + 13 + 20 + keyHeight + 8 + stageHeight + 8 + notes
  }

  private struct Card {
    private let cell: Cell
    private let index: Int
    private let drawing: CellDrawing
    private let width: Double
    private let notes: [CellCaption.Note]

    init(_ cell: Cell, _ index: Int, _ drawing: CellDrawing, width: Double) {
      self.cell = cell
      self.index = index
      self.drawing = drawing
      self.width = width
      notes = cell.caption?.notes ?? []
    }

    var stageHeight: Double { drawing.framedSize.height }
    var notesHeight: Double { 24 * Double(notes.count) }

    private var key: KeyLine? {
      guard let resolution = cell.resolutions[.widget] else { return nil }
      let low = cell.isHardToRead ? cell.contrast.map { Contrast.text($0, places: 1) } : nil
      return KeyLine(resolution: resolution, lowContrast: low)
    }

    func keyHeight(on page: Page) throws(DrawingError) -> Double { try key?.height(on: page, width: width) ?? 0 }

    func put(
      x: Double, top: Double, keyHeight: Double, stageHeight: Double, on page: inout Page
    ) throws(DrawingError) {
      let theme = page.theme
      page.hairline(x: x, width: width, at: top)
      try page.text(cell.caption?.title ?? "", .fact, theme.ink, x: x, top: top + 13)
      try key?.put(on: &page, x: x, top: top + 33, width: width)
      var y = top + 33 + keyHeight + 8
      page.stage(index, drawing, x: x, top: y)
      y += stageHeight + 8
      for note in notes {
        guard let style = cell.styles[note.role] else { continue }
        let value = SettingText(note.setting, of: style)
        page.chip(value.chip, x: x, top: y + 5)
        try page.text(note.label, .value, theme.second, x: x + value.indent, top: y + 4)
        try page.text(value.text, .value, theme.second, x: x + width, top: y + 4, .right)
        y += 24
      }
    }
  }
}
