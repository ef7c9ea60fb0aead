import Drawing
import Raster
import Styling

/// One cell for every selector of the file, three in a row, with what each changes against the default.
enum AppearancesPage: SheetPage {
  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double {
    let widest = material.drawings.map(\.framedSize.width).max() ?? 0
    let column = max(352, (widest / 4).rounded(.up) * 4)
    let across = Page.columns(upTo: 3, width: column, gap: 32)
    let width = max(1120, Double(across) * (column + 32) - 32)
    page.header(
      material.sheet.name.heading, facts: material.headerFacts([("Selectors", String(material.sheet.cells.count))]),
      width: width)
    guard !material.sheet.cells.isEmpty else {
      try page.text("The file has no selector.", .value, page.theme.second, x: Page.margin, top: page.y)
      page.y += 16
      return width
    }
    var cards: [SelectorCard] = []
    for (i, cell) in material.sheet.cells.enumerated() {
      cards.append(try SelectorCard(cell, i, material, width: column, on: page))
    }
    for start in stride(from: 0, to: cards.count, by: across) {
      page.mayBreak()
      let row = cards[start..<min(start + across, cards.count)]
      if start > 0 {
        for i in row.indices {
          page.hairline(x: Page.margin + Double(i - start) * (column + 32), width: column, at: page.y)
        }
        page.y += 13
      }
      let top = page.y
      for (i, card) in row.enumerated() {
        try card.put(x: Page.margin + Double(i) * (column + 32), top: top, row: Array(row), on: &page)
      }
      let isLast = start + across >= cards.count
      page.y = top + SelectorCard.height(of: Array(row)) + (isLast ? 0 : 20)
    }
    footer(material, cards, width: width, on: &page)
    return width
  }

  private static func footer(_ material: SheetMaterial, _ cards: [SelectorCard], width: Double, on page: inout Page) {
    let cells = material.sheet.cells
    var legend: [LegendEntry] = []
    if cells.contains(where: { $0.appearance?.element.containers.isEmpty == false }) {
      legend.append(
        LegendEntry(sign: .mark(.chevron, ratio: nil), lines: ["Containers, outermost first,", "then the class."]))
    }
    if let place = cells.first?.appearance?.place {
      let file = material.facts.fileName ?? "the file"
      legend.append(
        LegendEntry(sign: .text(place), lines: ["Line and column of the", "selector in \(file)."]))
    }
    legend.append(
      LegendEntry(
        sign: .mark(.arrow, ratio: nil),
        lines: ["Left the default, right this selector.", "Settings that agree are left out."]))
    if cells.contains(where: { $0.resolutions[.widget]?.isExact == false }) { legend.append(.fallback) }
    if let low = cells.first(where: \.isHardToRead)?.contrast {
      legend.append(.lowContrast(Contrast.text(low, places: 1)))
    }
    legend += LegendEntry.chips(cards.flatMap(\.chips))
    let fonts = Setting.of(.fonts)
    page.footer(
      legend, remarks: StandInRemark.line(for: material.sheet, settings: fonts, page.book.library), width: width)
  }
}
