import Diagnostics

/// JSON by RFC 8259 and nothing else, with the place of every key and value.
///
/// Nothing is decoded before it is asked for; a text of any size is read in one pass, without recursion. Keys that
/// occur twice are legal JSON: they are kept, and ``duplicateKeys`` names them.
public struct SourceJSON: Sendable {
  /// How deep arrays and objects may nest.
  public static let deepestLevel = 512

  /// The file as the user named it.
  public let file: String
  let bytes: [UInt8]
  let tokens: [Token]

  /// Reads a whole text.
  ///
  /// - Throws: ``StyleFileError/notJSON(_:)`` with the first place where the text is not JSON.
  public init(_ bytes: [UInt8], file: String) throws(StyleFileError) {
    self.file = file
    self.bytes = bytes
    switch bytes.withUnsafeBufferPointer(JSONParser.parse) {
    case .success(let tokens): self.tokens = tokens
    case .failure(let failure):
      let location = SourceText.location(ofByte: failure.offset, in: bytes, file: file)
      throw .notJSON(
        Diagnostic(.error, failure.message, rule: failure.rule.rawValue, at: location, hint: failure.hint))
    }
  }

  /// The value that the text is.
  public var root: Node { Node(source: self, index: 0) }

  /// One key or value as it stands in the text.
  struct Token {
    let kind: TokenKind
    /// Its first byte.
    let start: UInt32
    /// The byte after its last one; for arrays and objects, set once they are closed.
    var end: UInt32
    let line: UInt32
    let column: UInt32
    /// The token after it and all that it holds.
    var next: UInt32
  }

  enum TokenKind: UInt8 {
    case object, array, string, escapedString, number, yes, no, null
  }
}
