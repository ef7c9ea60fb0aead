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
  /// The title of an item in a bar.
  static let barItemFont = Font.system(size: 17)
  /// A large title below a navigation bar.
  static let largeTitleFont = Font(name: ".SFUI-Bold", size: 34)
  /// The title of a tab.
  static let tabFont = Font(name: ".SFUI-Medium", size: 10)
  /// A tab that is not chosen.
  static let unselectedTab = Color(rgb: 0x929292)
  /// A tab that can't be chosen.
  static let disabledTab = Color(rgba: 0x9292_9280)
  /// The badge of a tab.
  static let badge = Color(rgb: 0xff3b30)
  /// The text in a badge.
  static let badgeText = Color(rgb: 0xffffff)
  /// The font in a badge.
  static let badgeFont = Font.system(size: 13)
}
