public import Styling

/// A view that reacts, and so has states.
open class Control: View, StylishControl {
  /// What rules call it.
  open override class var styleClassName: String { "UIControl" }
  /// A control.
  open override class var styleKind: ElementKind { .control }

  /// Whether it takes input.
  public var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set { setFlag(.disabled, !newValue) }
  }

  /// Whether it is pressed.
  public var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    set { setFlag(.highlighted, newValue) }
  }

  /// Whether it is chosen.
  public var isSelected: Bool {
    get { state.contains(.selected) }
    set { setFlag(.selected, newValue) }
  }

  /// Whether the keyboard or remote points at it.
  public var isFocused: Bool {
    get { state.contains(.focused) }
    set { setFlag(.focused, newValue) }
  }

  private func setFlag(_ flag: ControlState, _ isSet: Bool) {
    state = isSet ? state.union(flag) : state.subtracting(flag)
  }

  /// The state is now another one; to be overridden, there is nothing to call.
  open func stateDidChange() {}
  /// The style for a state is now another one; to be overridden, there is nothing to call.
  open func styleDidChange(_ style: ResolvedStyle, for state: ControlState) {}
}
