import Diagnostics
import Files
import Reporting
import StyleFile

/// `proofsheet format STYLE.json...`: style files in their canonical form.
struct FormatCommand: Command {
  static let name = "format"
  static let summary = "rewrites style files in their canonical form"
  static let operands = "[STYLE.json...]"
  static let flags: [Flag] = [check, diff, minimal, complete, output, .config]
  static let details = """
    default first, then controls-… and bar-controls-… in the order of the states, the rest as written; colours as
    #rrggbbaa; two spaces. Nothing is lost, and no style changes. Without a style file, those that the configuration
    names. Prints the files that it rewrites. --check and --diff write nothing; --check ends with 1 if a file would
    change. Ends with 2 for a file that cannot be read or is not JSON, and under --minimal and --complete for one with
    errors.
    """

  static let check = Flag.toggle("--check", nil, "only names the files that would change")
  static let diff = Flag.toggle("--diff", nil, "only shows what would change")
  static let minimal = Flag.toggle("--minimal", nil, "drops what equals the inherited value")
  static let complete = Flag.toggle("--complete", nil, "writes all thirty settings of every entry")
  static let output = Flag.option("", "o", value: "FILE", "where to, for one style file; default in place")

  private let arguments: ArgumentList

  init(_ arguments: ArgumentList) throws(UsageError) {
    self.arguments = arguments
    if arguments.has(Self.minimal), arguments.has(Self.complete) {
      throw UsageError("--minimal and --complete are opposites")
    }
    let isDry = arguments.has(Self.check) || arguments.has(Self.diff)
    if arguments.value(of: Self.output) != nil, isDry { throw UsageError("-o writes, --check and --diff do not") }
    if arguments.value(of: Self.output) != nil, arguments.operands.count != 1 {
      throw UsageError("-o takes one style file")
    }
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    let configuration = try ConfigurationFile.load(arguments)
    let files = arguments.operands.isEmpty ? try configuration.styleFiles() : arguments.operands
    var code = ExitCode.done
    for file in files { code = max(code, format(file, configuration, &terminal)) }
    return code
  }

  /// Formats one file. If it cannot be formatted, that is said, and the others go on.
  private func format(_ file: String, _ configuration: Configuration, _ terminal: inout Terminal) -> ExitCode {
    guard let text = terminal.reading({ try canonical(file, configuration) }) else { return .trouble }
    guard let new = text.new else {
      terminal.report(text.errors)
      return .trouble
    }
    let output = arguments.value(of: Self.output)
    guard new != text.old || output != nil else { return .done }
    if arguments.has(Self.diff) {
      for line in UnifiedDiff.lines(text.old, new, names: (file, "\(file), formatted")) { terminal.print(line) }
    }
    if arguments.has(Self.check) {
      if !arguments.has(Self.diff) { terminal.print(file) }
      return .difference
    }
    if arguments.has(Self.diff) { return .done }
    do {
      let target = output ?? file
      try Interruption.hold { () throws(FileError) in try FileSystem.replace(target, with: Array(new.utf8)) }
      terminal.print(target)
      return .done
    } catch {
      terminal.error("\(error)")
      return .trouble
    }
  }

  /// The text of a file as it is and as it should be; not the latter where errors forbid it.
  private func canonical(
    _ file: String, _ configuration: Configuration
  ) throws -> (old: String, new: String?, errors: [Diagnostic]) {
    let bytes = try FileSystem.read(file)
    let old = String(decoding: bytes, as: UTF8.self)
    let extent: CanonicalText.Extent =
      arguments.has(Self.minimal) ? .minimal : arguments.has(Self.complete) ? .complete : .written
    let errors = try StyleFile.load(bytes, file: file, classes: configuration.classTable).diagnostics
      .filter { $0.severity == .error }
    if extent != .written, !errors.isEmpty { return (old, nil, errors) }
    return (old, try CanonicalText.of(bytes, file: file, extent), [])
  }
}
