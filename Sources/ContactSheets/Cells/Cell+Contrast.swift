extension Cell {
  /// The contrast of the text that the cell is about with what it stands on; nothing where none is judged.
  var contrast: Double? { content.subject.contrast(in: CellStyles(styles)) }

  /// Whether that contrast is too low to read; disabled text is not judged.
  var isHardToRead: Bool { !id.state.contains(.disabled) && (contrast ?? 21) < Contrast.least }
}

/// How contrast ratios are judged and written.
enum Contrast {
  /// WCAG 2.1, level AA for text of ordinary size.
  static let least = 4.5

  /// A ratio rounded down, so that what is too low never reads as enough: `3.4` or, with two places, `3.48`.
  static func text(_ ratio: Double, places: Int) -> String {
    let unit = places == 1 ? 10 : 100
    let whole = Int((ratio * Double(unit)).rounded(.down))
    let rest = String(whole % unit)
    return "\(whole / unit).\(String(repeating: "0", count: places - rest.count))\(rest)"
  }
}
