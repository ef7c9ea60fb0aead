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
  /// A popover whose style has no background.
  static let popover = Color(rgb: 0xffffff)
  /// The edge of a popover or panel whose style has no separator.
  static let popoverEdge = Color(rgba: 0x0000_0024)
  /// The shadow below a popover.
  static let popoverShadow = Shadow(
    color: Color(rgba: 0x0000_0033), offset: Size(width: 0, height: 3), blurRadius: 10)
  /// The track of a switch that is on, where the style has no primary colour.
  static let switchOn = Color(rgb: 0x34c759)
  /// The track of a switch that is off, and of a slider behind its knob.
  static let track = Color(rgb: 0xe4e4e6)
  /// The knob of a switch or slider.
  static let knob = Color(rgb: 0xffffff)
  /// What a knob casts where the style has no shadow.
  static let knobShadow = Shadow(
    color: Color(rgba: 0x0000_0033), offset: Size(width: 0, height: 2), blurRadius: 4)
  /// The edge of a knob, so that it is seen on white.
  static let knobEdge = Color(rgba: 0x0000_0014)
  /// Text that stands where nothing has been entered.
  static let placeholder = Color(rgba: 0x3c3c_434c)
  /// The mark at the right end of a cell that leads on.
  static let disclosure = Color(rgb: 0xc5c5c7)
  /// The band of a cell that is chosen.
  static let selectedCell = Color(rgba: 0x7878_8029)
  /// The line between two cells.
  static let separator = Color(rgb: 0xc6c6c8)
  /// The font in a badge.
  static let badgeFont = Font.system(size: 13)
}
