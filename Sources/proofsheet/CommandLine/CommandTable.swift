import Diagnostics

/// All commands, in the order of help.
enum CommandTable {
  static var commands: [any Command.Type] {
    [
      RenderCommand.self,
      CheckCommand.self,
      ApproveCommand.self,
      LintCommand.self,
      FormatCommand.self,
      SetCommand.self,
      ConvertCommand.self,
      ResolveCommand.self,
      DiffCommand.self,
      ListCommand.self,
      FontsCommand.self,
      SchemaCommand.self,
      VersionCommand.self,
      HelpCommand.self,
    ]
  }

  /// The command of one name.
  static func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let nearest = NearestName.of(name, among: commands.map { $0.name })
    throw UsageError(
      "unknown command '\(name)'", hint: nearest.map { "did you mean \($0)?" } ?? "proofsheet help lists them all")
  }
}
