/// The appearance rules that compete, and which one wins for an element.
struct AppearanceRules: Sendable {
  /// What is asked for on an element.
  enum Slot: Equatable {
    /// The style property, which inner views inherit.
    case property
    /// The element's own table at a state.
    case state(ControlState)
  }

  /// A rule and what it answers.
  private struct Settled: Sendable {
    let rule: AppearanceRule
    let answer: Answer
  }

  private typealias Candidate = (rule: Settled, fit: ContainerFit)

  /// By the class of their selector, each list in the order of writing.
  private let rulesByClass: [String: [Settled]]

  /// Rules in the order of writing, laid over the default style.
  init(_ rules: [AppearanceRule], over base: ResolvedStyle) {
    var byClass: [String: [Settled]] = [:]
    for rule in rules {
      let answer = Answer(style: base.overlaid(with: rule.style), winner: rule.winner)
      byClass[rule.selector.className, default: []].append(Settled(rule: rule, answer: answer))
    }
    rulesByClass = byClass
  }

  /// The rule that sets `slot` of an element, the nearest class first, then by containment.
  func winner(for slot: Slot, of element: PlacedElement, _ trace: SearchTrace? = nil) -> Answer? {
    var winner: Answer?
    for (distance, className) in element.place.lineage.enumerated() {
      guard let rules = rulesByClass[className] else { continue }
      let kind = element.place.kinds[distance]
      var best: Candidate?
      for settled in rules where Self.slot(of: settled.rule, appliedTo: kind) == slot {
        if settled.rule.isFromBarKey, element.ignoresBarKeys {
          trace?.note(settled.rule, .barsDoNotCount)
          continue
        }
        guard let fit = ContainerFit(of: settled.rule.selector.containers, in: element.containers) else {
          trace?.note(settled.rule, .containersDoNotFit)
          continue
        }
        if winner != nil {
          trace?.note(settled.rule, .fartherClass)
        } else if let held = best, Self.beats(held, (settled, fit)) {
          trace?.note(settled.rule, .beaten)
        } else {
          if let held = best { trace?.overtake(held.rule.rule) }
          trace?.note(settled.rule, .won)
          best = (settled, fit)
        }
      }
      winner = winner ?? best?.rule.answer
      // Classes further away only matter to those who want to know why.
      if winner != nil, trace == nil { return winner }
    }
    return winner
  }

  /// Every rule for a class of an element, the nearest class first, as one that nobody asked.
  func all(forClassesOf element: PlacedElement) -> [Explanation.Candidate] {
    element.place.lineage.flatMap { rulesByClass[$0, default: []] }.map {
      Explanation.Candidate(rule: $0.rule.winner, selector: $0.rule.selector, verdict: .notAsked)
    }
  }

  /// Whether an earlier rule of a class stays ahead of a later one.
  private static func beats(_ earlier: Candidate, _ later: Candidate) -> Bool {
    if earlier.fit != later.fit { return earlier.fit.beats(later.fit) }
    return !earlier.rule.rule.isFromBarKey && later.rule.rule.isFromBarKey
  }

  /// What a rule sets on an element when its class is of `kind`; nothing if such a class cannot have the rule.
  private static func slot(of rule: AppearanceRule, appliedTo kind: ElementKind) -> Slot? {
    switch (rule.target, kind) {
    case (_, .controller): nil
    case (.property, _): .property
    case (_, .control), (_, .barItem): .state(rule.selector.state)
    case (.table, .view): nil
    case (.whatItsClassHas, .view): rule.selector.writtenState == nil ? .property : nil
    }
  }
}

/// A style and what it comes from, before it is known whether it answers the exact question.
struct Answer: Sendable {
  let style: ResolvedStyle
  let winner: Winner
}
