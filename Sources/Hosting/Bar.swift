public import Raster
public import Styling

/// A bar with items: what navigation bars, toolbars and tab bars have in common.
open class Bar: View {
  /// Its items, in order.
  public private(set) var items: [BarButtonItem] = []

  /// Its subviews and its items.
  open override var styleChildren: [any Stylish] { super.styleChildren + items as [any Stylish] }

  /// Replaces its items; those that are in another bar leave it.
  public func setItems(_ new: [BarButtonItem]) {
    let gone = items.filter { old in !new.contains { $0 === old } }
    for item in gone { item.bar = nil }
    for item in new where item.bar !== self { item.bar?.items.removeAll { $0 === item } }
    items = new
    for item in new { item.bar = self }
    for item in gone + new { item.updateStyles() }
  }
}

/// A bar whose ground and items a style colours. Nothing leaves the platform's own value.
open class TintedBar: Bar {
  /// The colour of what stands on it.
  public var tintColor: Color? { style.color(.actionColor) }
  /// The colour of its ground.
  public var barTintColor: Color? { style.color(.navigationColor) }
}

/// The bar at the top, with a title.
open class NavigationBar: TintedBar {
  /// What rules call it.
  open override class var styleClassName: String { "UINavigationBar" }
  /// The colour of its title.
  public var titleColor: Color? { style.color(.actionColor) }
  /// The font of its title.
  public var titleFont: Font? { style.font(.navigationFont) }
}

/// The bar at the bottom.
open class Toolbar: TintedBar {
  /// What rules call it.
  open override class var styleClassName: String { "UIToolbar" }
}

/// The bar that switches between parts of an application. Only the controls inside are styled, not the bar.
open class TabBar: Bar {
  /// What rules call it.
  open override class var styleClassName: String { "UITabBar" }
}
