import ContactSheets
import Files
import StyleFile
import Styling

/// `proofsheet list [STYLE.json...]`: the cells that a style gives, without drawing.
struct ListCommand: Command {
  static let name = "list"
  static let summary = "prints the names of the cells that a style file gives, without drawing"
  static let operands = "[STYLE.json...] [GLOB...]"
  static let flags: [Flag] = [.sheet, .config]
  static let details = """
    One <sheet>/<context>/<class>/<states> for each line. The names are what globs match; those of several style files
    are printed once. Without a style file, those that the configuration names.
    """

  private let arguments: ArgumentList
  private let style: StyleArguments

  init(_ arguments: ArgumentList) throws(UsageError) {
    self.arguments = arguments
    style = StyleArguments(arguments.operands)
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    let configuration = try ConfigurationFile.load(arguments)
    var code = ExitCode.done
    var catalogs: [SheetCatalog] = []
    for file in try style.styleFiles(configuration) {
      let classes = configuration.classTable
      guard let style = terminal.reading({ try StyleFile.load(FileSystem.read(file), file: file, classes: classes) })
      else {
        code = .trouble
        continue
      }
      terminal.report(configuration.judged(style.diagnostics))
      catalogs.append(SheetCatalog(style.sheet, classes: classes, looks: configuration.looks))
    }
    try printCells(of: catalogs, &terminal)
    return code
  }

  private func printCells(of catalogs: [SheetCatalog], _ terminal: inout Terminal) throws {
    guard !catalogs.isEmpty else { return }
    let selection = SheetSelection(arguments, operands: style.globs)
    let ids: (SheetName) -> [String] = { sheet in
      catalogs.flatMap { $0.sheet(sheet).cells.map(\.id.description) }.firstOfEach()
    }
    for sheet in try selection.sheets(cellsOf: ids) {
      for id in ids(sheet) where selection.includes(cell: id, on: sheet) { terminal.print(id) }
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without those that stood before.
  fileprivate func firstOfEach() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
