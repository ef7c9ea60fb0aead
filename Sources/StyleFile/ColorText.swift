import Raster

/// Reads colours as they stand in a style file: 3, 4, 6 or 8 hexadecimal digits, best after a `#`.
enum ColorText {
  /// Why a text is not a colour.
  struct Fault: Error, Hashable {
    let message: String
    let hint: String?
    /// The colour that was certainly meant.
    var meant: Color?
  }

  /// The colour of a text; three or six digits are opaque, three or four are doubled.
  static func read(_ text: String) -> Result<Color, Fault> {
    var digits = trimmed(text.unicodeScalars[...])
    if digits.first == "#" { digits.removeFirst() }
    if let bad = digits.first(where: { !isHexadecimal($0) }) { return .failure(fault(text, bad)) }
    guard let rgba = UInt32(String(digits), radix: 16), [3, 4, 6, 8].contains(digits.count) else {
      return .failure(fault(text, digitCount: digits.count))
    }
    switch digits.count {
    case 3: return .success(Color(rgba: doubled(rgba << 4 | 0xf)))
    case 4: return .success(Color(rgba: doubled(rgba)))
    case 6: return .success(Color(rgb: rgba))
    default: return .success(Color(rgba: rgba))
    }
  }

  /// `0xabcd` to `0xaabbccdd`.
  private static func doubled(_ short: UInt32) -> UInt32 {
    [12, 8, 4, 0].reduce(0) { $0 << 8 | (short >> $1 & 0xf) * 0x11 }
  }

  private static func fault(_ text: String, _ bad: Unicode.Scalar) -> Fault {
    let name = String(text.unicodeScalars.filter { !$0.properties.isWhitespace }).lowercased()
    let isPrefixed = name.hasPrefix("0x") || name.hasPrefix("#0x")
    let mend = names[name].map { "write `\(Color(rgb: $0).hex)`" } ?? (isPrefixed ? "leave out `0x`" : form)
    let bare = isPrefixed ? try? read(String(name.drop { $0 == "#" }.dropFirst(2))).get() : nil
    return Fault(
      message: "`\(abbreviated(text))` is not a colour: `\(bad)` is no hexadecimal digit", hint: mend,
      meant: names[name].map { Color(rgb: $0) } ?? bare)
  }

  private static func fault(_ text: String, digitCount: Int) -> Fault {
    if text.isEmpty {
      return Fault(message: "an empty text is not a colour", hint: "write null for nothing")
    }
    if digitCount == 0 {
      return Fault(message: "`\(abbreviated(text))` is not a colour: it has no digits", hint: "write null for nothing")
    }
    let digits = digitCount == 1 ? "one digit" : "\(digitCount) digits"
    return Fault(
      message: "`\(abbreviated(text))` is not a colour: it has \(digits), not 3, 4, 6 or 8", hint: form)
  }

  private static let form = "a colour is `#rrggbbaa`, `#rrggbb`, `#rgba` or `#rgb`"

  private static func abbreviated(_ text: String) -> String {
    text.unicodeScalars.count <= 40 ? text : String(text.unicodeScalars.prefix(37)) + "..."
  }

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
    else { return text.prefix(0) }
    return text[first...last]
  }

  private static func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && JSONString.digitValue(UInt8(truncatingIfNeeded: scalar.value)) != nil
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar == " " || "\t"..."\r" ~= scalar : scalar.properties.isWhitespace
  }

  /// The sixteen colours that have had names since HTML 3.2, and orange.
  private static let names: [String: UInt32] = [
    "aqua": 0x00ffff, "black": 0x000000, "blue": 0x0000ff, "fuchsia": 0xff00ff, "gray": 0x808080, "green": 0x008000,
    "lime": 0x00ff00, "maroon": 0x800000, "navy": 0x000080, "olive": 0x808000, "orange": 0xffa500, "purple": 0x800080,
    "red": 0xff0000, "silver": 0xc0c0c0, "teal": 0x008080, "white": 0xffffff, "yellow": 0xffff00,
  ]
}
