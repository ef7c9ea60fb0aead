/// The order in which the style for a state is looked for.
///
/// A control asks its own table and then the registry of its kind at each state of ``states(toTryFor:of:)``; the first
/// hit is the answer, whole: styles for several states are never combined. No hit means the default style.
public enum StateChain {
  /// The state itself, then each single flag of it, strongest first, then normal.
  ///
  /// A bar item knows only `disabled` and `dangerous` as single flags. Pairs inside a larger state are never tried.
  public static func states(toTryFor state: ControlState, of kind: ElementKind) -> [ControlState] {
    guard state != .normal else { return [.normal] }
    let known = kind == .barItem ? [ControlState.disabled, .dangerous] : ControlState.strongestFirst
    return [state] + known.filter { state.contains($0) && $0 != state } + [.normal]
  }

  /// The first hit of a state's chain, and the state it is for.
  public static func firstHit<Style>(
    for state: ControlState, of kind: ElementKind, own: (ControlState) -> Style?, registered: (ControlState) -> Style?
  ) -> (style: Style, state: ControlState)? {
    for candidate in states(toTryFor: state, of: kind) {
      if let style = own(candidate) ?? registered(candidate) { return (style, candidate) }
    }
    return nil
  }
}
