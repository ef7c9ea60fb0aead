/// The command line was not understood, or asks for something that is not there.
struct UsageError: Error, Sendable, Hashable {
  /// What is wrong, without a full stop.
  var message: String
  /// How to mend it.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension UsageError: CustomStringConvertible {
  /// The message, and the hint on a line of its own.
  var description: String { message + (hint.map { "\n  hint: \($0)" } ?? "") }
}
