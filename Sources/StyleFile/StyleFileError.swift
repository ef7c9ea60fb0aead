public import Diagnostics

/// Why a text could not be read at all, or not be changed.
public enum StyleFileError: Error, Sendable, Hashable {
  /// The text is not JSON by RFC 8259; the diagnostic's rule begins with `json-`.
  case notJSON(Diagnostic)
  /// A change of the text would leave it wrong.
  case cannotEdit(Diagnostic)

  /// The mistake, with its place.
  public var diagnostic: Diagnostic {
    switch self {
    case .notJSON(let diagnostic), .cannotEdit(let diagnostic): diagnostic
    }
  }
}

extension StyleFileError: CustomStringConvertible {
  /// The diagnostic as a line.
  public var description: String { diagnostic.description }
}
