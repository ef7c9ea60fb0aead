import Drawing
import Raster
import Styling

/// The value of a setting as a sheet writes it.
struct SettingText {
  /// The value in words: `#1247b8ff`, `GillSans 17 pt`, `0, 1, blur 2`, or `none`.
  let text: String
  /// What its chip shows; fonts have no chip.
  let chip: Chip

  /// What stands before the words.
  enum Chip: Equatable {
    case color(Color?)
    case nothing
  }

  /// The value that a style has.
  init(_ setting: Setting, of style: ResolvedStyle) {
    switch setting.kind {
    case .color:
      let color = style.color(setting)
      (text, chip) = (color?.hex ?? "none", .color(color))
    case .font: (text, chip) = (style.font(setting).map(Self.words) ?? "none", .nothing)
    case .shadow:
      let shadow = style.shadow(setting)
      (text, chip) = (shadow.map(Self.words) ?? "none", .color(shadow?.color))
    }
  }

  /// How far the words are from the left edge, in points.
  var indent: Double { chip == .nothing ? 0 : 22 }

  /// `GillSans 17 pt`.
  static func words(_ font: Font) -> String { "\(font.name ?? "System") \(number(font.size)) pt" }

  private static func words(_ shadow: Shadow) -> String {
    "\(number(shadow.offset.width)), \(number(shadow.offset.height)), blur \(number(shadow.blurRadius))"
  }

  /// A number as a person writes it: without a fraction where it is whole.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}
