import Diagnostics
import Testing

@testable import proofsheet

@Suite struct PrintableTests {
  @Test(arguments: [
    ("plain ü 日本", "plain ü 日本"), ("a\u{1b}[2Jb", "a\\u{1b}[2Jb"), ("a\rb\u{7}", "a\\u{d}b\\u{7}"),
    ("a\u{202e}b", "a\\u{202e}b"), ("a\u{85}b\u{2028}", "a\\u{85}b\\u{2028}"), ("a\nb", "a\nb"),
  ])
  func whatMovesTheCursorIsSpeltOut(text: String, safe: String) {
    #expect(Printable.text(text) == safe)
  }

  @Test func aMistakeIsOneLineWhateverItsKeyHolds() {
    let mistake = Diagnostic(
      .warning, "unknown key 'a\nb'", rule: "unknown", at: SourceLocation(file: "x\n.json", line: 1, column: 2))
    #expect(
      Printable.text(of: mistake, colored: false) == "x\\u{a}.json:1:2: warning: unknown key 'a\\u{a}b' [unknown]")
  }
}
