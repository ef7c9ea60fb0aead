/// A mend that needs no person: some bytes of a text, and what should stand there.
public struct TextFix: Sendable, Hashable {
  /// The bytes that go.
  public let span: Range<Int>
  /// What comes.
  public let text: String

  /// A text with fixes made; of those that overlap, the first one counts.
  public static func apply(_ fixes: [TextFix], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for fix in fixes.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) where fix.span.lowerBound >= end {
      result += bytes[end..<fix.span.lowerBound] + Array(fix.text.utf8)
      end = fix.span.upperBound
    }
    return result + bytes[end...]
  }
}

extension SourceJSON.Node {
  /// Puts JSON in place of this key or value.
  func fix(_ json: JSONValue) -> TextFix { TextFix(span: span, text: json.compact) }
}
