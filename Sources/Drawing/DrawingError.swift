/// What can fail while drawing, none of it the fault of a style file.
public enum DrawingError: Error, Sendable, Hashable {
  /// No folder with the bundled fonts was found; the places that were looked at.
  case fontsNotFound(lookedAt: [String])
  /// A face that the table names is not in the folder of fonts, or cannot be opened.
  case faceUnreadable(path: String)
  /// A face was asked for and another one came: a fault of ours or of a changed font folder.
  case wrongFace(wanted: String, got: String)
  /// A picture with a side under 1 or over 32,767 pixels.
  case badSize(width: Int, height: Int)
  /// A picture, or the cells of one, of more than 200 million pixels.
  case tooManyPixels(Int)
  /// Cairo refused something.
  case cairo(String)
}

extension DrawingError: CustomStringConvertible {
  /// One sentence that a user can act on.
  public var description: String {
    switch self {
    case .fontsNotFound(let places):
      "the bundled fonts were not found; looked at \(places.joined(separator: ", ")); set PROOFSHEET_FONTS to their folder"
    case .faceUnreadable(let path): "the font \(path) is missing or is not a font"
    case .wrongFace(let wanted, let got): "the font \(wanted) was asked for, but \(got) came"
    case .badSize(let width, let height):
      "a picture of \(width) x \(height) pixels cannot be drawn: each side must be 1 to 32,767"
    case .tooManyPixels(let count): "a picture of \(count) pixels cannot be drawn: 200 million are the most"
    case .cairo(let reason): "drawing failed: \(reason)"
    }
  }
}
