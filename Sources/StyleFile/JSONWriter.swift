/// Writes JSON: names sorted, whole numbers without a fraction, others as the shortest text that reads back the same.
struct JSONWriter {
  private(set) var text = ""
  private let indents: Bool
  private var level = 0

  init(indents: Bool) { self.indents = indents }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .number(let number): text += Self.text(of: number)
    case .string(let string): write(string)
    case .array(let elements): write(elements)
    case .object(let members): write(members)
    }
  }

  private mutating func write(_ elements: [JSONValue]) {
    let isFlat = elements.allSatisfy { !$0.isContainer }
    list("[", "]", of: elements, onLines: !isFlat) { writer, element in writer.write(element) }
  }

  private mutating func write(_ members: [String: JSONValue]) {
    let sorted = members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    list("{", "}", of: sorted, onLines: true) { writer, member in
      writer.write(member.key)
      writer.text += writer.indents ? ": " : ":"
      writer.write(member.value)
    }
  }

  private mutating func list<Item>(
    _ open: String, _ close: String, of items: [Item], onLines: Bool, each: (inout JSONWriter, Item) -> Void
  ) {
    let breaks = indents && onLines && !items.isEmpty
    text += open
    level += 1
    for (place, item) in items.enumerated() {
      if place > 0 { text += breaks || !indents ? "," : ", " }
      if breaks { breakLine() }
      each(&self, item)
    }
    level -= 1
    if breaks { breakLine() }
    text += close
  }

  private mutating func breakLine() {
    text += "\n"
    for _ in 0..<level { text += "  " }
  }

  private mutating func write(_ string: String) {
    text += "\""
    defer { text += "\"" }
    guard !string.utf8.allSatisfy(Self.isPlain) else { return text += string }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1f}", "\u{7f}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a byte of UTF-8 stands for itself inside quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7f && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// A number as JSON has it. Swift's own text is the shortest that reads back the same, and valid JSON for every
  /// finite number; only `15.0` says more than it must.
  private static func text(of number: Double) -> String {
    precondition(number.isFinite, "JSON has no infinite numbers.")
    if let whole = Int64(exactly: number) { return String(whole) }
    return number.description
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
