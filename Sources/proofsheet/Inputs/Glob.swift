/// A pattern for names and paths.
///
/// `*` is any text within one part of a path, `?` one character of it, `[a-z]` and `[!a-z]` one of a set; `**` crosses
/// parts, and `**/` also stands for no folder at all. `\` takes the next character as it is. A `[` without its `]` is
/// itself.
struct Glob: Sendable, Hashable {
  /// The pattern as it was written.
  let pattern: String
  private let steps: [Step]

  /// Reads a pattern; every text is one.
  init(_ pattern: String) {
    self.pattern = pattern
    var reader = Reader(scalars: Array(pattern.unicodeScalars))
    steps = reader.read()
  }

  /// Whether the whole of `text` fits. Takes time in proportion to pattern times text, whatever the pattern.
  func matches(_ text: String) -> Bool {
    var places = reached(from: [0])
    for scalar in text.unicodeScalars {
      var next: Set<Int> = []
      for place in places where place < steps.count { next.formUnion(advance(from: place, over: scalar)) }
      places = reached(from: next)
      if places.isEmpty { return false }
    }
    return places.contains(steps.count)
  }
}

extension Glob {
  /// What one part of the pattern takes.
  private enum Step: Sendable, Hashable {
    case one(Unicode.Scalar)
    case anyOne
    case set([ClosedRange<UInt32>], isNegated: Bool)
    /// `*`: any number of scalars but slashes.
    case run
    /// `**`: any number of scalars.
    case runAcross
    /// `**/` between two folders: skips the next step, or enters it.
    case folders
    /// Inside a folder that `**/` stands for.
    case insideFolder
  }

  /// The places that are reached without taking a scalar, those given included.
  private func reached(from places: Set<Int>) -> Set<Int> {
    var all = places
    var open = Array(places)
    while let place = open.popLast() {
      guard place < steps.count else { continue }
      let free: [Int] =
        switch steps[place] {
        case .run, .runAcross: [place + 1]
        case .folders: [place + 1, place + 2]
        default: []
        }
      for next in free where all.insert(next).inserted { open.append(next) }
    }
    return all
  }

  private func advance(from place: Int, over scalar: Unicode.Scalar) -> [Int] {
    let isSlash = scalar == "/"
    switch steps[place] {
    case .one(let wanted): return scalar == wanted ? [place + 1] : []
    case .anyOne: return isSlash ? [] : [place + 1]
    case .set(let ranges, let isNegated):
      let isInside = ranges.contains { $0.contains(scalar.value) }
      return !isSlash && isInside != isNegated ? [place + 1] : []
    case .run: return isSlash ? [] : [place]
    case .runAcross: return [place]
    case .folders: return []
    case .insideFolder: return isSlash ? [place - 1] : [place]
    }
  }
}

extension Glob {
  /// Turns the text of a pattern into steps.
  private struct Reader {
    let scalars: [Unicode.Scalar]
    var place = 0
    var steps: [Step] = []

    mutating func read() -> [Step] {
      while let scalar = take() {
        switch scalar {
        case "*": readStars()
        case "?": steps.append(.anyOne)
        case "[": steps.append(readSet() ?? .one("["))
        case "\\": steps.append(.one(take() ?? "\\"))
        default: steps.append(.one(scalar))
        }
      }
      return steps
    }

    private mutating func take() -> Unicode.Scalar? {
      guard place < scalars.count else { return nil }
      defer { place += 1 }
      return scalars[place]
    }

    private mutating func readStars() {
      let start = place - 1
      while place < scalars.count, scalars[place] == "*" { place += 1 }
      guard place - start > 1 else { return steps.append(.run) }
      let beginsAPart = start == 0 || scalars[start - 1] == "/"
      if beginsAPart, place < scalars.count, scalars[place] == "/" {
        place += 1
        steps += [.folders, .insideFolder]
      } else {
        steps.append(.runAcross)
      }
    }

    /// What stands between the brackets; nothing, and no progress, if they don't close.
    private mutating func readSet() -> Step? {
      let start = place
      var isNegated = false
      if place < scalars.count, scalars[place] == "!" || scalars[place] == "^" {
        isNegated = true
        place += 1
      }
      var ranges: [ClosedRange<UInt32>] = []
      while let low = take() {
        if low == "]", !ranges.isEmpty { return .set(ranges, isNegated: isNegated) }
        ranges.append(readRange(from: low))
      }
      place = start
      return nil
    }

    private mutating func readRange(from low: Unicode.Scalar) -> ClosedRange<UInt32> {
      guard place + 1 < scalars.count, scalars[place] == "-", scalars[place + 1] != "]" else {
        return low.value...low.value
      }
      let high = scalars[place + 1]
      place += 2
      return min(low.value, high.value)...max(low.value, high.value)
    }
  }
}
