import Diagnostics
import Files
import Goldens
import Reporting
import StyleFile

/// `proofsheet lint STYLE.json...`: every mistake in one pass.
struct LintCommand: Command {
  static let name = "lint"
  static let summary = "prints every mistake in style files, each with its place and a hint"
  static let operands = "[STYLE.json...]"
  static let flags: [Flag] = [fix, .strict, .json, sarif, .config]
  static let details = """
    Without a style file, those that the configuration names. Ends with 1 if there are errors (under --strict also if
    there are warnings), and with 2 if a file cannot be read or is not JSON.
    """

  static let fix = Flag.toggle("--fix", nil, "mends in place what needs no person; the rest is printed")
  static let sarif = Flag.toggle("--sarif", nil, "the result as a SARIF 2.1.0 log")

  private let arguments: ArgumentList

  init(_ arguments: ArgumentList) throws(UsageError) {
    self.arguments = arguments
    if arguments.has(.json), arguments.has(Self.sarif) { throw UsageError("--json and --sarif exclude each other") }
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    let configuration = try ConfigurationFile.load(arguments)
    let files = arguments.operands.isEmpty ? try configuration.styleFiles() : arguments.operands
    var code = ExitCode.done
    var tally = Tally()
    var all: [Diagnostic] = []
    let isForPeople = !arguments.has(.json) && !arguments.has(Self.sarif)
    func tell(_ diagnostics: [Diagnostic], _ terminal: inout Terminal) {
      tally.add(diagnostics)
      if isForPeople { terminal.print(diagnostics) } else { all += diagnostics }
    }
    for file in files {
      do {
        let style = try load(file, configuration, &terminal)
        let review = StyleReview.diagnostics(of: style.sheet, classes: configuration.classTable)
        let diagnostics = configuration.judged((style.diagnostics + review).inReadingOrder())
        tell(diagnostics, &terminal)
      } catch let error as StyleFileError {
        tell([error.diagnostic], &terminal)
        code = .trouble
      } catch {
        terminal.error("\(error)")
        code = .trouble
      }
    }
    if arguments.has(.json) { terminal.print(DiagnosticReport.json(of: all).pretty) }
    if arguments.has(Self.sarif) {
      terminal.print(DiagnosticReport.sarif(of: all, version: ProofsheetVersion.current).pretty)
    }
    terminal.note("\(files.count) \(files.count == 1 ? "file" : "files"): \(tally)")
    return max(code, tally.exitCode(isStrict: arguments.has(.strict)))
  }
}

extension LintCommand {
  /// Reads a file; under `--fix`, after all was mended that can be.
  private func load(
    _ file: String, _ configuration: Configuration, _ terminal: inout Terminal
  ) throws -> StyleFile.Loaded {
    var bytes = try FileSystem.read(file)
    var style = try StyleFile.load(bytes, file: file, classes: configuration.classTable)
    guard arguments.has(Self.fix), !style.fixes.isEmpty else { return style }
    var count = 0
    // What stands in a section is only read once its name is mended; names nest three deep.
    for _ in 0..<3 where !style.fixes.isEmpty {
      count += style.fixes.count
      bytes = TextFix.apply(style.fixes, to: bytes)
      style = try StyleFile.load(bytes, file: file, classes: configuration.classTable)
    }
    try Interruption.hold { () throws(FileError) in try FileSystem.replace(file, with: bytes) }
    terminal.note("\(file): \(count) mended")
    return style
  }
}

/// How many mistakes there are of each severity.
private struct Tally: CustomStringConvertible {
  var errors = 0
  var warnings = 0

  mutating func add(_ diagnostics: [Diagnostic]) {
    errors += diagnostics.count { $0.severity == .error }
    warnings += diagnostics.count { $0.severity == .warning }
  }

  func exitCode(isStrict: Bool) -> ExitCode {
    errors > 0 || (isStrict && warnings > 0) ? .difference : .done
  }

  var description: String {
    "\(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
  }
}
