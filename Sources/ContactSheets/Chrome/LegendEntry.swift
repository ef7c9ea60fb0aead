import Drawing
import Raster

/// One line of the legend: a sign, and in two lines what it means.
struct LegendEntry {
  /// What explains itself.
  enum Sign {
    case mark(Mark, ratio: String?)
    case text(String)
    case chips([Color?])
  }

  let sign: Sign
  let lines: [String]

  /// What the hook before a key means.
  static let fallback = LegendEntry(
    sign: .mark(.fallback, ratio: nil), lines: ["No rule for this exact state.", "The key shown answers instead."])

  /// What the half-filled circle means, beside the first ratio of the sheet.
  static func lowContrast(_ ratio: String) -> LegendEntry {
    LegendEntry(
      sign: .mark(.lowContrast, ratio: ratio),
      lines: ["Title contrast below 4.5 : 1.", "Disabled states are not judged."])
  }

  /// What the arrow before a face means.
  static let standIn = LegendEntry(
    sign: .mark(.arrow, ratio: nil), lines: ["The font is not here:", "this face stands in for it."])

  /// What the empty box means.
  static let missingGlyph = LegendEntry(
    sign: .mark(.missingGlyph, ratio: nil), lines: ["A character that no", "font here has."])

  /// What the chips of colours that are not plainly seen mean.
  static func chips(_ chips: [SettingText.Chip]) -> [LegendEntry] {
    let colors = chips.compactMap { chip -> Color? in
      if case .color(let color) = chip { color } else { nil }
    }
    var entries: [LegendEntry] = []
    if let through = colors.first(where: { $0.alpha != 255 }) {
      entries.append(LegendEntry(sign: .chips([through]), lines: ["Checkerboard: the", "colour is seen through."]))
    }
    if chips.contains(.color(nil)) {
      entries.append(LegendEntry(sign: .chips([nil]), lines: ["No colour", "is set."]))
    }
    return entries
  }

  private static let gap = 8.0

  func width(on page: Page) throws(DrawingError) -> Double {
    let widths = try lines.map { line throws(DrawingError) in try page.layOut(line, .legend).width }
    return try signWidth(on: page) + Self.gap + (widths.max() ?? 0)
  }

  private func signWidth(on page: Page) throws(DrawingError) -> Double {
    switch sign {
    case .mark(let mark, let ratio):
      let behind = try ratio.map { text throws(DrawingError) in 4 + (try page.layOut(text, .alarm).width) }
      return mark.width + (behind ?? 0)
    case .text(let sign): return try page.layOut(sign, .key).width
    case .chips(let colors): return 20 * Double(colors.count) - 6
    }
  }

  func put(on page: inout Page, x: Double, top: Double) throws(DrawingError) {
    let theme = page.theme
    switch sign {
    case .mark(let mark, let ratio):
      page.mark(mark, mark == .lowContrast ? theme.amber : theme.third, x: x, top: top)
      if let ratio { try page.text(ratio, .alarm, theme.amber, x: x + mark.width + 4, top: top) }
    case .text(let sign): try page.text(sign, .key, theme.third, x: x, top: top)
    case .chips(let colors):
      for (i, color) in colors.enumerated() { page.chip(color, x: x + 20 * Double(i), top: top + 1) }
    }
    let textX = x + (try signWidth(on: page)) + Self.gap
    for (i, line) in lines.enumerated() {
      try page.text(line, .legend, theme.second, x: textX, top: top + 16 * Double(i))
    }
  }
}
