/// The ways in which the program ends; of two, the greater wins.
enum ExitCode: Int32, Sendable, Comparable {
  /// Done; nothing differs, nothing is wrong.
  case done = 0
  /// A difference, a missing golden, or lint errors.
  case difference = 1
  /// Bad usage, unreadable or invalid input, an unwritable place.
  case trouble = 2
  /// Interrupted; nothing half-written is left behind.
  case interrupted = 130

  static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}
