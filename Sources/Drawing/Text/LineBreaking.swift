/// Where text may break, by our own rules.
public enum LineBreaking: Sendable, Hashable {
  /// Nowhere.
  case never
  /// At U+0020, which then is not drawn.
  case atSpaces
  /// As keys of a style file do: after `/` and `,` and before `|`; a part that no line can hold, between characters.
  case inKeys

  /// The pieces that no line breaks apart, with what joins two of them on one line.
  func pieces(of text: String) -> (pieces: [String], joint: String) {
    switch self {
    case .never: ([text], "")
    case .atSpaces: (text.split(separator: " ").map(String.init), " ")
    case .inKeys: (Self.keyPieces(of: text), "")
    }
  }

  private static func keyPieces(of key: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in key {
      if character == "|", !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      if character == "/" || character == "," {
        pieces.append(piece)
        piece = ""
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }
}
