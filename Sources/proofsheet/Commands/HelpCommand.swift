/// `proofsheet help [COMMAND]`
struct HelpCommand: Command {
  static let name = "help"
  static let summary = "tells about all commands, or about one"
  static let operands = "[COMMAND]"

  private let command: (any Command.Type)?

  init(_ arguments: ArgumentList) throws(UsageError) {
    guard let name = try arguments.singleOperand("command") else {
      command = nil
      return
    }
    command = try CommandTable.command(named: name)
  }

  func run(_ terminal: inout Terminal) -> ExitCode {
    terminal.print(command.map(Help.text(of:)) ?? Help.overview())
    return .done
  }
}
