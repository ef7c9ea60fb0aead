import Testing

@testable import proofsheet

@Suite struct HelpTests {
  @Test func everyCommandIsListedOnceWithItsSummary() {
    let lines = Help.overview().split(separator: "\n")
    for command in CommandTable.commands {
      let mentions = lines.filter { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix(" \(command.summary)") }
      #expect(mentions.count == 1, "\(command.name)")
    }
  }

  @Test func everyFlagOfACommandIsInItsHelp() {
    for command in CommandTable.commands {
      let text = Help.text(of: command)
      for flag in command.allFlags {
        #expect(text.contains("  \(flag.spelling)"), "\(command.name) \(flag.shortestName)")
        #expect(text.contains(flag.summary), "\(command.name) \(flag.shortestName)")
      }
    }
  }

  @Test func noLineIsLongerThanATerminal() {
    let texts = [Help.overview()] + CommandTable.commands.map(Help.text(of:))
    for line in texts.joined(separator: "\n").split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
  }

  @Test func flagsOfACommandAreUnambiguous() {
    for command in CommandTable.commands {
      let names = command.allFlags.map(\.name).filter { !$0.isEmpty }
      let letters = command.allFlags.compactMap(\.letter)
      #expect(Set(names).count == names.count, "\(command.name)")
      #expect(Set(letters).count == letters.count, "\(command.name)")
    }
  }

  @Test func theTextOfOneCommand() {
    #expect(
      Help.text(of: VersionCommand.self) == """
        usage: proofsheet version [FLAG...]

        prints the version

        flags:
          -q, --quiet                only results and errors
          -v, --verbose              also what is being done
          --color auto|always|never  colours in the terminal; default auto
          -h, --help                 this text
        """)
  }
}
