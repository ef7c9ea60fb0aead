extension JSONParser {
  /// Reads a string, from its opening quote to its closing one.
  mutating func parseString() throws(Failure) {
    let start = position
    let shift = columnShift
    var hasEscapes = false
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        appendToken(hasEscapes ? .escapedString : .string, from: start, columnShift: shift)
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try passEscape()
      case 0x00..<0x20: throw controlCharacter(byte, inStringFrom: start)
      case 0x80...0xff: try passMultibyteScalar()
      default: position += 1
      }
    }
    throw failure(
      "the string that begins here is never closed", at: start, rule: .jsonString, hint: "close it with `\"`")
  }

  private mutating func passEscape() throws(Failure) {
    guard position + 1 < bytes.count else { return position += 1 }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"): try passUnicodeEscape()
    default:
      throw failure(
        "`\\\(scalar(at: position + 1))` is not an escape", rule: .jsonString,
        hint: "a backslash itself is written `\\\\`")
    }
  }

  private mutating func passUnicodeEscape() throws(Failure) {
    let unit = try unicodeEscape(at: position)
    switch unit {
    case 0xdc00...0xdfff: throw loneSurrogate(unit)
    case 0xd800...0xdbff:
      guard position + 7 < bytes.count, bytes[position + 6] == UInt8(ascii: "\\"),
        bytes[position + 7] == UInt8(ascii: "u")
      else { throw loneSurrogate(unit) }
      guard 0xdc00...0xdfff ~= (try unicodeEscape(at: position + 6)) else { throw loneSurrogate(unit) }
      position += 12
    default: position += 6
    }
  }

  private func unicodeEscape(at start: Int) throws(Failure) -> UInt32 {
    let digits = bytes[min(start + 2, bytes.count)..<min(start + 6, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ JSONString.digitValue($0) != nil }) else {
      throw failure("`\\u` needs four hexadecimal digits", at: start, rule: .jsonString)
    }
    return JSONString.hexadecimal(digits)
  }

  private func loneSurrogate(_ unit: UInt32) -> Failure {
    failure(
      "`\\u\(String(unit, radix: 16))` is half of a surrogate pair", rule: .jsonEncoding,
      hint: "write the character itself, or both halves")
  }

  private func controlCharacter(_ byte: UInt8, inStringFrom start: Int) -> Failure {
    switch byte {
    case 0x0a, 0x0d:
      failure("a line break inside a string", rule: .jsonString, hint: "close the string with `\"`, or write `\\n`")
    case 0x09: failure("a tab inside a string", rule: .jsonString, hint: "write `\\t`")
    default: failure("the control character \(Self.name(byte)) inside a string", rule: .jsonString)
    }
  }

  /// Passes one scalar of two to four bytes; anything that UTF-8 does not allow is refused (Unicode, table 3-7).
  mutating func passMultibyteScalar() throws(Failure) {
    let length = try multibyteLength(at: position)
    position += length
    columnShift -= length - 1
  }

  /// How many bytes the scalar at `start` takes.
  private func multibyteLength(at start: Int) throws(Failure) -> Int {
    let lead = bytes[start]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0xc2...0xdf: (2, 0x80...0xbf)
      case 0xe0: (3, 0xa0...0xbf)
      case 0xed: (3, 0x80...0x9f)
      case 0xe1...0xef: (3, 0x80...0xbf)
      case 0xf0: (4, 0x90...0xbf)
      case 0xf1...0xf3: (4, 0x80...0xbf)
      case 0xf4: (4, 0x80...0x8f)
      default: throw badUTF8(at: start)
      }
    guard start + length <= bytes.count, second ~= bytes[start + 1],
      bytes[(start + 2)..<(start + length)].allSatisfy({ $0 & 0xc0 == 0x80 })
    else { throw badUTF8(at: start) }
    return length
  }

  private func badUTF8(at start: Int) -> Failure {
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    let continues = next & 0xc0 == 0x80
    let why =
      switch bytes[start] {
      case 0x80...0xbf: "a continuation byte without a beginning"
      case 0xc0, 0xc1: "an overlong form"
      case 0xe0 where continues && next < 0xa0, 0xf0 where continues && next < 0x90: "an overlong form"
      case 0xed where continues && next > 0x9f: "a surrogate"
      case 0xf4 where continues && next > 0x8f, 0xf5...0xff: "beyond U+10FFFF"
      default: "a sequence that is cut off"
      }
    return failure(
      "the byte \(Self.name(bytes[start])) is not UTF-8: \(why)", at: start, rule: .jsonEncoding,
      hint: "save the file as UTF-8")
  }

  /// The scalar at `start` as text, or its first byte by number if it is none.
  func scalar(at start: Int) -> String {
    guard start < bytes.count else { return "" }
    let byte = bytes[start]
    if byte < 0x80 { return byte < 0x20 || byte == 0x7f ? Self.name(byte) : String(UnicodeScalar(byte)) }
    guard let length = try? multibyteLength(at: start) else { return Self.name(byte) }
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }

  /// `0x0a`.
  static func name(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0x0\(digits)" : "0x\(digits)"
  }
}
