/// The help texts, made from the table of commands.
enum Help {
  /// What the program is and which commands it has.
  static func overview() -> String {
    let commands = CommandTable.commands.map { ($0.name, $0.summary) }
    return """
      Proofsheet turns a style file into pictures, and tells you when the pictures change and why.

      usage: proofsheet COMMAND [ARGUMENT...]

      commands:
      \(table(commands))

      proofsheet help COMMAND tells more about one of them.
      """
  }

  /// How one command is called and which flags it has.
  static func text(of command: any Command.Type) -> String {
    let usage = ["usage: proofsheet \(command.name)", command.operands, "[FLAG...]"].filter { !$0.isEmpty }
    let flags = command.allFlags.map { flag in
      ([flag.spelling, flag.value ?? ""].filter { !$0.isEmpty }.joined(separator: " "), describe(flag))
    }
    let details = command.details.isEmpty ? "" : "\n\(command.details)\n"
    return """
      \(usage.joined(separator: " "))

      \(command.summary)
      \(details)
      flags:
      \(table(flags))
      """
  }

  private static func describe(_ flag: Flag) -> String {
    flag.value != nil && flag.isRepeatable ? "\(flag.summary); may be repeated" : flag.summary
  }

  /// Two columns; where the left one is wide, the right one starts on the next line.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).filter { $0 <= 26 }.max() ?? 0
    let lines = rows.map { left, right in
      left.count > width
        ? "  \(left)\n  \(spaces(width))  \(right)"
        : "  \(left)\(spaces(width - left.count))  \(right)"
    }
    return lines.joined(separator: "\n")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
