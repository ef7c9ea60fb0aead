import Raster
import Styling
import Widgets

extension Cell {
  /// The contrast of a button's title on its fill, on what it stands on; nothing for other cells.
  var titleContrast: Double? {
    let surroundings: CellContent.Surroundings
    switch content {
    case .button(_, _, _, let place, _): surroundings = place
    case .navigationBar(_, _, _, _, .some, _): surroundings = .navigationBar
    default: return nil
    }
    guard let button = styles[.button], let background = styles[.background] else { return nil }
    var backdrop = Backdrop.opaqueColor(of: background)
    if surroundings != .plain, let bar = styles[.bar] { backdrop = BarBackground.color(of: bar).over(backdrop) }
    let fill = (button.color(.fillColor) ?? .clear).over(backdrop)
    return (button.color(.actionColor) ?? BarBackground.tint).over(fill).contrast(with: fill)
  }

  /// Whether that contrast is too low to read; disabled titles are not judged.
  var isHardToRead: Bool { !id.state.contains(.disabled) && (titleContrast ?? 21) < Contrast.least }
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
