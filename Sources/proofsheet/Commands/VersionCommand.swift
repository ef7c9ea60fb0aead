import Goldens

/// `proofsheet version`
struct VersionCommand: Command {
  static let name = "version"
  static let summary = "prints the version"

  init(_ arguments: ArgumentList) throws(UsageError) { try arguments.refuseOperands() }

  func run(_ terminal: inout Terminal) -> ExitCode {
    terminal.print("proofsheet \(ProofsheetVersion.current)")
    return .done
  }
}
