import Diagnostics
public import Styling

/// What `proofsheet resolve --explain` prints: how a style was found, and where each of its values comes from.
public enum ExplainText {
  /// For people: the steps, each with its candidates, then the settings with their values and places.
  public static func text(of explanation: Explanation, for element: Element) -> String {
    var lines = ["\(element.selectorText): \(explanation.resolution.winner.described)"]
    for step in explanation.steps {
      lines.append("  \(step.question.words): \(step.answer?.described ?? "–")")
      lines += step.candidates.map { "    \($0.line)" }
    }
    lines += explanation.notAsked.map { "  \($0.line)" }
    let style = explanation.resolution.style
    let width = Setting.allCases.map(\.path.count).max() ?? 0
    for setting in Setting.allCases {
      let name = setting.path + String(repeating: " ", count: width - setting.path.count)
      let value = DictionaryForm.json(of: style[setting]).compact
      lines.append("  \(name)  \(value)  \(style.origin(of: setting).words)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// For programs: the same.
  public static func json(of explanation: Explanation, for element: Element) -> JSONValue {
    let style = explanation.resolution.style
    var sections: [String: JSONValue] = [:]
    for section in Section.allCases {
      let settings = Setting.of(section).map { setting in
        let origin = style.origin(of: setting)
        return (
          setting.rawValue,
          JSONValue.object([
            "value": DictionaryForm.json(of: style[setting]), "from": .string(origin.name),
            "at": place(origin.location),
          ])
        )
      }
      sections[section.rawValue] = .object(Dictionary(uniqueKeysWithValues: settings))
    }
    return .object([
      "class": .string(element.className), "in": .array(element.containers.map(JSONValue.string)),
      "state": .string(element.state.name), "isExact": .boolean(explanation.resolution.isExact),
      "winner": json(of: explanation.resolution.winner), "steps": .array(explanation.steps.map(json)),
      "notAsked": .array(explanation.notAsked.map(json)), "settings": .object(sections),
    ])
  }

  private static func json(of step: Explanation.Step) -> JSONValue {
    .object([
      "asks": .string(step.question.words), "answer": step.answer.map(json) ?? .null,
      "candidates": .array(step.candidates.map(json)),
    ])
  }

  private static func json(of candidate: Explanation.Candidate) -> JSONValue {
    .object([
      "rule": json(of: candidate.rule), "selector": .string(candidate.selector.description),
      "verdict": .string(candidate.verdict.name),
    ])
  }

  private static func json(of winner: Winner) -> JSONValue {
    .object(["name": .string(winner.name), "at": place(winner.location)])
  }

  private static func place(_ location: SourceLocation?) -> JSONValue {
    guard let location else { return .null }
    return .object([
      "file": .string(location.file), "line": .number(Double(location.line)),
      "column": .number(Double(location.column)),
    ])
  }
}

extension Element {
  /// As a key would name it, with what no key can say behind it.
  fileprivate var selectorText: String {
    Selector(containers: containers, className: className, writtenState: state == .normal ? nil : state).description
      + (inBar.map { $0 ? ", in a bar" : ", not in a bar" } ?? "")
  }
}

extension Explanation.Question {
  fileprivate var words: String {
    switch self {
    case .table(let state): "rules for \(state)"
    case .registry(let state): "registered for \(state)"
    case .ownProperty: "rules for the style property"
    case .container(let name): "style property of \(name)"
    case .defaultStyle: "default style"
    }
  }
}

extension Explanation.Verdict {
  fileprivate var name: String {
    switch self {
    case .won: "won"
    case .containersDoNotFit: "containers-do-not-fit"
    case .barsDoNotCount: "bars-do-not-count"
    case .beaten: "beaten"
    case .fartherClass: "farther-class"
    case .notAsked: "not-asked"
    }
  }

  fileprivate var words: String {
    switch self {
    case .won: "wins"
    case .containersDoNotFit: "but its containers are not around it in this order"
    case .barsDoNotCount: "but bars do not count here"
    case .beaten: "but another one fits better"
    case .fartherClass: "but a nearer class answered"
    case .notAsked: "but it was not asked for"
    }
  }

  fileprivate var mark: String { self == .won ? "+" : "-" }
}

extension Explanation.Candidate {
  fileprivate var line: String {
    // A key with several parts, or for bars, does not say by itself whom it is for.
    let whom = rule.name == selector.description ? "" : ", as \(selector)"
    return "\(verdict.mark) \(rule.described)\(whom), \(verdict.words)"
  }
}

extension Winner {
  fileprivate var location: SourceLocation? { if case .entry(_, let location) = self { location } else { nil } }

  fileprivate var described: String { name + (location.map { ", \($0)" } ?? "") }
}

extension Origin {
  fileprivate var location: SourceLocation? { if case .file(_, let location) = self { location } else { nil } }

  /// What it is called: a key as written, `built-in`, `built-in highlighted`, `code`.
  fileprivate var name: String {
    switch self {
    case .builtIn: "built-in"
    case .builtInState(let state): "built-in \(state)"
    case .file(let key, _): key
    case .code: "code"
    }
  }

  fileprivate var words: String { name + (location.map { ", \($0)" } ?? "") }
}
