/// What sort of thing an element is, which decides how it is styled.
public enum ElementKind: String, Sendable, Hashable, CaseIterable {
  /// Has a style for each state, and the inherited style.
  case control
  /// Has a style for each state, and a style of its own, but inherits none.
  case barItem = "bar_item"
  /// Has the inherited style only.
  case view
  /// Can only be a container.
  case controller
}

/// Which class descends from which: UIKit's classes, and those that the user declares.
public struct ClassTable: Sendable, Hashable {
  /// The superclass of each known class; nothing for one without.
  private var superclasses: [String: String?]

  /// UIKit's classes, as far as a style file can mean them.
  public static let uiKit: ClassTable = {
    let families: [(superclass: String?, classes: [String])] = [
      (nil, ["UIView", "UIBarButtonItem", "UIViewController", "UIPopoverController"]),
      (
        "UIView",
        [
          "UIControl", "UILabel", "UINavigationBar", "UIToolbar", "UITabBar", "UIScrollView", "UITableViewCell",
          "UIWindow",
        ]
      ),
      ("UIControl", ["UIButton", "UISegmentedControl", "UISwitch", "UISlider", "UIStepper", "UITextField"]),
      ("UIScrollView", ["UITableView"]),
      ("UIViewController", ["UITableViewController", "UINavigationController", "UITabBarController"]),
    ]
    var table = ClassTable(superclasses: [:])
    for family in families {
      for name in family.classes { table.declare(name, superclass: family.superclass) }
    }
    return table
  }()

  /// The classes of bars.
  public static let bars = ["UINavigationBar", "UIToolbar", "UITabBar"]

  /// Makes `name` known, or gives a known class another superclass; nothing for a class without one.
  public mutating func declare(_ name: String, superclass: String?) {
    superclasses.updateValue(superclass, forKey: name)
  }

  /// This table with `name` declared.
  public func declaring(_ name: String, superclass: String?) -> ClassTable {
    var copy = self
    copy.declare(name, superclass: superclass)
    return copy
  }

  /// Whether a class is UIKit's or declared.
  public func knows(_ name: String) -> Bool { superclasses[name] != nil }

  /// The known classes, by name.
  public var names: [String] { superclasses.keys.sorted() }

  /// A class, its superclass, and so on outwards; a circle of classes ends where it closes.
  public func lineage(of name: String) -> [String] {
    var lineage = [name]
    var current = name
    while case let next?? = superclasses[current], !lineage.contains(next) {
      lineage.append(next)
      current = next
    }
    return lineage
  }

  /// Whether an instance of `name` is one of `ancestor`, or of a subclass.
  public func isKind(_ name: String, of ancestor: String) -> Bool { lineage(of: name).contains(ancestor) }

  /// What a known class is; nothing for a class that is neither UIKit's nor declared.
  public func kind(of name: String) -> ElementKind? {
    guard knows(name) else { return nil }
    for ancestor in lineage(of: name) {
      switch ancestor {
      case "UIControl": return .control
      case "UIBarButtonItem": return .barItem
      case "UIViewController", "UIPopoverController": return .controller
      default: continue
      }
    }
    return .view
  }
}
