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
}

extension Page {
  /// Puts a hairline, the legend left and the remarks right; leaves `y` at the last line's end.
  mutating func footer(_ legend: [LegendEntry], remarks: [String], width: Double) throws(DrawingError) {
    let entries = legend + missingGlyphEntry
    y += 32
    hairline(x: Page.margin, width: width)
    let top = y + 1 + 16
    var x = Page.margin
    for entry in entries { x = try put(entry, x: x, top: top) + 40 }
    let bottom = top + 16 * Double(entries.map(\.lines.count).max() ?? 0)
    let room = width - (x - Page.margin)
    // Remarks that have no room beside the legend stand below it.
    let isBeside = room >= 280
    var line = isBeside ? top : bottom + (entries.isEmpty ? 0 : 8)
    for remark in remarks {
      let layout = try layOut(remark, .legend, width: isBeside ? min(room, 440) : width, breaking: .atSpaces)
      if isBeside {
        put(layout, .legend, theme.third, x: Page.margin + width, top: line, .right)
      } else {
        put(layout, .legend, theme.third, x: Page.margin, top: line)
      }
      line += 16 * Double(layout.lineCount)
    }
    y = max(bottom, line)
  }

  private var missingGlyphEntry: [LegendEntry] {
    missing.isEmpty
      ? [] : [LegendEntry(sign: .mark(.missingGlyph, ratio: nil), lines: ["A character that no", "bundled font has."])]
  }

  /// Puts one entry; gives where it ends.
  private mutating func put(_ entry: LegendEntry, x: Double, top: Double) throws(DrawingError) -> Double {
    var textX = x
    switch entry.sign {
    case .mark(let mark, let ratio):
      self.mark(mark, mark == .lowContrast ? theme.amber : theme.third, x: x, top: top)
      textX += mark.width
      if let ratio { textX += 4 + (try text(ratio, .alarm, theme.amber, x: textX + 4, top: top)) }
    case .text(let sign): textX += try text(sign, .key, theme.third, x: x, top: top)
    case .chips(let colors):
      for color in colors {
        chip(color, x: textX, top: top + 1)
        textX += 20
      }
      textX -= 6
    }
    textX += 8
    var end = textX
    for (i, line) in entry.lines.enumerated() {
      let width = try text(line, .legend, theme.second, x: textX, top: top + 16 * Double(i))
      end = max(end, textX + width)
    }
    return end
  }
}
