/// One flag that a command knows: a switch, or one that takes a value.
struct Flag: Sendable, Hashable {
  /// With its dashes: `--scale`.
  let name: String
  /// The letter after a single dash.
  let letter: Character?
  /// What help calls its value; nothing for a switch.
  let value: String?
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// What it does, for help: one line without a full stop.
  let summary: String

  /// A flag without a value.
  static func toggle(_ name: String, _ letter: Character? = nil, _ summary: String) -> Flag {
    Flag(name: name, letter: letter, value: nil, isRepeatable: true, summary: summary)
  }

  /// A flag with a value, to be given once.
  static func option(_ name: String, _ letter: Character? = nil, value: String, _ summary: String) -> Flag {
    Flag(name: name, letter: letter, value: value, isRepeatable: false, summary: summary)
  }

  /// A flag with a value that may be given again and again.
  static func list(_ name: String, value: String, _ summary: String) -> Flag {
    Flag(name: name, letter: nil, value: value, isRepeatable: true, summary: summary)
  }
}

extension Flag {
  /// How the user writes it, without its value: `-o` or `--scale`; a flag may have only its letter.
  var spelling: String {
    guard let letter else { return name }
    return name.isEmpty ? "-\(letter)" : "-\(letter), \(name)"
  }

  /// How messages name it.
  var shortestName: String { name.isEmpty ? letter.map { "-\($0)" } ?? "" : name }
}
