public import Styling

/// Which widget a class is drawn as, by its name in a configuration.
public enum WidgetKind: String, Sendable, Hashable, CaseIterable {
  /// A push button.
  case button
  /// A plain item of a bar.
  case barButtonItem = "bar-button-item"
  /// A back button.
  case backButton = "back-button"
  /// A navigation bar.
  case navigationBar = "navigation-bar"
  /// A toolbar.
  case toolbar
  /// A tab bar.
  case tabBar = "tab-bar"
  /// Text.
  case label
  /// A field of a form.
  case textField = "text-field"
  /// A cell of a list.
  case listCell = "list-cell"
  /// The header of a list's section.
  case sectionHeader = "section-header"
  /// Segments, one of them chosen.
  case segmentedControl = "segmented-control"
  /// A switch.
  case `switch`
  /// A slider.
  case slider
  /// Two steps around a number.
  case stepper
  /// A toggle of two values.
  case toggle
  /// A plus or minus in a box.
  case plusMinus = "plus-minus"
  /// A popover.
  case popover
  /// A plain view with text on it.
  case view

  /// The widgets of UIKit's own classes.
  private static let ofClass: [String: WidgetKind] = [
    "UIButton": .button, "UIBarButtonItem": .barButtonItem, "UINavigationBar": .navigationBar, "UIToolbar": .toolbar,
    "UITabBar": .tabBar, "UILabel": .label, "UITextField": .textField, "UITableViewCell": .listCell,
    "UISegmentedControl": .segmentedControl, "UISwitch": .switch, "UISlider": .slider, "UIStepper": .stepper,
    "UIPopoverController": .popover, "UIControl": .button, "UIView": .view, "UIViewController": .view,
  ]

  /// The widget of a class: that of its nearest ancestor in UIKit, or a button.
  public static func of(_ className: String, in classes: ClassTable) -> WidgetKind {
    classes.lineage(of: className).lazy.compactMap { ofClass[$0] }.first ?? .button
  }

  /// Whether a class is UIKit's own for its widget, so that nobody wonders why it is drawn as that.
  static func isOwn(_ className: String) -> Bool { ofClass[className] != nil }

  /// `a button`, `a list cell`.
  var words: String { "a \(rawValue.split(separator: "-").joined(separator: " "))" }
}

/// How the user wants a class of their own to look.
public struct ClassLook: Sendable, Hashable {
  /// The widget; nothing leaves it to the class's ancestors.
  public var kind: WidgetKind?
  /// What stands on it; nothing leaves it to the sheet.
  public var title: String?

  /// A look.
  public init(kind: WidgetKind? = nil, title: String? = nil) {
    self.kind = kind
    self.title = title
  }
}
