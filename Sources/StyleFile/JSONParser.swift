/// Reads a JSON text into tokens, in one pass and without recursion; stops at the first place that is not JSON.
struct JSONParser {
  /// Where and why a text is not JSON.
  struct Failure: Error {
    let offset: Int
    let rule: LintRule
    let message: String
    let hint: String?
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The next byte to read.
  var position = 0
  var line: UInt32 = 1
  /// Added to a position, it gives the column: less where the line began, and less every continuation byte since.
  var columnShift = 1
  var tokens: [SourceJSON.Token] = []
  /// The arrays and objects that are open, outermost first.
  private var open: [Int] = []

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<[SourceJSON.Token], Failure> {
    var parser = JSONParser(bytes: bytes)
    do throws(Failure) {
      try parser.parseText()
      return .success(parser.tokens)
    } catch {
      return .failure(error)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(min(bytes.count / 8, 4096) + 1)
  }

  private mutating func parseText() throws(Failure) {
    try refuseMarksAndSize()
    skipBlanks()
    if position == bytes.count {
      throw failure("the file is empty", hint: "an empty set is `{}`")
    }
    repeat { try parseValue() } while try parseAfterValue()
    guard position == bytes.count else {
      throw unexpected("after the end of the JSON text", hint: "a file holds one value")
    }
  }

  /// Reads what stands where a value must; for an array or object that is not empty, only up to its first value.
  private mutating func parseValue() throws(Failure) {
    while true {
      guard position < bytes.count else { throw endOfText("a value") }
      switch bytes[position] {
      case UInt8(ascii: "{"):
        try openContainer(.object)
        if try closesAtOnce(UInt8(ascii: "}")) { return }
        try parseKey()
      case UInt8(ascii: "["):
        try openContainer(.array)
        if try closesAtOnce(UInt8(ascii: "]")) { return }
      case UInt8(ascii: "\""): return try parseString()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
      default: return try parseWord()
      }
    }
  }

  /// Reads what stands after a value, closing what is closed there. Whether another value follows.
  private mutating func parseAfterValue() throws(Failure) -> Bool {
    while true {
      skipBlanks()
      guard let container = open.last else { return false }
      guard position < bytes.count else { throw unclosed(container) }
      let isObject = tokens[container].kind == .object
      switch bytes[position] {
      case UInt8(ascii: ","):
        let comma = position
        position += 1
        skipBlanks()
        try refuseTrailingComma(at: comma, in: container)
        if isObject { try parseKey() }
        return true
      case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
        closeContainer()
      default:
        throw missingComma(in: container)
      }
    }
  }

  private mutating func parseKey() throws(Failure) {
    guard position < bytes.count else { throw endOfText("a key") }
    guard bytes[position] == UInt8(ascii: "\"") else { throw notAKey() }
    try parseString()
    skipBlanks()
    guard position < bytes.count else { throw endOfText("`:` and a value") }
    guard bytes[position] == UInt8(ascii: ":") else {
      let hint = bytes[position] == UInt8(ascii: "=") ? "write `:` for `=`" : "between a key and its value stands `:`"
      throw unexpected("where `:` should follow a key", hint: hint)
    }
    position += 1
    skipBlanks()
  }

  private mutating func openContainer(_ kind: SourceJSON.TokenKind) throws(Failure) {
    guard open.count < SourceJSON.deepestLevel else {
      throw failure(
        "arrays and objects are nested more than \(SourceJSON.deepestLevel) deep", rule: .jsonDepth,
        hint: "a style file needs five levels")
    }
    open.append(tokens.count)
    appendToken(kind, from: position, columnShift: columnShift)
    position += 1
    skipBlanks()
  }

  private mutating func closesAtOnce(_ bracket: UInt8) throws(Failure) -> Bool {
    guard let container = open.last else { return false }
    guard position < bytes.count else { throw unclosed(container) }
    guard bytes[position] == bracket else { return false }
    closeContainer()
    return true
  }

  private mutating func closeContainer() {
    position += 1
    guard let container = open.popLast() else { preconditionFailure("Only what is open is closed.") }
    tokens[container].end = UInt32(position)
    tokens[container].next = UInt32(tokens.count)
  }

  /// Adds a token that began at `start` on the present line and ends here.
  mutating func appendToken(_ kind: SourceJSON.TokenKind, from start: Int, columnShift: Int) {
    tokens.append(
      SourceJSON.Token(
        kind: kind, start: UInt32(start), end: UInt32(position), line: line, column: UInt32(start + columnShift),
        next: UInt32(tokens.count + 1)))
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09: position += 1
      case 0x0a: endLine(length: 1)
      case 0x0d: endLine(length: position + 1 < bytes.count && bytes[position + 1] == 0x0a ? 2 : 1)
      default: return
      }
    }
  }

  private mutating func endLine(length: Int) {
    position += length
    line += 1
    columnShift = 1 - position
  }
}
