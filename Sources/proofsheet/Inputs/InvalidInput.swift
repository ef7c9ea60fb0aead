import Diagnostics

/// The user's files are wrong in a way that leaves nothing to go on with.
struct InvalidInput: Error, Sendable, Hashable {
  /// What is wrong.
  var diagnostics: [Diagnostic]
}
