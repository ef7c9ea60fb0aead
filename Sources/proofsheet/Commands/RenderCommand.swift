import ContactSheets
import Diagnostics
import Drawing
import Files

/// `proofsheet render [STYLE.json]`: every contact sheet of a style as PNG.
struct RenderCommand: Command {
  static let name = "render"
  static let summary = "draws the contact sheets of a style file as PNG"
  static let operands = "[STYLE.json] [SHEET...]"
  static let flags: [Flag] = [output, .sheet, .scale, .fonts, .jobs, .strict, .config]
  static let details = """
    Writes DIR/<sheet>@<scale>x.png. Without a style file, the built-in style is drawn. Mistakes in the file are
    printed, and what it says well is drawn; errors end with 2.
    """

  static let output = Flag.option("", "o", value: "DIR", "where to; default <stem>-sheets")

  private let arguments: ArgumentList
  private let style: StyleArguments

  init(_ arguments: ArgumentList) throws(UsageError) {
    self.arguments = arguments
    style = StyleArguments(arguments.operands)
    if style.files.count > 1 { throw UsageError("render draws one style file, '\(style.files[1])' is one too many") }
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
      : StyleToDraw.load(style.files, configuration, library, isStrict: isStrict, &terminal)
    guard let drawn = styles.first else { return max(code, fonts) }
    let folder = arguments.value(of: Self.output) ?? "\(drawn.name)-sheets"
    let run = try DrawingRun(styles, sheets, scales: scales, library, arguments)
    try FileSystem.makeFolder(folder)
    terminal.progress("drawing \(run.jobs.count) sheets")
    let results = try run.perform(&terminal) { job, sheet, recorded, tools in
      let path = folder.appending(part: "\(job.sheet.rawValue)@\(job.scale)x.png")
      let bytes = try recorded.encoded(by: &tools.writer)
      try Interruption.hold { () throws(FileError) in try FileSystem.replace(path, with: bytes) }
      return (path: path, missing: sheet.missing)
    }
    for result in results.done { terminal.print(result.output.path) }
    let missing = results.done.map { (style: drawn, missing: $0.output.missing) }
    let lacking = StyleToDraw.reportMissing(missing, configuration, isStrict: isStrict, &terminal)
    return max(code, max(fonts, results.code, lacking))
  }

  private func builtIn(
    _ configuration: Configuration, _ library: FontLibrary, _ isStrict: Bool, _ terminal: inout Terminal
  ) -> ([StyleToDraw], ExitCode) {
    let style = StyleToDraw(builtInWith: configuration, library)
    terminal.report(style.diagnostics)
    return ([style], StyleToDraw.exitCode(style.diagnostics, isStrict: isStrict))
  }
}
