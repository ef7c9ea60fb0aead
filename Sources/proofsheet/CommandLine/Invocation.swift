/// What the whole command line asks for.
enum Invocation {
  /// There are no words.
  case nothing
  /// The list of commands.
  case overview
  /// The help of one command.
  case help(any Command.Type)
  /// A command with the words that belong to it.
  case run(any Command.Type, [String])

  /// Finds the command. Flags that every command has may stand before it; a wish for help wins over all else.
  init(_ words: [String]) throws(UsageError) {
    guard !words.isEmpty else {
      self = .nothing
      return
    }
    let beforeDashes = words.prefix { $0 != "--" }
    let wantsHelp = beforeDashes.contains { $0 == "--help" || $0 == "-h" }
    guard let place = Self.placeOfCommand(in: words) else {
      self = try Self.withoutCommand(words, wantsHelp: wantsHelp)
      return
    }
    let command = try CommandTable.command(named: words[place])
    let rest = words[..<place] + words[(place + 1)...]
    self = wantsHelp ? .help(command) : .run(command, Array(rest))
  }

  private static func withoutCommand(_ words: [String], wantsHelp: Bool) throws(UsageError) -> Invocation {
    if wantsHelp { return .overview }
    if words == ["--version"] { return .run(VersionCommand.self, []) }
    // Says what is wrong with the flags, if something is.
    _ = try ArgumentList(words, flags: Flag.everywhere)
    throw UsageError("which command?", hint: "proofsheet help lists them all")
  }

  /// The first word that is neither a flag nor the value of one.
  private static func placeOfCommand(in words: [String]) -> Int? {
    var place = 0
    while place < words.count {
      let word = words[place]
      guard word.hasPrefix("-") else { return place }
      if word == "--" { return nil }
      place += word == Flag.color.name || word == Flag.config.name ? 2 : 1
    }
    return nil
  }
}
