/// Reads one key: splits at commas first, then reads each part for itself.
struct StyleKeyReader {
  /// UTF-8; all that the grammar looks for is ASCII.
  private typealias Text = ArraySlice<UInt8>

  private let key: [UInt8]
  private var mistakes: [StyleKey.Mistake] = []

  init(_ key: String) { self.key = Array(key.utf8) }

  mutating func read() -> (parts: [StyleKey.Part], mistakes: [StyleKey.Mistake]) {
    var parts: [StyleKey.Part] = []
    for piece in Self.split(key[...], at: UInt8(ascii: ",")) {
      let piece = Self.trimmed(piece)
      guard let target = target(of: piece) else { continue }
      parts.append(StyleKey.Part(target: target, offset: scalarOffset(of: piece)))
    }
    return (parts, mistakes)
  }

  private mutating func target(of piece: Text) -> StyleKey.Target? {
    if piece.elementsEqual("default".utf8) {
      report(.defaultInList, at: piece)
      return nil
    }
    if let states = Self.suffix(of: piece, after: "controls-") {
      return state(of: states).map { .controls($0) }
    }
    if let states = Self.suffix(of: piece, after: "bar-controls-") {
      return state(of: states).map { .barControls($0) }
    }
    return selector(of: piece).map { .selector($0) }
  }

  private mutating func selector(of piece: Text) -> Selector? {
    var path = Self.split(piece, at: UInt8(ascii: "/")).map(Self.trimmed)
    let last = path.removeLast()
    let soFar = mistakes.count
    for container in path where container.isEmpty { report(.emptyContainer, at: container) }
    // Only the last dash counts, and only in the last part: `My-Knob-selected` is a `My-Knob`.
    let dash = last.lastIndex(of: UInt8(ascii: "-"))
    let className = Self.trimmed(last[..<(dash ?? last.endIndex)])
    if className.isEmpty { report(.emptyClass, at: className) }
    var writtenState: ControlState?
    if let dash { writtenState = state(of: last[(dash + 1)...]) }
    guard mistakes.count == soFar else { return nil }
    return Selector(
      containers: path.map(Self.string), className: Self.string(className), writtenState: writtenState)
  }

  private mutating func state(of text: Text) -> ControlState? {
    var state = ControlState.normal
    let soFar = mistakes.count
    for name in Self.split(text, at: UInt8(ascii: "|")).map(Self.trimmed) {
      if name.isEmpty {
        report(.emptyState, at: name)
      } else if let flag = ControlState(flagNamed: Self.string(name)) {
        state.formUnion(flag)
      } else {
        report(.unknownState(Self.string(name)), at: name)
      }
    }
    return mistakes.count == soFar ? state : nil
  }

  private mutating func report(_ kind: StyleKey.Mistake.Kind, at text: Text) {
    mistakes.append(StyleKey.Mistake(kind: kind, offset: scalarOffset(of: text)))
  }

  /// Where a piece of the key begins, in Unicode scalars.
  private func scalarOffset(of text: Text) -> Int { key[..<text.startIndex].count { $0 & 0xc0 != 0x80 } }

  private static func split(_ text: Text, at separator: UInt8) -> [Text] {
    text.split(separator: separator, omittingEmptySubsequences: false)
  }

  private static func suffix(of text: Text, after prefix: StaticString) -> Text? {
    let isThere = prefix.withUTF8Buffer { text.starts(with: $0) }
    return isThere ? text.dropFirst(prefix.utf8CodeUnitCount) : nil
  }

  private static func string(_ text: Text) -> String { String(decoding: text, as: UTF8.self) }

  /// `text` without blanks at both ends; where nothing is left, an empty slice that still knows its place.
  private static func trimmed(_ text: Text) -> Text {
    let isPlain = (text.first ?? 0) < 0x80 && (text.last ?? 0) < 0x80
    return isPlain ? trimmedOfASCII(text) : trimmedOfAnyBlank(text)
  }

  private static func trimmedOfASCII(_ text: Text) -> Text {
    guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
    else { return text.prefix(0) }
    let rest = text[first...last]
    return rest.count < text.count ? trimmed(rest) : rest
  }

  private static func trimmedOfAnyBlank(_ text: Text) -> Text {
    let scalars = string(text).unicodeScalars
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: isInk), let last = scalars.lastIndex(where: isInk) else {
      return text.prefix(0)
    }
    let before = scalars[..<first].reduce(0) { $0 + UTF8.width($1) }
    let after = scalars[scalars.index(after: last)...].reduce(0) { $0 + UTF8.width($1) }
    return text.dropFirst(before).dropLast(after)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0d ~= byte }
}
