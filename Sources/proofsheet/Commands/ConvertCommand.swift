import Diagnostics
import Files
import StyleFile

/// `proofsheet convert FILE --to brstyle`: a style file of an older model as a style set of today.
struct ConvertCommand: Command {
  static let name = "convert"
  static let summary = "carries a style file of an older model over to today's"
  static let operands = "FILE"
  static let flags: [Flag] = [to, output]
  static let details = """
    Reads the flat files of BRStyle 0.9.0 to 0.9.2 and the nested ones of 0.9.3 to 0.9.15, and prints a style set. What
    cannot be carried over is a warning. Ends with 1 if a value was wrong and left out, with 2 if the file cannot be read,
    is not JSON, or has nothing of an older model in it.
    """

  static let to = Flag.option("--to", value: "brstyle", "the format to write")
  static let output = Flag.option("", "o", value: "FILE", "where to; default stdout")

  private let file: String
  private let output: String?

  private enum Target: String, CaseIterable {
    case brstyle
  }

  init(_ arguments: ArgumentList) throws(UsageError) {
    guard let file = try arguments.singleOperand("file") else { throw UsageError("which file?") }
    guard try arguments.choice(of: Self.to, Target.self) != nil else {
      throw UsageError("to which format?", hint: "give --to brstyle")
    }
    self.file = file
    output = arguments.value(of: Self.output)
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    guard let converted = try OlderFile.convert(FileSystem.read(file), file: file) else {
      throw UsageError("there is nothing of an older model in \(file)", hint: "lint says what is wrong with it")
    }
    terminal.report(converted.diagnostics)
    if let output {
      let bytes = Array(converted.text.utf8)
      try Interruption.hold { () throws(FileError) in try FileSystem.replace(output, with: bytes) }
      terminal.print(output)
    } else {
      terminal.write(converted.text)
    }
    return converted.diagnostics.containsError ? .difference : .done
  }
}
