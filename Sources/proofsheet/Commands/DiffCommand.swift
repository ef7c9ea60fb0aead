import Files
import PNGCodec
import Raster
import Reporting

/// `proofsheet diff A.png B.png`: whether two pictures are equal, and what differs.
struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "compares the pixels of two PNG files"
  static let operands = "A.png B.png"
  static let flags: [Flag] = [output, .json, IgnoredBoxes.flag, .maxDiffPixels, .maxChannelDelta]
  static let details = """
    Compares all four channels as 8 bits each, alpha straight; how a file stores its pixels does not matter. Prints
    identical, or different and below it what differs. Where the sizes differ, the smaller picture is padded, and
    padding counts as changed. Ends with 1 for a difference beyond the tolerance, and with 2 if a file is no picture.
    """

  static let output = Flag.option("", "o", value: "OUT.png", "the marked difference, as a picture")

  private let arguments: ArgumentList
  private let paths: (expected: String, actual: String)
  private let tolerance: Tolerance
  private let ignored: [PixelBox]

  init(_ arguments: ArgumentList) throws(UsageError) {
    self.arguments = arguments
    let operands = arguments.operands
    guard operands.count >= 2 else { throw UsageError("diff needs two PNG files") }
    guard operands.count == 2 else { throw UsageError("two PNG files are enough, '\(operands[2])' is one too many") }
    if let style = operands.first(where: { $0.hasSuffix(".json") }) {
      throw UsageError("diff compares two PNG files, and \(style) is named as a style file")
    }
    paths = (operands[0], operands[1])
    tolerance = try arguments.tolerance() ?? .exact
    ignored = try IgnoredBoxes.boxes(arguments)
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    try refuseFolders()
    try refuseOverwriting()
    guard let pair = PicturePair(paths.expected, paths.actual, &terminal) else { return .trouble }
    let result = compare(pair)
    if arguments.has(.json) {
      terminal.print(result.json.compact)
    } else {
      result.lines.forEach { terminal.print($0) }
    }
    if result.differsInLowBits {
      terminal.note("note: they differ in the low bits of 16-bit channels, which 8 bits cannot show")
    }
    if let output = arguments.value(of: Self.output) { try write(pair, to: output) }
    return result.comparison.passes ? .done : .difference
  }

  private func refuseFolders() throws(UsageError) {
    guard FileSystem.isFolder(paths.expected), FileSystem.isFolder(paths.actual) else { return }
    throw UsageError("\(paths.expected) and \(paths.actual) are folders", hint: "diff compares two PNG files")
  }

  /// The marked difference must not take the place of what was compared.
  private func refuseOverwriting() throws(UsageError) {
    guard let output = arguments.value(of: Self.output), let real = FileSystem.realPath(output) else { return }
    for path in [paths.expected, paths.actual] where FileSystem.realPath(path) == real {
      throw UsageError("-o \(output) would overwrite \(path)")
    }
  }

  private func compare(_ pair: PicturePair) -> DiffResult {
    let (expected, actual) = (pair.expected.bitmap, pair.actual.bitmap)
    let comparison = expected.compared(to: actual, ignoring: ignored, tolerance: tolerance)
    let isEqual = comparison == .identical
    return DiffResult(
      comparison, expected: expected.size, actual: actual.size,
      differsInLowBits: isEqual && pair.expected.cleared(ignored).differsInLowBits(from: pair.actual.cleared(ignored)))
  }

  private func write(_ pair: PicturePair, to path: String) throws {
    let (expected, actual) = (pair.expected.bitmap, pair.actual.bitmap)
    let marked = Bitmap.difference(expected: expected, actual: actual, ignoring: ignored)
    let bytes = try PNGWriter.write(marked)
    try Interruption.hold { () throws(FileError) in try FileSystem.replace(path, with: bytes) }
  }
}
