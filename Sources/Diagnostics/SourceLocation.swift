/// A place in a text file.
public struct SourceLocation: Sendable, Hashable {
  /// The file as the user named it.
  public var file: String
  /// Counted from 1; a line ends with LF, CR LF or CR.
  public var line: Int
  /// Counted from 1 in Unicode scalars, so that an editor's column agrees wherever no character is composed.
  public var column: Int

  /// A place in `file`, both numbers counted from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// By file, then in reading order.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, which terminals and editors turn into a link.
  public var description: String { "\(file):\(line):\(column)" }
}
