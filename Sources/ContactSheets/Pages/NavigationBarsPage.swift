import Drawing
import Raster
import Styling
import Widgets

/// Navigation bars at true size, each beside what gives it its look.
enum NavigationBarsPage: SheetPage {
  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double {
    let device = max(375, material.drawings.map(\.size.width).max() ?? 0)
    let specs = try material.sheet.cells.map { cell throws(DrawingError) in try Spec(cell, on: page) }
    let spec = max(149, (specs.map(\.width).max() ?? 0).rounded(.up))
    let group = ((device + 16 + spec) / 4).rounded(.up) * 4
    let across = Page.columns(upTo: 2, width: group, gap: 40)
    let width = Double(across) * (group + 40) - 40
    page.header(
      "Navigation bars", "Back buttons, titles and actions at 375 pt",
      facts: material.headerFacts([("Cells", String(material.sheet.cells.count))]), width: width)
    let count = material.sheet.cells.count
    let rows = (count + across - 1) / across
    for row in 0..<rows {
      page.mayBreak()
      let top = page.y
      let beside = stride(from: row, to: count, by: rows)
      let height = beside.map { max(material.drawings[$0].size.height, specs[$0].height) }.max() ?? 0
      for (i, cell) in beside.enumerated() {
        let x = Page.margin + Double(i) * (group + 40)
        try page.text(name(of: material.sheet.cells[cell]), .label, page.theme.ink, x: x, top: top + 12)
        page.stage(cell, material.drawings[cell], x: x - 1, top: top + 35)
        try specs[cell].put(x: x + device + 16, top: top + 36, on: &page)
        if row < rows - 1 { page.hairline(x: x, width: group, inner: true, at: top + 36 + height + 20) }
      }
      page.y = top + 36 + height + (row < rows - 1 ? 21 : 0)
    }
    try footer(material, width: width, on: &page)
    return width
  }

  private static func name(of cell: Cell) -> String {
    switch (cell.id.context, cell.id.state) {
    case ("back", .highlighted): "Back button pressed"
    case ("back", _): "Back button, title, action"
    case ("title", _): "Title alone"
    case ("two-actions", _): "Two actions"
    default: "\(StateLabel.text(cell.id.state)) action"
    }
  }

  private static func footer(
    _ material: SheetMaterial, width: Double, on page: inout Page
  ) throws(DrawingError) {
    let cells = material.sheet.cells
    var legend = [
      LegendEntry(sign: .text("375 pt"), lines: ["Width of a bar on this sheet.", "Drawn at true size."])
    ]
    if cells.contains(where: { $0.resolutions[.button]?.isExact == false }) { legend.append(.fallback) }
    if let low = cells.first(where: \.isHardToRead)?.contrast {
      legend.append(.lowContrast(Contrast.text(low, places: 1)))
    }
    let remarks = StandInRemark.line(
      for: material.sheet, settings: [.navigationFont, .actionFont], page.book.library)
    page.footer(legend, remarks: remarks, width: width)
  }

  /// The list beside a bar: what has which colour, and which key says so.
  private struct Spec {
    /// One part of the bar: its colour, and the key that gives it.
    private struct Row {
      let label: String
      let color: Color?
      let resolution: Resolution
      var detail: String?
      var lowContrast: String?

      init(_ label: String, _ setting: Setting, _ resolution: Resolution) {
        self.label = label
        color = resolution.style.color(setting)
        self.resolution = resolution
      }

      var value: String { color?.hex ?? "none" }
      var key: KeyLine { KeyLine(resolution: resolution, lowContrast: lowContrast) }

      func width(on page: Page) throws(DrawingError) -> Double {
        let below = try detail.map { text throws(DrawingError) in try page.layOut(text, .key).width } ?? 0
        return max(22 + (try page.layOut(value, .value).width), below)
      }

      func height(on page: Page, width: Double) throws(DrawingError) -> Double {
        32 + (detail == nil ? 0 : 14) + (try key.height(on: page, width: width))
      }

      func put(on page: inout Page, x: Double, top: Double, width: Double) throws(DrawingError) {
        try page.text(label, .key, page.theme.third, x: x, top: top)
        page.chip(color, x: x, top: top + 17)
        try page.text(value, .value, page.theme.ink, x: x + 22, top: top + 16)
        if let detail { try page.text(detail, .key, page.theme.second, x: x, top: top + 32) }
        try key.put(on: &page, x: x, top: top + (detail == nil ? 32 : 46), width: width)
      }
    }

    private let rows: [Row]
    let width: Double
    let height: Double

    init(_ cell: Cell, on page: Page) throws(DrawingError) {
      rows = Self.rows(of: cell)
      let widths = try rows.map { row throws(DrawingError) in try row.width(on: page) }
      let column = max(149, widths.max() ?? 0)
      let heights = try rows.map { row throws(DrawingError) in try row.height(on: page, width: column) }
      width = widths.max() ?? 0
      height = heights.reduce(0, +) + 8 * Double(max(0, rows.count - 1))
    }

    /// Bars and their titles where a cell is about them, else the action's colours.
    private static func rows(of cell: Cell) -> [Row] {
      if cell.id.context == "action" { return action(of: cell) }
      var rows: [Row] = []
      if let bar = cell.resolutions[.bar] { rows.append(Row("Bar", .navigationColor, bar)) }
      if cell.id.state.contains(.highlighted), let back = cell.resolutions[.leading] {
        rows.append(Row("Back button fill", .fillColor, back))
      } else if let title = cell.resolutions[.title] {
        var row = Row("Title", .actionColor, title)
        row.detail = title.style.font(.navigationFont).map {
          "\($0.name ?? "System"), \(Int($0.size.rounded())) pt"
        }
        rows.append(row)
      }
      return rows
    }

    private static func action(of cell: Cell) -> [Row] {
      guard let action = cell.resolutions[.button] else { return [] }
      var fill = Row("Action fill", .fillColor, action)
      if cell.isHardToRead { fill.lowContrast = cell.contrast.map { Contrast.text($0, places: 1) } }
      return [Row("Action title", .actionColor, action), fill]
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
