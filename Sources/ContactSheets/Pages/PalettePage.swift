import Drawing
import Raster
import Styling

/// Swatches of all colours of the default style, six in a row, each with its value and its contrast on the background.
enum PalettePage: SheetPage {
  private static let column = 170.0
  private static let across = 6

  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double {
    let width = 1120.0
    let cells = material.sheet.cells
    page.header(
      material.sheet.name.heading, facts: material.headerFacts([("Colours", String(cells.count))]), width: width)
    let sections: [(title: String, remark: String, settings: [Setting])] = [
      ("Colours", "contrast measured on the background colour", Setting.of(.colors)),
      ("Control colours", "of controls in their normal state", Setting.of(.controls).filter { $0.kind == .color }),
      ("Shadows", "colour, then offset and blur in points", Setting.of(.controls).filter { $0.kind == .shadow }),
    ]
    for (i, (title, remark, settings)) in sections.enumerated() {
      if i > 0 { page.y += 36 }
      page.startHeading()
      try page.heading(title, remark: remark, x: Page.margin)
      page.y += 12
      let own = cells.indices.filter { index in settings.contains { $0.rawValue == cells[index].id.className } }
      for first in stride(from: 0, to: own.count, by: across) {
        page.mayBreak()
        if first > 0 { page.y += 20 }
        try put(Array(own[first..<min(first + across, own.count)]), material, on: &page)
      }
    }
    var legend: [LegendEntry] = []
    if cells.contains(where: \.isHardToRead) {
      legend.append(
        LegendEntry(
          sign: .mark(.lowContrast, ratio: nil), lines: ["Contrast on the background", "colour below 4.5 : 1."]))
    }
    page.footer(legend + LegendEntry.chips(cells.map { .color(Entry($0)?.color) }), remarks: [], width: width)
    return width
  }

  private static func put(_ row: [Int], _ material: SheetMaterial, on page: inout Page) throws(DrawingError) {
    let top = page.y
    var bottom = top
    for (i, cell) in row.enumerated() {
      let x = Page.margin + Double(i) * (column + 20)
      page.stage(cell, material.drawings[cell], x: x, top: top)
      guard let entry = Entry(material.sheet.cells[cell]) else { continue }
      bottom = max(bottom, try entry.put(x: x, top: top + 80, width: column, on: &page))
    }
    page.y = bottom
  }

  /// What is written below a swatch.
  private struct Entry {
    let cell: Cell
    let setting: Setting
    let color: Color?
    let style: ResolvedStyle

    init?(_ cell: Cell) {
      guard let swatch = cell.content.subject as? SwatchSubject, let style = cell.styles[.widget] else { return nil }
      self.cell = cell
      self.style = style
      setting = swatch.setting
      color = swatch.color(in: style)
    }

    /// Gives where it ends.
    func put(x: Double, top: Double, width: Double, on page: inout Page) throws(DrawingError) -> Double {
      let theme = page.theme
      try page.text(setting.plainName, .label, theme.ink, x: x, top: top)
      try page.text(setting.rawValue, .key, theme.third, x: x, top: top + 16)
      let valueWidth = try page.text(color?.hex ?? "none", .value, theme.ink, x: x, top: top + 32)
      if setting.kind == .shadow {
        guard color != nil else { return top + 48 }
        let shape = try page.layOut(SettingText(setting, of: style).text, .value)
        let isBeside = valueWidth + 8 + shape.width <= width
        page.put(
          shape, .value, theme.second, x: isBeside ? x + width - shape.width : x, top: top + (isBeside ? 32 : 48))
        return top + (isBeside ? 48 : 64)
      }
      try putContrast(right: x + width, top: top + 32, on: &page)
      return top + 48
    }

    private func putContrast(right: Double, top: Double, on page: inout Page) throws(DrawingError) {
      let theme = page.theme
      guard let contrast = cell.contrast else {
        try page.text("–", .value, theme.third, x: right, top: top, .right)
        return
      }
      let isLow = cell.isHardToRead
      let ratio = try page.layOut("\(Contrast.text(contrast, places: 2)) : 1", isLow ? .label : .value)
      let color = isLow ? theme.amber : theme.ink
      page.put(ratio, isLow ? .label : .value, color, x: right - ratio.width, top: top)
      if isLow { page.mark(.lowContrast, color, x: right - ratio.width - 4 - Mark.lowContrast.width, top: top) }
    }
  }
}
