/// Which style wins for an element in a state, in its containers. After `resolve`, nothing is missing.
///
/// A value to share: make one for a style sheet and ask it for every element.
public struct Cascade: Sendable {
  /// The style where no other answers.
  public let defaultStyle: ResolvedStyle
  /// The classes that rules and elements are matched by; changing them costs nothing.
  public var classes: ClassTable

  private let rules: AppearanceRules
  /// The registry for controls: the built-in state styles, each replaced by what was registered for its state.
  private let controls: [ControlState: Answer]
  /// The registry for bar items.
  private let barItems: [ControlState: Answer]

  /// A cascade over a style sheet, with UIKit's classes unless others are given.
  public init(_ sheet: StyleSheet, classes: ClassTable = .uiKit) {
    self.init(Registrations(sheet), classes: classes)
  }

  /// A cascade over all that was registered.
  init(_ registrations: Registrations, classes: ClassTable) {
    let base = ResolvedStyle.builtIn.overlaid(with: registrations.defaultStyle)
    func answer(_ registered: Registrations.Registered) -> Answer {
      Answer(style: base.overlaid(with: registered.style), winner: registered.winner)
    }
    defaultStyle = base
    self.classes = classes
    rules = AppearanceRules(registrations.rules, over: base)
    controls = BuiltInStateStyles.answers(over: base).merging(registrations.controls.mapValues(answer)) { $1 }
    barItems = registrations.barItems.mapValues(answer)
  }

  /// The style of an element.
  ///
  /// A plain view has no style for a state: whatever is asked, it gets the inherited style.
  public func resolve(_ element: Element, lookup: Lookup = .effective) -> Resolution {
    resolve(PlacedElement(element, classes: classes), element.state, lookup)
  }

  /// The style of an element, with all that was asked to find it.
  public func explain(_ element: Element, lookup: Lookup = .effective) -> Explanation {
    let trace = SearchTrace()
    let placed = PlacedElement(element, classes: classes)
    let resolution = resolve(placed, element.state, lookup, trace)
    let asked = Set(trace.steps.flatMap(\.candidates).map { [$0.rule: $0.selector] })
    let rest = rules.all(forClassesOf: placed).filter { !asked.contains([$0.rule: $0.selector]) }
    return Explanation(resolution: resolution, steps: trace.steps, notAsked: rest)
  }

  /// The style of an element that stands in its place.
  func resolve(
    _ element: PlacedElement, _ state: ControlState, _ lookup: Lookup, _ trace: SearchTrace? = nil
  ) -> Resolution {
    let hasStates = element.place.kind == .control || element.place.kind == .barItem
    let isNormal = !hasStates || state == .normal
    if hasStates, lookup != .view, let hit = styleForState(state, of: element, trace) {
      return Resolution(style: hit.style.style, winner: hit.style.winner, isExact: hit.state == state)
    }
    if !hasStates || lookup != .state, let answer = inheritedStyle(of: element, trace) {
      return Resolution(style: answer.style, winner: answer.winner, isExact: isNormal)
    }
    trace?.ask(.defaultStyle)
    trace?.answer(.defaultStyle)
    return Resolution(style: defaultStyle, winner: .defaultStyle, isExact: isNormal)
  }

  /// The hit of the state chain, nothing where it would end at the default style.
  private func styleForState(
    _ state: ControlState, of element: PlacedElement, _ trace: SearchTrace?
  ) -> (style: Answer, state: ControlState)? {
    StateChain.firstHit(
      for: state, of: element.place.kind,
      own: { own($0, of: element, trace) },
      registered: { registered($0, of: element, trace) })
  }

  /// What the element's own table holds at a state: what was set directly, else by a rule.
  private func own(_ state: ControlState, of element: PlacedElement, _ trace: SearchTrace?) -> Answer? {
    trace?.ask(.table(state))
    let direct = element.place.own.states[state].map {
      Answer(style: defaultStyle.overlaid(with: $0), winner: .code("\(state) style"))
    }
    let answer = direct ?? rules.winner(for: .state(state), of: element, trace)
    trace?.answer(answer?.winner)
    return answer
  }

  /// What is registered for all of the element's kind in a state.
  private func registered(_ state: ControlState, of element: PlacedElement, _ trace: SearchTrace?) -> Answer? {
    let answer = element.place.kind == .control ? controls[state] : barItems[state]
    trace?.ask(.registry(state))
    trace?.answer(answer?.winner)
    return answer
  }

  /// The element's own style property, or the nearest container's, as far as it was set.
  private func inheritedStyle(of element: PlacedElement, _ trace: SearchTrace?) -> Answer? {
    if let own = ownProperty(of: element, asking: .ownProperty, trace) { return own }
    guard element.place.kind != .barItem else { return nil }
    for index in element.containers.indices.reversed() {
      let container = element.container(at: index)
      let question = Explanation.Question.container(container.place.lineage[0])
      if let answer = ownProperty(of: container, asking: question, trace) { return answer }
    }
    return nil
  }

  /// What the element's style property was set to: directly, else by a rule.
  private func ownProperty(
    of element: PlacedElement, asking question: Explanation.Question, _ trace: SearchTrace?
  ) -> Answer? {
    trace?.ask(question)
    let direct = element.place.own.property.map {
      Answer(style: defaultStyle.overlaid(with: $0), winner: .code("style"))
    }
    let answer = direct ?? rules.winner(for: .property, of: element, trace)
    trace?.answer(answer?.winner)
    return answer
  }
}

extension BuiltInStateStyles {
  /// What each state with a built-in style answers over a default style.
  fileprivate static func answers(over base: ResolvedStyle) -> [ControlState: Answer] {
    var answers: [ControlState: Answer] = [:]
    for state in states {
      guard let style = style(for: state, over: base) else { continue }
      answers[state] = Answer(style: base.overlaid(with: style), winner: .builtInState(state))
    }
    return answers
  }
}
