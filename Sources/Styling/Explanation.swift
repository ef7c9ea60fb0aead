/// How a style was found: every question that was asked on the way, in order, and who could have answered it.
public struct Explanation: Sendable, Hashable {
  /// One question, its candidates, and its answer.
  public struct Step: Sendable, Hashable {
    /// What was asked.
    public let question: Question
    /// The rules for exactly that, each with what became of it; first those of the nearest class.
    public internal(set) var candidates: [Candidate] = []
    /// What answered; nothing if the search went on.
    public internal(set) var answer: Winner?
  }

  /// What is asked in one step.
  public enum Question: Sendable, Hashable {
    /// The element's own table at a state.
    case table(ControlState)
    /// What is registered for all of its kind in a state.
    case registry(ControlState)
    /// The style property of the element itself.
    case ownProperty
    /// The style property of a container.
    case container(String)
    /// The default style, which always answers.
    case defaultStyle
  }

  /// A rule that could have answered.
  public struct Candidate: Sendable, Hashable {
    /// What it is called.
    public let rule: Winner
    /// Whom it is for.
    public let selector: Selector
    /// What became of it.
    public var verdict: Verdict
  }

  /// What becomes of a rule.
  public enum Verdict: Sendable, Hashable {
    /// It answered.
    case won
    /// Its containers are not around the element, or not in this order.
    case containersDoNotFit
    /// It comes from a `bar-controls-…` key, and the element counts as outside of bars.
    case barsDoNotCount
    /// It fits, but another one fits better: further out, with more containers, written out, or later.
    case beaten
    /// It is for a class further away than one that answered.
    case fartherClass
    /// It is for a state that was not asked for, or the search ended before.
    case notAsked
  }

  /// The style, and what won.
  public internal(set) var resolution: Resolution
  /// All that was asked, in order; the last one was answered.
  public internal(set) var steps: [Step]
  /// The rules for classes of the element that no step came to, the nearest class first.
  public internal(set) var notAsked: [Candidate]
}

/// Writes down what a search asks.
final class SearchTrace {
  private(set) var steps: [Explanation.Step] = []

  func ask(_ question: Explanation.Question) { steps.append(Explanation.Step(question: question)) }

  func note(_ rule: AppearanceRule, _ verdict: Explanation.Verdict) {
    steps[steps.count - 1].candidates.append(
      Explanation.Candidate(rule: rule.winner, selector: rule.selector, verdict: verdict))
  }

  /// A rule that led so far is beaten.
  func overtake(_ rule: AppearanceRule) {
    let last = steps.count - 1
    guard let place = steps[last].candidates.lastIndex(where: { $0.verdict == .won && $0.selector == rule.selector })
    else { return }
    steps[last].candidates[place].verdict = .beaten
  }

  func answer(_ winner: Winner?) { steps[steps.count - 1].answer = winner }
}
