public import Diagnostics

extension SourceJSON {
  /// Every key that its object already has, each with the place of the one that it replaces, in reading order.
  public var duplicateKeys: [Diagnostic] {
    tokens.indices.filter { tokens[$0].kind == .object }
      .flatMap { duplicates(among: keys(ofObject: $0)) }
      .sorted { $0.later < $1.later }
      .map { earlier, later in
        let key = Node(source: self, index: later)
        let first = Node(source: self, index: earlier)
        return LintRule.duplicateKey.diagnostic(
          "the key `\(key.string ?? "")` is already at \(first.location), which this one replaces", at: key.location,
          hint: "remove one of the two")
      }
  }

  /// The pairs of equal keys of one object: each but the first, with the one before it.
  func duplicates(among keys: [Int]) -> [(earlier: Int, later: Int)] {
    keys.count <= 16 ? duplicates(amongFew: keys) : duplicates(amongMany: keys)
  }

  private func duplicates(amongFew keys: [Int]) -> [(earlier: Int, later: Int)] {
    var found: [(Int, Int)] = []
    for (place, later) in keys.enumerated() {
      if let earlier = keys[..<place].last(where: { isSameKey($0, later) }) { found.append((earlier, later)) }
    }
    return found
  }

  private func duplicates(amongMany keys: [Int]) -> [(earlier: Int, later: Int)] {
    var found: [(Int, Int)] = []
    var last: [KeyBytes: Int] = [:]
    for key in keys {
      if let earlier = last.updateValue(key, forKey: KeyBytes(bytes: keyBytes(key))) { found.append((earlier, key)) }
    }
    return found
  }

  private func isSameKey(_ a: Int, _ b: Int) -> Bool {
    let areBothPlain = tokens[a].kind == .string && tokens[b].kind == .string
    if areBothPlain, tokens[a].end - tokens[a].start != tokens[b].end - tokens[b].start { return false }
    return keyBytes(a) == keyBytes(b)
  }

  /// The decoded bytes of a key: keys are equal if these are, whatever Unicode calls equivalent.
  private func keyBytes(_ index: Int) -> ArraySlice<UInt8> {
    let token = tokens[index]
    let content = bytes[Int(token.start) + 1..<Int(token.end) - 1]
    return token.kind == .escapedString ? JSONString.unescaped(content)[...] : content
  }
}

/// The bytes of a key, hashed all at once.
private struct KeyBytes: Hashable {
  let bytes: ArraySlice<UInt8>

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
