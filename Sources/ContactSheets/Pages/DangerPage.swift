import Drawing
import Raster
import Styling

/// Ordinary states above, their dangerous twins below, with the settings that a button draws.
enum DangerPage: SheetPage {
  private static let settings: [(Setting, String)] = [
    (.actionColor, "Title"), (.borderColor, "Border"), (.fillColor, "Fill"), (.glossColor, "Gloss"),
    (.shadowColor, "Inner shadow"),
  ]

  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double {
    let widest = material.drawings.map { $0.size.width + 4 }.max() ?? 0
    let column = widest <= 262 ? 262 : (widest / 4).rounded(.up) * 4
    let across = Page.columns(upTo: 4, width: column, gap: 24)
    let width = Double(across) * (column + 24) - 24
    page.header(
      material.sheet.name.heading,
      facts: material.headerFacts([("Cells", String(material.sheet.cells.count))]), width: width)
    let cards = Cards(
      material: material, column: column, across: across, twins: try material.twins(in: [Array(0..<8)]))
    page.startHeading()
    try page.heading("Ordinary", x: Page.margin)
    page.y += 12
    try cards.put(Array(0..<4), on: &page)
    page.y += 36
    page.startHeading()
    try page.heading(
      "Dangerous", remark: "Settings that differ from the twin above are set in full ink", x: Page.margin)
    page.y += 12
    try cards.put(Array(4..<8), on: &page)
    try footer(material, cards.twins, width: width, on: &page)
    return width
  }

  private static func footer(
    _ material: SheetMaterial, _ twins: [Int: Int], width: Double, on page: inout Page
  ) throws(DrawingError) {
    let cells = material.sheet.cells
    var legend: [LegendEntry] = []
    if cells.contains(where: { $0.resolutions[.button]?.isExact == false }) { legend.append(.fallback) }
    if !twins.isEmpty {
      legend.append(LegendEntry(sign: .text("= Name"), lines: ["Looks exactly like the", "cell of that name."]))
    }
    let shown = cells.compactMap { $0.styles[.button] }.flatMap { style in settings.map { style.color($0.0) } }
    legend += LegendEntry.chips(shown.map { .color($0) })
    if cells.contains(where: \.isHardToRead) {
      legend.append(
        LegendEntry(sign: .mark(.lowContrast, ratio: nil), lines: ["Title contrast", "below 4.5 : 1."]))
    }
    let remarks = StandInRemark.line(
      for: material.sheet, settings: material.sheet.name.heading.fonts, page.book.library)
    page.footer(
      legend,
      remarks: ["Buttons are drawn at twice their size.", "Contrast: title over fill over background."] + remarks,
      width: width)
  }

  private struct Cards {
    let material: SheetMaterial
    let column: Double
    let across: Int
    let twins: [Int: Int]

    func put(_ cells: [Int], on page: inout Page) throws(DrawingError) {
      for start in stride(from: 0, to: cells.count, by: across) {
        if start > 0 { page.y += 24 }
        page.mayBreak()
        try putRow(Array(cells[start..<min(start + across, cells.count)]), on: &page)
      }
    }

    private func putRow(_ cells: [Int], on page: inout Page) throws(DrawingError) {
      let top = page.y
      let keys = try cells.map { cell throws(DrawingError) in try keyLine(cell).height(on: page, width: column) }
      let keyHeight = max(16, keys.max() ?? 0)
      let stage = cells.map { material.drawings[$0].size.height + 4 }.max() ?? 0
      for (i, cell) in cells.enumerated() {
        page.y = top
        try put(
          cell, x: Page.margin + Double(i) * (column + 24), keyHeight: keyHeight, stageHeight: stage, on: &page)
      }
    }

    private func keyLine(_ cell: Int) -> KeyLine {
      guard let resolution = material.sheet.cells[cell].resolutions[.button] else {
        preconditionFailure("A button's cell has a style for its button.")
      }
      return KeyLine(resolution: resolution, twin: twins[cell].map { "= \(name($0))" })
    }

    private func name(_ cell: Int) -> String { StateLabel.text(material.sheet.cells[cell].id.state) }

    private func put(
      _ cell: Int, x: Double, keyHeight: Double, stageHeight: Double, on page: inout Page
    ) throws(DrawingError) {
      page.hairline(x: x, width: column)
      page.y += 13
      try page.text(name(cell), .fact, page.theme.ink, x: x, top: page.y)
      try keyLine(cell).put(on: &page, x: x, top: page.y + 20, width: column)
      page.y += 20 + keyHeight + 10
      page.stage(cell, material.drawings[cell], x: x, top: page.y)
      page.y += stageHeight + 12
      try putSettings(of: cell, x: x, on: &page)
      try putContrast(of: cell, x: x, on: &page)
    }

    /// In the lower row, what differs from the twin above is ink and Medium, what agrees is third.
    private func putSettings(of cell: Int, x: Double, on page: inout Page) throws(DrawingError) {
      guard let style = material.sheet.cells[cell].styles[.button] else { return }
      let twin = cell >= 4 ? material.sheet.cells[cell - 4].styles[.button] : nil
      for (setting, name) in settings {
        let color = style.color(setting)
        let differs = twin.map { $0.color(setting) != color }
        let ink = differs.map { $0 ? page.theme.ink : page.theme.third } ?? page.theme.second
        let type: ChromeText = differs == true ? .label : .value
        page.chip(color, x: x, top: page.y + 5)
        try page.text(name, type, ink, x: x + 24, top: page.y + 4)
        try page.text(color?.hex ?? "none", type, ink, x: x + column, top: page.y + 4, .right)
        page.y += 24
      }
      page.y += 8
    }

    private func putContrast(of cell: Int, x: Double, on page: inout Page) throws(DrawingError) {
      let content = material.sheet.cells[cell]
      page.hairline(x: x, width: column, inner: true)
      page.y += 1
      let theme = page.theme
      try page.text("Title on fill", .value, theme.second, x: x, top: page.y + 8)
      var right = x + column
      if content.id.state.contains(.disabled) {
        let remark = try page.layOut("not judged", .value)
        page.put(remark, .value, theme.third, x: right - remark.width, top: page.y + 8)
        right -= remark.width + 8
      }
      let ratio = try page.layOut("\(Contrast.text(content.contrast ?? 1, places: 2)) : 1", .label)
      let color = content.isHardToRead ? theme.amber : theme.ink
      page.put(ratio, .label, color, x: right - ratio.width, top: page.y + 8)
      if content.isHardToRead {
        page.mark(.lowContrast, color, x: right - ratio.width - 5 - Mark.lowContrast.width, top: page.y + 8)
      }
      page.y += 32
    }
  }
}
