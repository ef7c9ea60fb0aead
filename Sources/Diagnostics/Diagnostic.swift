/// One mistake in what the user gave us: what is wrong, where, by which rule, and how to mend it.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Worth knowing; changes no exit code.
    case note
    /// Probably not meant; counts only under `--strict`.
    case warning
    /// Certainly wrong.
    case error
  }

  /// How bad it is.
  public var severity: Severity
  /// What is wrong, as one sentence without a full stop.
  public var message: String
  /// The rule's stable name, in lower-case words joined by dashes.
  public var rule: String
  /// Where; nothing for a mistake that has no place in a file.
  public var location: SourceLocation?
  /// How to mend it, as one sentence without a full stop.
  public var hint: String?

  /// A mistake with its place and, where there is one, its mend.
  public init(
    _ severity: Severity, _ message: String, rule: String, at location: SourceLocation? = nil, hint: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.rule = rule
    self.location = location
    self.hint = hint
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: severity: message [rule]`, and the hint on a line of its own.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let mend = hint.map { "\n  hint: \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(message) [\(rule)]\(mend)"
  }
}

extension Sequence<Diagnostic> {
  /// Whether any of them is an error.
  public var containsError: Bool { contains { $0.severity == .error } }

  /// In reading order, those without a place first; equal places keep their order.
  public func inReadingOrder() -> [Diagnostic] {
    enumerated()
      .sorted { a, b in
        switch (a.element.location, b.element.location) {
        case (let x?, let y?) where x != y: x < y
        case (nil, _?): true
        case (_?, nil): false
        default: a.offset < b.offset
        }
      }
      .map(\.element)
  }
}
