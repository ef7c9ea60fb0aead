/// One command of the program: reads its arguments, then does its work.
protocol Command {
  /// What the user types.
  static var name: String { get }
  /// What it does, for the list of commands: one line without a full stop.
  static var summary: String { get }
  /// Its operands as usage shows them: `[STYLE.json]`.
  static var operands: String { get }
  /// Its own flags; those of every command are added.
  static var flags: [Flag] { get }
  /// What its help says besides, in whole lines.
  static var details: String { get }

  /// Reads what was given.
  init(_ arguments: ArgumentList) throws(UsageError)

  /// Does the work. What it throws is printed and ends with 2.
  func run(_ terminal: inout Terminal) throws -> ExitCode
}

extension Command {
  static var operands: String { "" }
  static var flags: [Flag] { [] }
  static var details: String { "" }

  /// All flags that it accepts.
  static var allFlags: [Flag] { flags + Flag.everywhere }
}
