import Diagnostics

/// The words after a command, sorted into flags, their values and operands.
///
/// Reads `--flag value`, `--flag=value`, `-o value`, `-ovalue`, clusters of switches such as `-qv`, and `--`, after
/// which every word is an operand.
struct ArgumentList: Sendable {
  /// Every word that is no flag, in order.
  private(set) var operands: [String] = []
  private var given: [Flag: [String]] = [:]
  private let flags: [Flag]

  /// Sorts `words` by what `flags` knows. Throws at the first word that is wrong.
  init(_ words: [String], flags: [Flag]) throws(UsageError) {
    self.flags = flags
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try readLong(word, &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try readLetters(word, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether a switch was given.
  func has(_ flag: Flag) -> Bool { given[flag] != nil }

  /// The value of a flag that is given at most once.
  func value(of flag: Flag) -> String? { given[flag]?.last }

  /// All values of a repeatable flag, in order.
  func values(of flag: Flag) -> [String] { given[flag] ?? [] }
}

// MARK: - Reading words

extension ArgumentList {
  private mutating func readLong(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let flag = flags.first(where: { !$0.name.isEmpty && $0.name == parts[0] }) else {
      throw unknown(parts[0])
    }
    guard flag.value != nil else {
      if parts.count > 1 { throw UsageError("\(flag.name) takes no value") }
      return try add("", to: flag)
    }
    try add(parts.count > 1 ? parts[1] : try nextValue(for: flag, &rest), to: flag)
  }

  private mutating func readLetters(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let flag = flags.first(where: { $0.letter == letter }) else { throw unknown("-\(letter)") }
      guard flag.value != nil else {
        try add("", to: flag)
        continue
      }
      let attached = letters.hasPrefix("=") ? letters.dropFirst() : letters
      try add(letters.isEmpty ? try nextValue(for: flag, &rest) : String(attached), to: flag)
      return
    }
  }

  /// The word after a flag, unless it is a flag itself. `-1` is a value: a wrong one, but that is for others to say.
  private func nextValue(for flag: Flag, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let word = rest.first, !looksLikeFlag(word) else {
      throw UsageError("\(flag.shortestName) needs a value: \(flag.value ?? "")")
    }
    rest.removeFirst()
    return word
  }

  private func looksLikeFlag(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return second == "-" || second.isLetter
  }

  private mutating func add(_ value: String, to flag: Flag) throws(UsageError) {
    if given[flag] != nil, !flag.isRepeatable {
      throw UsageError("\(flag.shortestName) is given twice")
    }
    given[flag, default: []].append(value)
  }

  private func unknown(_ name: String) -> UsageError {
    let nearest = name.hasPrefix("--") ? NearestName.of(name, among: flags.map(\.name)) : nil
    return UsageError("unknown flag \(name)", hint: nearest.map { "did you mean \($0)?" })
  }
}
