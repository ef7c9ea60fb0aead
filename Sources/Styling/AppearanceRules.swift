/// The appearance rules of a style sheet, and which one wins for an element.
struct AppearanceRules: Sendable {
  /// One rule: instances of a class, inside containers, in a state, get a style.
  struct Rule: Sendable {
    let selector: Selector
    let answer: Answer
    /// Whether it comes from a `bar-controls-…` key; a rule written out beats it.
    let isFromBarKey: Bool
  }

  /// What a rule sets on an element.
  enum Slot: Equatable {
    /// The style property, which inner views inherit.
    case property
    /// The element's own table at a state.
    case state(ControlState)
  }

  private typealias Candidate = (rule: Rule, fit: ContainerFit)

  /// By the class of their selector, each list in the order of the file.
  private let rulesByClass: [String: [Rule]]

  init(of sheet: StyleSheet) {
    var byClass: [String: [Rule]] = [:]
    for entry in sheet.entries {
      for (part, location) in zip(entry.key.parts, entry.partLocations) {
        let answer = Answer(style: entry.resolved, winner: .entry(key: entry.key.text, location))
        for rule in Self.rules(for: part.target, answer) { byClass[rule.selector.className, default: []].append(rule) }
      }
    }
    rulesByClass = byClass
  }

  /// The rule that sets `slot` of an element, the nearest class first, then by containment.
  func winner(for slot: Slot, of element: PlacedElement) -> Answer? {
    for (distance, className) in element.lineage.enumerated() {
      guard let rules = rulesByClass[className] else { continue }
      let kind = element.kind(ofRuleClassAt: distance)
      var best: Candidate?
      for rule in rules where Self.slot(of: rule, appliedTo: kind) == slot {
        if rule.isFromBarKey, element.ignoresBarKeys { continue }
        guard let fit = ContainerFit(of: rule.selector.containers, in: element.containers) else { continue }
        if let held = best, Self.beats(held, (rule, fit)) { continue }
        best = (rule, fit)
      }
      if let best { return best.rule.answer }
    }
    return nil
  }

  /// Whether an earlier rule of a class stays ahead of a later one.
  private static func beats(_ earlier: Candidate, _ later: Candidate) -> Bool {
    if earlier.fit != later.fit { return earlier.fit.beats(later.fit) }
    return !earlier.rule.isFromBarKey && later.rule.isFromBarKey
  }

  /// What a rule sets on an element when its class is of `kind`; nothing if such a class cannot have the rule.
  private static func slot(of rule: Rule, appliedTo kind: ElementKind) -> Slot? {
    switch kind {
    case .control, .barItem: .state(rule.selector.state)
    case .view: rule.selector.writtenState == nil ? .property : nil
    case .controller: nil
    }
  }

  private static func rules(for target: StyleKey.Target, _ answer: Answer) -> [Rule] {
    switch target {
    case .defaultStyle, .controls: []
    case .selector(let selector): [Rule(selector: selector, answer: answer, isFromBarKey: false)]
    case .barControls(let state):
      barSelectors(for: state).map { Rule(selector: $0, answer: answer, isFromBarKey: true) }
    }
  }

  /// What `bar-controls-S` means: controls inside each bar and every bar item in state S, and for normal also the style
  /// property of navigation bars and toolbars.
  private static func barSelectors(for state: ControlState) -> [Selector] {
    let controls = ClassTable.bars.map { Selector(containers: [$0], className: "UIControl", writtenState: state) }
    let items = [Selector(className: "UIBarButtonItem", writtenState: state)]
    let bars = state == .normal ? ["UINavigationBar", "UIToolbar"].map { Selector(className: $0) } : []
    return controls + items + bars
  }
}

/// A style and what it comes from, before it is known whether it answers the exact question.
struct Answer: Sendable {
  let style: ResolvedStyle
  let winner: Winner
}
