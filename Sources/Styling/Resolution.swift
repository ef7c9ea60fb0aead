public import Diagnostics

/// What a style was answered by.
public enum Winner: Sendable, Hashable {
  /// The default style, built-in or the file's.
  case defaultStyle
  /// An entry of the file: its key as written, and the place of the part that answered.
  case entry(key: String, SourceLocation)
  /// A built-in state style.
  case builtInState(ControlState)
  /// A style that code has set, and on what: `style` or `highlighted style` of an object, or a rule or registry by the
  /// key that a file would have for it.
  case code(String)

  /// What it is called on a sheet: the key as written, `default`, or `built-in highlighted`.
  public var name: String {
    switch self {
    case .defaultStyle: "default"
    case .entry(let key, _): key
    case .builtInState(let state): "built-in \(state)"
    case .code(let what): "\(what) set in code"
    }
  }

  /// Whether code has set it.
  var isCode: Bool { if case .code = self { true } else { false } }
}

/// The style of an element, and why it is that one.
public struct Resolution: Sendable, Hashable {
  /// The style; it keeps where each value comes from.
  public let style: ResolvedStyle
  /// What answered.
  public let winner: Winner
  /// Whether the answer is for exactly the state asked for; the default style and an inherited one are for normal.
  public let isExact: Bool
}
