import Drawing
import Raster
import Styling
import Widgets

/// A control in a bar, as far as styles do not say it.
struct BarItem: Sendable {
  /// What it looks like.
  enum Look: String {
    /// A button with an outline.
    case button
    /// A plain item with a title.
    case text
    /// A plain item with an icon, named by the title.
    case icon
  }

  var title: String
  var look = Look.button
  var badge: String?
  var isPressed = false

  init(_ title: String, _ look: Look = .button, badge: String? = nil, isPressed: Bool = false) {
    self.title = title
    self.look = look
    self.badge = badge
    self.isPressed = isPressed
  }

  /// All of it as names and texts that begin with `prefix`.
  func fields(_ prefix: String) -> [String: String] {
    var fields = ["\(prefix)-title": title, "\(prefix)-look": look.rawValue, "\(prefix)-pressed": String(isPressed)]
    fields["\(prefix)-badge"] = badge
    return fields
  }

  /// From names and texts that begin with `prefix`; nothing if they are not of an item.
  init?(_ fields: [String: String], _ prefix: String) {
    guard let title = fields["\(prefix)-title"], let look = fields["\(prefix)-look"].flatMap(Look.init(rawValue:)),
      let isPressed = fields["\(prefix)-pressed"].flatMap(Bool.init),
      look != .icon || BarIcon(rawValue: title) != nil
    else { return nil }
    self.init(title, look, badge: fields["\(prefix)-badge"], isPressed: isPressed)
  }

  /// It in a style, inside a bar.
  func drawing(
    _ style: ResolvedStyle, bar: ResolvedStyle, isCompact: Bool = false, with book: FontBook
  ) throws(DrawingError) -> any WidgetDrawing {
    switch look {
    case .button:
      return try ButtonDrawing(
        .init(title: title, badge: badge, isPressed: isPressed, isCompact: isCompact), style, with: book)
    case .text:
      return try BarButtonItemDrawing(
        title: title, isPressed: isPressed, isCompact: isCompact, style, bar: bar, with: book)
    case .icon:
      guard let icon = BarIcon(rawValue: title) else { preconditionFailure("An icon's title names one.") }
      return BarButtonItemDrawing(icon: icon, isPressed: isPressed, isCompact: isCompact, bar: bar)
    }
  }

  /// The contrast of its title with what it stands on; nothing for an icon.
  func contrast(_ style: ResolvedStyle, bar: ResolvedStyle, over backdrop: Color) -> Double? {
    switch look {
    case .button: ButtonDrawing.titleContrast(style, over: backdrop)
    case .text: BarButtonItemDrawing.titleContrast(style, bar: bar, over: backdrop)
    case .icon: nil
    }
  }
}
