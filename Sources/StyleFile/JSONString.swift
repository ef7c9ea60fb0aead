/// The inside of a JSON string that is known to be valid.
enum JSONString {
  /// The UTF-8 that the text between two quotes stands for.
  static func unescaped(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      let (scalar, length) = unit(at: index, in: content)
      if let scalar {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        result.append(contentsOf: content[index..<index + length])
      }
      index += length
    }
    return result
  }

  /// How many Unicode scalars of the source stand for the first `count` decoded ones.
  static func scalarsOfSource(before count: Int, in content: ArraySlice<UInt8>) -> Int {
    var index = content.startIndex
    var columns = 0
    for _ in 0..<count where index < content.endIndex {
      let (scalar, length) = unit(at: index, in: content)
      columns += scalar == nil ? 1 : length
      index += length
    }
    return columns
  }

  /// One scalar of the text: decoded if it is an escape, and how many bytes it takes.
  private static func unit(at index: Int, in content: ArraySlice<UInt8>) -> (escaped: Unicode.Scalar?, length: Int) {
    let byte = content[index]
    guard byte == UInt8(ascii: "\\") else { return (nil, byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4) }
    switch content[index + 1] {
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{c}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"): return unicodeEscape(at: index, in: content)
    case let other: return (Unicode.Scalar(other), 2)
    }
  }

  private static func unicodeEscape(
    at index: Int, in content: ArraySlice<UInt8>
  ) -> (escaped: Unicode.Scalar?, length: Int) {
    let first = hexadecimal(content[index + 2..<index + 6])
    guard first & 0xfc00 == 0xd800 else { return (Unicode.Scalar(first) ?? "\u{fffd}", 6) }
    let second = hexadecimal(content[index + 8..<index + 12])
    return (Unicode.Scalar(0x10000 + (first & 0x3ff) << 10 + second & 0x3ff) ?? "\u{fffd}", 12)
  }

  /// The value of hexadecimal digits, at most eight.
  static func hexadecimal(_ digits: some Sequence<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32(digitValue($1) ?? 0) }
  }

  /// The value of one hexadecimal digit, 0...15.
  static func digitValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
