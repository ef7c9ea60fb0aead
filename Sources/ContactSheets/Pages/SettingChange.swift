import Drawing
import Styling

/// A setting that a selector changes: its name, the default's value, an arrow, the selector's value.
struct SettingChange {
  private let name: String
  private let old: SettingText
  private let new: SettingText
  private let oldLayout: TextLayout
  private let newLayout: TextLayout
  /// Whether both values stand on one line.
  private let isOneLine: Bool
  private static let valueX = 124.0
  private static let arrowX = 232.0
  private static let newX = 254.0

  /// What sets a style apart from the default, in the order of the settings.
  static func all(
    from old: ResolvedStyle, to new: ResolvedStyle, width: Double, on page: Page
  ) throws(DrawingError) -> [SettingChange] {
    var changes: [SettingChange] = []
    for setting in Setting.allCases where old[setting] != new[setting] {
      changes.append(try SettingChange(setting, old, new, width: width, on: page))
    }
    return changes
  }

  private init(
    _ setting: Setting, _ old: ResolvedStyle, _ new: ResolvedStyle, width: Double, on page: Page
  ) throws(DrawingError) {
    name = setting.plainName
    self.old = SettingText(setting, of: old)
    self.new = SettingText(setting, of: new)
    let room = width - Self.valueX - 44
    oldLayout = try page.layOut(self.old.text, .value, width: room, breaking: .inKeys)
    newLayout = try page.layOut(self.new.text, .value, width: room, breaking: .inKeys)
    isOneLine =
      oldLayout.lineCount == 1 && newLayout.lineCount == 1
      && Self.valueX + self.old.indent + oldLayout.width + 8 <= Self.arrowX
      && Self.newX + self.new.indent + newLayout.width <= width
  }

  /// What it needs beyond one row, in points.
  var extraHeight: Double {
    isOneLine ? 0 : 16 * Double(oldLayout.lineCount + newLayout.lineCount - 1)
  }

  var chips: [SettingText.Chip] { [old.chip, new.chip] }

  func put(x: Double, top: Double, width: Double, on page: inout Page) throws(DrawingError) {
    let theme = page.theme
    try page.text(name, .value, theme.second, x: x, top: top)
    page.chip(old.chip, x: x + Self.valueX, top: top + 1)
    page.put(oldLayout, .value, theme.third, x: x + Self.valueX + old.indent, top: top)
    let second = isOneLine ? top : top + 16 * Double(oldLayout.lineCount)
    let newX = x + (isOneLine ? Self.newX : Self.valueX + 22)
    page.mark(.arrow, theme.third, x: x + (isOneLine ? Self.arrowX : Self.valueX), top: second)
    page.chip(new.chip, x: newX, top: second + 1)
    page.put(newLayout, .value, theme.ink, x: newX + new.indent, top: second)
  }
}
