import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  private func place(_ line: Int, _ column: Int, _ file: String = "a.json") -> Diagnostics.SourceLocation {
    Diagnostics.SourceLocation(file: file, line: line, column: column)
  }

  @Test func isOneLineAndTheHintOnItsOwn() {
    let diagnostic = Diagnostic(.error, "`red` is not a colour", rule: "color-value", at: place(3, 7), hint: "write it")
    #expect("\(diagnostic)" == "a.json:3:7: error: `red` is not a colour [color-value]\n  hint: write it")
    #expect("\(Diagnostic(.warning, "no fonts", rule: "fonts"))" == "warning: no fonts [fonts]")
  }

  @Test func readingOrderIsStableAndPutsTheUnplacedFirst() {
    let given = [
      Diagnostic(.error, "e", rule: "r", at: place(2, 1)), Diagnostic(.error, "d", rule: "r", at: place(1, 9)),
      Diagnostic(.note, "a", rule: "r"), Diagnostic(.error, "b", rule: "r", at: place(1, 2)),
      Diagnostic(.error, "c", rule: "r", at: place(1, 2)),
      Diagnostic(.error, "f", rule: "r", at: place(1, 1, "b.json")),
    ]
    #expect(given.inReadingOrder().map(\.message) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func onlyErrorsCountAsErrors() {
    #expect([Diagnostic(.error, "", rule: "")].containsError)
    #expect(![Diagnostic(.warning, "", rule: ""), Diagnostic(.note, "", rule: "")].containsError)
  }
}
