import ContactSheets
import Diagnostics
import Drawing
import Files

/// `proofsheet render [STYLE.json...]`: every contact sheet of each style as PNG.
struct RenderCommand: Command {
  static let name = "render"
  static let summary = "draws the contact sheets of style files as PNG"
  static let operands = "[STYLE.json...] [SHEET...]"
  static let flags: [Flag] = [output, .sheet, .scale, .fonts, .jobs, .strict, .config]
  static let details = """
    Writes DIR/<sheet>@<scale>x.png, and <sheet>-2, <sheet>-3 and so on where one picture can't hold a sheet. Several
    style files go into a folder each, DIR/<stem>. Without a style file, the built-in style is drawn. Mistakes in a file
    are printed, and what it says well is drawn; errors end with 2.
    """

  static let output = Flag.option("", "o", value: "DIR", "where to; default <stem>-sheets")

  private let arguments: ArgumentList
  private let style: StyleArguments

  init(_ arguments: ArgumentList) throws(UsageError) {
    self.arguments = arguments
    style = StyleArguments(arguments.operands)
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    let configuration = try ConfigurationFile.load(arguments)
    let sheets = try SheetSelection(arguments, operands: style.globs).wholeSheets()
    let scales = try DrawingRun.scales(arguments, configuration)
    let isStrict = arguments.has(.strict)
    let (library, fonts) = try FontSelection.library(arguments, configuration, &terminal)
    let (styles, code) =
      style.files.isEmpty
      ? builtIn(configuration, library, isStrict, &terminal)
      : StyleToDraw.load(try style.styleFiles(configuration), configuration, library, isStrict: isStrict, &terminal)
    guard !styles.isEmpty else { return max(code, fonts) }
    let run = try DrawingRun(styles, sheets, scales: scales, library, arguments)
    for drawn in styles { try FileSystem.makeFolder(folder(of: drawn)) }
    terminal.progress("drawing \(run.jobs.count) sheets")
    let results = try run.perform(&terminal) { sheet, tools in try draw(sheet, tools) }
    for path in results.done.flatMap(\.output) { terminal.print(path) }
    let lacking = StyleToDraw.reportMissing(results.missing, configuration, isStrict: isStrict, &terminal)
    return max(code, max(fonts, results.code, lacking))
  }

  /// Draws and writes one page after the other; gives their paths.
  private func draw(_ sheet: DrawingRun.DrawnSheet, _ tools: DrawingTools) throws -> [String] {
    try sheet.keys.map { key in
      let path = folder(of: sheet.job.style).appending(part: key.fileName)
      let bytes = try sheet.page(key).encoded(by: &tools.writer)
      try Interruption.hold { () throws(FileError) in try FileSystem.replace(path, with: bytes) }
      return path
    }
  }

  /// Where the pictures of a style go: where `-o` says if there is one style, else to a folder of the style's name there.
  private func folder(of drawn: StyleToDraw) -> String {
    let output = arguments.value(of: Self.output)
    if style.files.count < 2 { return output ?? "\(drawn.name)-sheets" }
    return output.map { $0.appending(part: drawn.name) } ?? "\(drawn.name)-sheets"
  }

  private func builtIn(
    _ configuration: Configuration, _ library: FontLibrary, _ isStrict: Bool, _ terminal: inout Terminal
  ) -> ([StyleToDraw], ExitCode) {
    let style = StyleToDraw(builtInWith: configuration, library)
    terminal.report(style.diagnostics)
    return ([style], StyleToDraw.exitCode(style.diagnostics, isStrict: isStrict))
  }
}
