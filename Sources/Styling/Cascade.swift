/// Which style wins for an element in a state, in its containers. After `resolve`, nothing is missing.
///
/// A value to share: make one for a style sheet and ask it for every element.
public struct Cascade: Sendable {
  /// The styles that compete.
  public let sheet: StyleSheet
  /// The classes that rules and elements are matched by; changing them costs nothing.
  public var classes: ClassTable

  private let rules: AppearanceRules
  /// The registry for controls: the built-in state styles, each replaced by the file's `controls-…` for its state.
  private let registry: [ControlState: Answer]

  /// A cascade over a style sheet, with UIKit's classes unless others are given.
  public init(_ sheet: StyleSheet, classes: ClassTable = .uiKit) {
    self.sheet = sheet
    self.classes = classes
    rules = AppearanceRules(of: sheet)
    registry = Self.registry(of: sheet)
  }

  /// The style of an element.
  ///
  /// A plain view has no style for a state: whatever is asked, it gets the inherited style.
  public func resolve(_ element: Element, lookup: Lookup = .effective) -> Resolution {
    let placed = PlacedElement(element, classes: classes)
    let hasStates = placed.kind == .control || placed.kind == .barItem
    let isNormal = !hasStates || element.state == .normal
    if hasStates, lookup != .view, let hit = styleForState(element.state, of: placed) {
      return Resolution(style: hit.style.style, winner: hit.style.winner, isExact: hit.state == element.state)
    }
    if !hasStates || lookup != .state, let answer = inheritedStyle(of: placed) {
      return Resolution(style: answer.style, winner: answer.winner, isExact: isNormal)
    }
    return Resolution(style: sheet.defaultStyle, winner: .defaultStyle, isExact: isNormal)
  }

  /// The hit of the state chain, nothing where it would end at the default style.
  private func styleForState(
    _ state: ControlState, of element: PlacedElement
  ) -> (style: Answer, state: ControlState)? {
    StateChain.firstHit(
      for: state, of: element.kind,
      own: { rules.winner(for: .state($0), of: element) },
      registered: { element.kind == .control ? registry[$0] : nil })
  }

  /// What the element's own style property, or the nearest container's, was set to by a rule.
  private func inheritedStyle(of element: PlacedElement) -> Answer? {
    if let own = rules.winner(for: .property, of: element) { return own }
    guard element.kind != .barItem else { return nil }
    for index in element.containers.indices.reversed() {
      let container = element.container(at: index, classes: classes)
      if let answer = rules.winner(for: .property, of: container) { return answer }
    }
    return nil
  }

  private static func registry(of sheet: StyleSheet) -> [ControlState: Answer] {
    var registry: [ControlState: Answer] = [:]
    for state in BuiltInStateStyles.states {
      guard let style = BuiltInStateStyles.style(for: state, over: sheet.defaultStyle) else { continue }
      registry[state] = Answer(style: sheet.defaultStyle.overlaid(with: style), winner: .builtInState(state))
    }
    for entry in sheet.entries {
      for (part, location) in zip(entry.key.parts, entry.partLocations) {
        // A `controls-normal` does nothing: the default style is what controls have in the normal state.
        guard case .controls(let state) = part.target, state != .normal else { continue }
        registry[state] = Answer(style: entry.resolved, winner: .entry(key: entry.key.text, location))
      }
    }
    return registry
  }
}
