public import Raster
public import Styling

/// An item of a bar, which is no view: it has states, but inherits no style.
open class BarButtonItem: StylishControl, StylishHost {
  /// What the library keeps for it.
  public let styleStorage: StyleStorage
  /// The bar that it is in.
  public internal(set) weak var bar: Bar?

  /// An item that counts as an instance of its own class, or of one that is there by its name only; with a center of its
  /// own, or that of its bar.
  public init(className: String? = nil, center: StyleCenter? = nil) {
    styleStorage = StyleStorage(className: className, center: center)
  }

  /// What rules call it.
  open class var styleClassName: String { "UIBarButtonItem" }
  /// A bar item.
  open class var styleKind: ElementKind { .barItem }
  /// The bar that it is in.
  public var styleParent: (any Stylish)? { bar }

  /// Whether it takes input.
  public var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set { state = newValue ? state.subtracting(.disabled) : state.union(.disabled) }
  }

  /// The font of its title in a state; nothing leaves the platform's.
  public func titleFont(for state: ControlState) -> Font? { effectiveStyle(for: state).font(.actionFont) }
  /// The colour of its title in a state; nothing leaves the platform's.
  public func titleColor(for state: ControlState) -> Color? { effectiveStyle(for: state).color(.actionColor) }

  /// Its style is now another one; to be overridden, there is nothing to call.
  open func styleDidChange(_ style: ResolvedStyle) {}
  /// The style for a state is now another one; to be overridden, there is nothing to call.
  open func styleDidChange(_ style: ResolvedStyle, for state: ControlState) {}
  /// The state is now another one; to be overridden, there is nothing to call.
  open func stateDidChange() {}
}
