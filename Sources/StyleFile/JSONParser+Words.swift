extension JSONParser {
  /// Reads a number by the letter of the grammar; its value is computed when it is asked for.
  mutating func parseNumber() throws(Failure) {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    try passDigits("a number needs a digit here", start: start)
    if bytes[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 {
      throw failure("a number does not begin with 0", at: start, rule: .jsonNumber, hint: "leave out the leading zeros")
    }
    if isNext(UInt8(ascii: ".")) {
      position += 1
      try passDigits("a number needs a digit after its point", start: start)
    }
    if isNext(UInt8(ascii: "e")) || isNext(UInt8(ascii: "E")) {
      position += 1
      if isNext(UInt8(ascii: "+")) || isNext(UInt8(ascii: "-")) { position += 1 }
      try passDigits("a number needs a digit in its exponent", start: start)
    }
    if position < bytes.count, Self.isWordByte(bytes[position]) || bytes[position] == UInt8(ascii: ".") {
      throw failure(
        "`\(scalar(at: position))` does not belong into a number", rule: .jsonNumber,
        hint: "numbers are decimal, like 15 or 12.5, without a unit")
    }
    appendToken(.number, from: start, columnShift: columnShift)
  }

  private mutating func passDigits(_ complaint: String, start: Int) throws(Failure) {
    let first = position
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] { position += 1 }
    if position > first { return }
    if Self.infinities.contains(where: { word(at: first) == $0 }) {
      throw failure("JSON has no infinite numbers", at: start, rule: .jsonNumber)
    }
    throw failure(complaint, rule: .jsonNumber)
  }

  private func isNext(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  /// Reads `true`, `false` or `null`; refuses every other word or character where a value must stand.
  mutating func parseWord() throws(Failure) {
    let start = position
    let kind: SourceJSON.TokenKind? =
      switch word(at: start) {
      case "true": .yes
      case "false": .no
      case "null": .null
      default: nil
      }
    guard let kind else { throw notAValue() }
    position += kind == .no ? 5 : 4
    appendToken(kind, from: start, columnShift: columnShift)
  }

  /// The run of letters, digits and underscores at `start`, as far as it matters.
  func word(at start: Int) -> String {
    var end = start
    while end < min(bytes.count, start + 40), Self.isWordByte(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  static let infinities = ["Infinity", "inf", "Inf"]
}
