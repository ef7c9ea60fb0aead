import TestSupport
import Testing

@testable import proofsheet

@Suite struct InterruptionTests {
  /// The program waits for a style file that never comes.
  @Test(arguments: ["INT", "TERM"])
  func anInterruptedProgramEndsWith130(signal: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.shell(
      """
      mkfifo style.json
      sleep 30 >style.json & writer=$!
      env --default-signal=INT "$PROOFSHEET" lint style.json & program=$!
      while ! ls -l /proc/$program/fd | grep -q style.json; do sleep 0.05; done
      kill -\(signal) $program
      wait $program; echo $?
      kill $writer
      """, in: folder)
    #expect(outcome.out == "130\n")
  }

  @Test func withoutAnInterruptionHoldingChangesNothing() throws {
    #expect(Interruption.hold { 7 } == 7)
    #expect(throws: UsageError("inside")) {
      try Interruption.hold { () throws(UsageError) in throw UsageError("inside") }
    }
  }
}
