public import Raster
public import Styling

/// A button, with what a platform's button would be given by its style. Nothing leaves the platform's own value.
open class Button: Control {
  /// What rules call it.
  open override class var styleClassName: String { "UIButton" }

  /// The font of its title in the present state.
  public var titleFont: Font? { effectiveStyle.font(.actionFont) }
  /// The colour of its title in a state.
  public func titleColor(for state: ControlState) -> Color? { effectiveStyle(for: state).color(.actionColor) }
  /// The colour of its title's shadow in a state.
  public func titleShadowColor(for state: ControlState) -> Color? {
    effectiveStyle(for: state).shadow(.textShadow)?.color
  }
  /// How far its title's shadow is moved, in points; not at all without one.
  public var titleShadowOffset: Size {
    effectiveStyle.shadow(.textShadow)?.offset ?? Size(width: 0, height: 0)
  }
}
