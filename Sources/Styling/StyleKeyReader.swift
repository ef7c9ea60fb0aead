/// Reads one key: splits at commas first, then reads each part for itself.
struct StyleKeyReader {
  private typealias Text = ArraySlice<Unicode.Scalar>

  private let scalars: [Unicode.Scalar]
  private var mistakes: [StyleKey.Mistake] = []

  init(_ key: String) { scalars = Array(key.unicodeScalars) }

  mutating func read() -> (parts: [StyleKey.Part], mistakes: [StyleKey.Mistake]) {
    var parts: [StyleKey.Part] = []
    for piece in Self.split(scalars[...], at: ",") {
      let piece = Self.trimmed(piece)
      guard let target = target(of: piece) else { continue }
      parts.append(StyleKey.Part(target: target, offset: piece.startIndex))
    }
    return (parts, mistakes)
  }

  private mutating func target(of piece: Text) -> StyleKey.Target? {
    if Self.string(piece) == "default" {
      return fail(.defaultInList, at: piece.startIndex)
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
    var path = Self.split(piece, at: "/").map(Self.trimmed)
    let last = path.removeLast()
    let soFar = mistakes.count
    for container in path where container.isEmpty {
      mistakes.append(StyleKey.Mistake(kind: .emptyContainer, offset: container.startIndex))
    }
    // Only the last dash counts, and only in the last part: `My-Knob-selected` is a `My-Knob`.
    let dash = last.lastIndex(of: "-")
    let className = Self.trimmed(last[..<(dash ?? last.endIndex)])
    if className.isEmpty {
      mistakes.append(StyleKey.Mistake(kind: .emptyClass, offset: className.startIndex))
    }
    var writtenState: ControlState?
    if let dash { writtenState = state(of: last[(dash + 1)...]) }
    guard mistakes.count == soFar else { return nil }
    return Selector(
      containers: path.map(Self.string), className: Self.string(className), writtenState: writtenState)
  }

  private mutating func state(of text: Text) -> ControlState? {
    var state = ControlState.normal
    let soFar = mistakes.count
    for name in Self.split(text, at: "|").map(Self.trimmed) {
      if name.isEmpty {
        mistakes.append(StyleKey.Mistake(kind: .emptyState, offset: name.startIndex))
      } else if let flag = ControlState(flagNamed: Self.string(name)) {
        state.formUnion(flag)
      } else {
        mistakes.append(StyleKey.Mistake(kind: .unknownState(Self.string(name)), offset: name.startIndex))
      }
    }
    return mistakes.count == soFar ? state : nil
  }

  private mutating func fail(_ kind: StyleKey.Mistake.Kind, at offset: Int) -> StyleKey.Target? {
    mistakes.append(StyleKey.Mistake(kind: kind, offset: offset))
    return nil
  }

  private static func split(_ text: Text, at separator: Unicode.Scalar) -> [Text] {
    text.split(separator: separator, omittingEmptySubsequences: false)
  }

  /// `text` without blanks at both ends; where nothing is left, an empty slice that still knows its place.
  private static func trimmed(_ text: Text) -> Text {
    guard let first = text.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = text.lastIndex(where: { !$0.properties.isWhitespace })
    else { return text.prefix(0) }
    return text[first...last]
  }

  private static func suffix(of text: Text, after prefix: String) -> Text? {
    let prefix = prefix.unicodeScalars
    return text.starts(with: prefix) ? text.dropFirst(prefix.count) : nil
  }

  private static func string(_ text: Text) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text)
    return String(result)
  }
}
