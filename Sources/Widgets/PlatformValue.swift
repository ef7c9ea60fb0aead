import Raster
import Styling

/// What the platform draws with where a style leaves a setting empty: UIKit's values.
enum PlatformValue {
  /// The colour of text that no style colours.
  static let text = Color(rgb: 0x000000)
  /// The tint of a control that no style colours.
  static let tint = Color(rgb: 0x007aff)
  /// A bar without a tint of its own.
  static let bar = Color(rgb: 0xf8f8f8)
  /// The title of a button.
  static let actionFont = Font.system(size: 15)
  /// The title of a navigation bar.
  static let navigationFont = Font(name: ".SFUI-Semibold", size: 17)
  /// Any other text.
  static let textFont = Font.system(size: 17)
}
