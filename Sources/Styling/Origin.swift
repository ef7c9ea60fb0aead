public import Diagnostics

/// Where a value comes from.
public enum Origin: Sendable, Hashable {
  /// The built-in style.
  case builtIn
  /// A built-in state style, by the name of its state.
  case builtInState(ControlState)
  /// An entry of a file: its key as written, and the place of the value.
  case file(key: String, SourceLocation)
  /// Set by code.
  case code
}
