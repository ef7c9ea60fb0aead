import Diagnostics
import Testing

@testable import proofsheet

@Suite struct TerminalTests {
  static let mistake = Diagnostic(
    .error, "size is negative", rule: "font-size", at: SourceLocation(file: "a.json", line: 2, column: 7),
    hint: "sizes are above zero")

  private func text(_ channel: OutputChannel) -> String { String(decoding: channel.captured, as: UTF8.self) }

  private func finished(_ terminal: inout Terminal) -> Bool { terminal.finish() }

  @Test func resultsAndMessagesGoTheirOwnWays() throws {
    var terminal = Terminal.captured()
    terminal.print("result")
    terminal.note("note")
    terminal.error("trouble")
    try #require(finished(&terminal))
    #expect(text(terminal.out) == "result\n")
    #expect(text(terminal.err) == "note\nproofsheet: trouble\n")
  }

  @Test func quietKeepsErrorsOnly() throws {
    var terminal = Terminal.captured()
    terminal.verbosity = .quiet
    terminal.note("note")
    terminal.detail("detail")
    terminal.report([Self.mistake, Diagnostic(.warning, "odd", rule: "odd")])
    try #require(finished(&terminal))
    #expect(text(terminal.err) == "\(Self.mistake)\n")
  }

  @Test func detailsNeedVerbose() {
    var terminal = Terminal.captured()
    terminal.detail("unheard")
    terminal.verbosity = .verbose
    terminal.detail("heard")
    #expect(text(terminal.err) == "heard\n")
  }

  @Test(arguments: [
    (Terminal.ColorMode.auto, true, true, true), (.auto, true, false, false), (.auto, false, true, false),
    (.always, false, false, true), (.never, true, true, false),
  ])
  func coloursFollowModeTerminalAndEnvironment(
    mode: Terminal.ColorMode, isTerminal: Bool, allowed: Bool, colored: Bool
  ) throws {
    var terminal = Terminal.captured(asTerminal: isTerminal, environmentAllowsColor: allowed)
    terminal.colorMode = mode
    terminal.print([Self.mistake])
    try #require(finished(&terminal))
    #expect(text(terminal.out).contains("\u{1b}[31merror") == colored)
  }

  @Test func progressIsForTerminalsAndLeavesNothingBehind() throws {
    var terminal = Terminal.captured(asTerminal: true)
    terminal.progress("1 of 2")
    terminal.progress("2 of 2")
    terminal.print("done")
    try #require(finished(&terminal))
    #expect(text(terminal.err) == "\r\u{1b}[K1 of 2\r\u{1b}[K2 of 2\r\u{1b}[K")
    #expect(text(terminal.out) == "done\n")
  }

  @Test func aPipeSeesNoProgress() throws {
    var terminal = Terminal.captured()
    terminal.progress("1 of 2")
    try #require(finished(&terminal))
    #expect(text(terminal.err).isEmpty)
  }
}
