extension JSONParser {
  /// A failure at the next byte to read, or at `offset`.
  func failure(
    _ message: String, at offset: Int? = nil, rule: LintRule = .jsonSyntax, hint: String? = nil
  ) -> Failure {
    Failure(offset: offset ?? position, rule: rule, message: message, hint: hint)
  }

  /// Something stands where it cannot: a comment, an invisible character, bytes that are not UTF-8, or just a wrong one.
  func unexpected(_ place: String, hint: String? = nil) -> Failure {
    let byte = bytes[position]
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch byte {
    case 0:
      return failure("a NUL byte \(place)", rule: .jsonEncoding, hint: "save the file as UTF-8, not as UTF-16")
    case UInt8(ascii: "#"),
      UInt8(ascii: "/") where next == byte || next == UInt8(ascii: "*"):
      return failure("a comment \(place)", hint: "JSON has no comments")
    case 0x80...0xff: return unexpectedMultibyte(place)
    default: return failure("unexpected `\(scalar(at: position))` \(place)", hint: hint)
    }
  }

  private func unexpectedMultibyte(_ place: String) -> Failure {
    var probe = self
    do throws(Failure) { try probe.passMultibyteScalar() } catch { return error }
    let text = scalar(at: position)
    let scalar = text.unicodeScalars.first.map(\.value) ?? 0
    let digits = String(scalar, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    switch scalar {
    case 0x2018...0x201f, 0x00ab, 0x00bb:
      return failure("the quotation mark \(text) (\(name)) \(place)", hint: "JSON quotes with `\"` (U+0022)")
    case 0xfeff: return failure("a byte order mark (\(name)) \(place)", rule: .jsonByteOrderMark, hint: "remove it")
    case 0x00a0, 0x2000...0x200f, 0x2028, 0x2029, 0x202f, 0x3000:
      return failure("the invisible character \(name) \(place)", hint: "remove it")
    default: return failure("unexpected `\(text)` (\(name)) \(place)")
    }
  }

  /// No value begins with what stands here.
  func notAValue() -> Failure {
    let place = "where a value should be"
    let word = word(at: position)
    switch word {
    case "NaN", "nan": return failure("JSON has no NaN", rule: .jsonNumber, hint: "write null for nothing")
    case _ where Self.infinities.contains(word): return failure("JSON has no infinite numbers", rule: .jsonNumber)
    case "True", "TRUE", "False", "FALSE", "Null", "NULL":
      return failure("unexpected `\(word)` \(place)", hint: "write `\(word.lowercased())`")
    case "None", "nil", "undefined": return failure("unexpected `\(word)` \(place)", hint: "write `null`")
    case "": break
    default: return failure("unexpected `\(word)` \(place)", hint: "text stands between double quotes")
    }
    switch bytes[position] {
    case UInt8(ascii: "'"): return failure("unexpected `'` \(place)", hint: "JSON quotes with `\"`")
    case UInt8(ascii: "+"):
      return failure("a number does not begin with `+`", rule: .jsonNumber, hint: "leave out the plus sign")
    case UInt8(ascii: "."):
      return failure("a number does not begin with its point", rule: .jsonNumber, hint: "write a 0 before it")
    case UInt8(ascii: ","): return failure("unexpected `,` \(place)", hint: "remove it, or write the missing value")
    default: return unexpected(place)
    }
  }

  /// No key begins with what stands here.
  func notAKey() -> Failure {
    let place = "where a key should be"
    switch bytes[position] {
    case UInt8(ascii: "'"): return failure("unexpected `'` \(place)", hint: "JSON quotes with `\"`")
    case UInt8(ascii: ","): return failure("unexpected `,` \(place)", hint: "remove it")
    case let byte where Self.isWordByte(byte):
      return failure("unexpected `\(word(at: position))` \(place)", hint: "a key stands between double quotes")
    default: return unexpected(place)
    }
  }

  /// The text ends too early.
  func endOfText(_ wanted: String) -> Failure {
    failure("the file ends where \(wanted) should follow")
  }

  /// The text ends inside an array or object.
  func unclosed(_ container: Int) -> Failure {
    let bracket = tokens[container].kind == .object ? "}" : "]"
    return failure("the file ends before \(describe(container)) is closed", hint: "close it with `\(bracket)`")
  }

  /// After a value stands neither a comma nor the end of its array or object.
  func missingComma(in container: Int) -> Failure {
    let (isObject, byte) = (tokens[container].kind == .object, bytes[position])
    let bracket = isObject ? "}" : "]"
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return failure("`\(scalar(at: position))` where \(describe(container)) should be closed with `\(bracket)`")
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      return failure("a comma is missing before this", hint: "between two values stands `,`")
    default: return unexpected("after a value", hint: "here stands `,` or `\(bracket)`")
    }
  }

  func refuseTrailingComma(at comma: Int, in container: Int) throws(Failure) {
    guard position < bytes.count else { throw unclosed(container) }
    let closing = tokens[container].kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if bytes[position] == closing {
      throw failure(
        "a comma before `\(scalar(at: position))`", at: comma, hint: "remove it: JSON has no trailing commas")
    }
  }

  func refuseMarksAndSize() throws(Failure) {
    if bytes.count > Int(Int32.max) {
      throw failure("the file is larger than 2 GiB", rule: .jsonSize)
    }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      throw failure(
        "the file begins with a byte order mark (EF BB BF)", rule: .jsonByteOrderMark,
        hint: "save it as UTF-8 without a byte order mark")
    }
    if bytes.starts(with: [0xfe, 0xff]) || bytes.starts(with: [0xff, 0xfe]) {
      throw failure(
        "the file begins with the byte order mark of UTF-16", rule: .jsonByteOrderMark, hint: "save it as UTF-8")
    }
  }

  private func describe(_ container: Int) -> String {
    let token = tokens[container]
    return "the \(token.kind == .object ? "object" : "array") of line \(token.line), column \(token.column)"
  }
}
