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
    let width = 2 * group + 40
    try page.header(
      "Navigation bars", "Back buttons, titles and actions at 375 pt",
      facts: material.headerFacts([("Cells", String(material.sheet.cells.count))]), width: width)
    let rows = (material.sheet.cells.count + 1) / 2
    for row in 0..<rows {
      let top = page.y
      let pair = [row, row + rows].filter { $0 < material.sheet.cells.count }
      let height = pair.map { max(material.drawings[$0].size.height, specs[$0].height) }.max() ?? 0
      for (i, cell) in pair.enumerated() {
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
    if let low = cells.first(where: \.isHardToRead)?.titleContrast {
      legend.append(.lowContrast(Contrast.text(low, places: 1)))
    }
    let remarks = StandInRemark.line(
      for: material.sheet, settings: [.navigationFont, .actionFont], page.book.library)
    try page.footer(legend, remarks: remarks, width: width)
  }

  /// The list beside a bar: what has which colour, and which key says so.
  private struct Spec {
    /// One part of the bar.
    private struct Row {
      var label: String
      var color: Color?
      var value: String
      var detail: String?
      var resolution: Resolution
      var lowContrast: String?
    }

    private var rows: [Row] = []
    let width: Double
    let height: Double

    init(_ cell: Cell, on page: Page) throws(DrawingError) {
      let (resolutions, styles) = (cell.resolutions, cell.styles)
      if let bar = resolutions[.bar], cell.id.context != "action" {
        let color = bar.style.color(.navigationColor)
        rows.append(Row(label: "Bar", color: color, value: color?.hex ?? "none", resolution: bar))
      }
      if let title = resolutions[.title], cell.id.context != "action", cell.id.state == .normal {
        let color = title.style.color(.actionColor)
        let font = title.style.font(.navigationFont)
        rows.append(
          Row(
            label: "Title", color: color, value: color?.hex ?? "none",
            detail: font.map { "\($0.name ?? "System"), \(Int($0.size.rounded())) pt" }, resolution: title))
      }
      if let back = resolutions[.leading], cell.id.context == "back", cell.id.state == .highlighted {
        let color = back.style.color(.fillColor)
        rows.append(
          Row(label: "Back button fill", color: color, value: color?.hex ?? "none", resolution: back))
      }
      if let action = resolutions[.button], cell.id.context == "action" {
        let title = styles[.button]?.color(.actionColor)
        rows.append(Row(label: "Action title", color: title, value: title?.hex ?? "none", resolution: action))
        let fill = styles[.button]?.color(.fillColor)
        let low = cell.isHardToRead ? cell.titleContrast.map { Contrast.text($0, places: 1) } : nil
        rows.append(
          Row(
            label: "Action fill", color: fill, value: fill?.hex ?? "none", resolution: action, lowContrast: low))
      }
      var widest = 0.0
      var total = 0.0
      for row in rows {
        let value = 22 + (try page.layOut(row.value, .value)).width
        let detail = try row.detail.map { text throws(DrawingError) in try page.layOut(text, .key).width } ?? 0
        widest = max(widest, value, detail)
        total += 16 + 16 + (row.detail == nil ? 0 : 14)
      }
      width = widest
      let keys = try rows.map { row throws(DrawingError) in
        try KeyLine(resolution: row.resolution, lowContrast: row.lowContrast).height(on: page, width: max(149, widest))
      }
      height = total + keys.reduce(0, +) + 8 * Double(max(0, rows.count - 1))
    }

    func put(x: Double, top: Double, on page: inout Page) throws(DrawingError) {
      let column = max(149, width)
      var y = top
      for row in rows {
        try page.text(row.label, .key, page.theme.third, x: x, top: y)
        page.chip(row.color, x: x, top: y + 17)
        try page.text(row.value, .value, page.theme.ink, x: x + 22, top: y + 16)
        y += 32
        if let detail = row.detail {
          try page.text(detail, .key, page.theme.second, x: x, top: y)
          y += 14
        }
        let key = KeyLine(resolution: row.resolution, lowContrast: row.lowContrast)
        try key.put(on: &page, x: x, top: y, width: column)
        y += try key.height(on: page, width: column) + 8
      }
    }
  }
}
