/// An object with a style for each of its states.
///
/// Bar items are controls here too; their ``Stylish/styleKind`` says what they are.
public protocol StylishControl: Stylish {
  /// Its state; a setter tells of a change by ``stateDidChange()``.
  var state: ControlState { get set }
  /// The state is now another one.
  func stateDidChange()
  /// The style for a state is now another one; `style` is what it resolves to.
  func styleDidChange(_ style: ResolvedStyle, for state: ControlState)
}

extension StylishControl {
  /// A control.
  public static var styleKind: ElementKind { .control }

  /// Its state, kept in its storage.
  public var state: ControlState {
    get { styleStorage.state }
    set {
      guard newValue != styleStorage.state else { return }
      styleStorage.state = newValue
      StyleDelivery.tellState(of: self)
    }
  }

  /// Whether its action destroys something.
  public var isDangerous: Bool {
    get { state.contains(.dangerous) }
    set { state = newValue ? state.union(.dangerous) : state.subtracting(.dangerous) }
  }

  /// Nothing to do.
  public func stateDidChange() {}
  /// Nothing to do.
  public func styleDidChange(_ style: ResolvedStyle, for state: ControlState) {}

  /// The style for a state by the chain of states alone: what is around the object plays no part.
  public func style(for state: ControlState) -> ResolvedStyle { resolution(for: state, lookup: .state).style }

  /// The style to draw a state with: by the chain of states, and where that ends at the default style, the inherited
  /// one.
  public func effectiveStyle(for state: ControlState) -> ResolvedStyle { resolution(for: state).style }

  /// The style to draw the present state with.
  public var effectiveStyle: ResolvedStyle { effectiveStyle(for: state) }

  /// Gives this object a style for a state; nothing takes it away. It is told if the style for the state differs by it.
  public func setStyle(_ style: Style?, for state: ControlState) {
    StyleDelivery.note(.state(state), of: self) { styleStorage.own.states[state] = style }
  }

  /// What ``setStyle(_:for:)`` gave it for a state.
  public func ownStyle(for state: ControlState) -> Style? { styleStorage.own.states[state] }
}
