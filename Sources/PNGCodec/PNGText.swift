/// A text inside a PNG: one `iTXt` chunk.
public struct PNGText: Sendable, Hashable {
  /// What the text is, in 1 to 79 characters of ASCII.
  public var keyword: String
  /// Any text.
  public var text: String
  /// Whether it is written compressed.
  public var isCompressed: Bool

  /// A text; its keyword must be 1 to 79 printable ASCII characters that neither begin nor end with a space.
  public init(keyword: String, text: String, isCompressed: Bool = true) {
    let isPrintable = keyword.utf8.allSatisfy { (0x20...0x7e).contains($0) }
    precondition((1...79).contains(keyword.utf8.count) && isPrintable, "A keyword is 1 to 79 ASCII characters.")
    precondition(!keyword.hasPrefix(" ") && !keyword.hasSuffix(" "), "A keyword has no space at its ends.")
    self.keyword = keyword
    self.text = text
    self.isCompressed = isCompressed
  }
}

extension PNGReader {
  /// The largest text that is unpacked, in bytes.
  static var maxTextBytes: Int { 64 << 20 }

  /// The text of `keyword`, without unpacking a pixel; nothing if there is none before the pixels.
  ///
  /// - Throws: If the file is no PNG, or is broken before that text, or the text itself is.
  public static func text(_ keyword: String, in file: [UInt8]) throws(PNGError) -> String? {
    try file.withUnsafeBufferPointer { buffer throws(PNGError) in
      var chunks = try PNGChunks(UnsafeRawBufferPointer(buffer))
      guard let first = try chunks.next(), first.type == PNGChunk.ihdr else { throw .missing(chunk: "IHDR") }
      while let chunk = try chunks.next(), chunk.type != PNGChunk.idat, chunk.type != PNGChunk.iend {
        guard chunk.type == PNGChunk.itxt, InternationalText.keyword(of: chunk.data) == keyword else { continue }
        try chunk.checkCRC()
        guard let text = try InternationalText(chunk.data)?.decoded() else { throw .text(keyword: keyword) }
        return text
      }
      return nil
    }
  }
}

/// The parts of an `iTXt` chunk.
struct InternationalText {
  private let isCompressed: Bool
  private let text: UnsafeRawBufferPointer

  /// Takes the contents of a chunk apart; nothing if they are not as they must be.
  init?(_ data: UnsafeRawBufferPointer) {
    guard let keywordEnd = data.firstIndex(of: 0), keywordEnd + 3 <= data.count else { return nil }
    guard data[keywordEnd + 1] <= 1, data[keywordEnd + 2] == 0 else { return nil }
    guard let languageEnd = data[(keywordEnd + 3)...].firstIndex(of: 0) else { return nil }
    guard let translationEnd = data[(languageEnd + 1)...].firstIndex(of: 0) else { return nil }
    isCompressed = data[keywordEnd + 1] == 1
    text = UnsafeRawBufferPointer(rebasing: data[(translationEnd + 1)...])
  }

  /// What stands before the first zero byte.
  static func keyword(of data: UnsafeRawBufferPointer) -> String? {
    data.firstIndex(of: 0).flatMap { String(validating: data[..<$0], as: UTF8.self) }
  }

  /// The text, unpacked; nothing if it cannot be, or is not UTF-8.
  func decoded() throws(PNGError) -> String? {
    guard isCompressed else { return String(validating: text, as: UTF8.self) }
    let inflater = try Inflater()
    return inflater.unpack(text, limit: PNGReader.maxTextBytes).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
