import StyleFile

/// `proofsheet schema`
struct SchemaCommand: Command {
  static let name = "schema"
  static let summary = "prints the JSON Schema of style files, for editors"
  static let details = """
    Draft 2020-12. In VS Code, write it to a file and name that in the setting json.schemas:
    [{"fileMatch": ["Styles/*.json"], "url": "./style.schema.json"}].
    """

  init(_ arguments: ArgumentList) throws(UsageError) { try arguments.refuseOperands() }

  func run(_ terminal: inout Terminal) -> ExitCode {
    terminal.print(StyleSchema.json.pretty)
    return .done
  }
}
