import TestSupport
import Testing

/// The built program, from outside.
@Suite struct ToolTests {
  @Test(arguments: [["version"], ["--version"], ["-q", "version"], ["version", "-v", "--color", "always"]])
  func versionIsOneLine(words: [String]) throws {
    #expect(try Program.run(words) == Program.Outcome(code: 0, out: "proofsheet 0.1.0\n", err: ""))
  }

  @Test(arguments: [
    (["frobnicate"], "unknown command 'frobnicate'"), (["hlep"], "did you mean help?"),
    (["versoin"], "did you mean version?"), (["version", "--nonsense"], "unknown flag --nonsense"),
    (["version", "extra"], "unexpected argument 'extra'"), (["help", "nothing"], "unknown command 'nothing'"),
    (["help", "version", "help"], "one command is enough"), (["version", "-q", "-v"], "exclude each other"),
    (["--color", "never"], "which command?"), (["--frobnicate"], "unknown flag --frobnicate"),
    (["--"], "which command?"),
    (["version", "--color", "red"], "--color is auto, always, never"), (["--color"], "--color needs a value"),
  ])
  func badUsageIsTwo(words: [String], message: String) throws {
    let outcome = try Program.run(words)
    #expect(outcome.code == 2)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.hasPrefix("proofsheet: "))
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  @Test(arguments: ["review", "serve", "init", "completions", "merge"])
  func aCommandThatIsNotBuiltIsUnknown(name: String) throws {
    #expect(try Program.run([name]).code == 2)
    #expect(try Program.run([name]).err.contains("unknown command '\(name)'"))
  }

  @Test func withoutWordsHelpIsShownAndThatIsTrouble() throws {
    let outcome = try Program.run([])
    #expect(outcome.code == 2)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.contains("usage: proofsheet COMMAND"))
  }

  @Test(arguments: [["help"], ["-h"], ["--help"], ["-q", "--help"]])
  func helpListsTheCommands(words: [String]) throws {
    let outcome = try Program.run(words)
    #expect(outcome.code == 0)
    #expect(outcome.out.contains("\n  version "))
  }

  @Test(arguments: [
    ["help", "version"], ["version", "-h"], ["version", "--help"], ["-h", "version"], ["version", "--nonsense", "-h"],
  ])
  func helpOfOneCommandWinsOverAllElse(words: [String]) throws {
    let outcome = try Program.run(words)
    #expect(outcome.code == 0)
    #expect(outcome.out.hasPrefix("usage: proofsheet version [FLAG...]\n"))
  }

  @Test func resultsThatNobodyReceivesAreTrouble() throws {
    let full = try Program.shell("\"$PROOFSHEET\" version >/dev/full")
    #expect(full.code == 2)
    #expect(full.err == "proofsheet: cannot write to stdout: No space left on device\n")
    let closed = try Program.shell("\"$PROOFSHEET\" version >&-")
    #expect(closed.code == 2)
    #expect(closed.err == "proofsheet: cannot write to stdout: Bad file descriptor\n")
  }

  @Test func aReaderThatGoesAwayIsNoTrouble() throws {
    let outcome = try Program.shell("{ \"$PROOFSHEET\" help; echo $? >&2; } | true")
    #expect(outcome.err == "0\n")
  }
}
