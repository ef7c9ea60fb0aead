import Testing

@testable import Drawing

@Suite struct ScriptRunsTests {
  @Test(arguments: [
    ("", ["0 en"]), ("123", ["0 en"]), ("Button", ["0 en"]), ("שלום", ["0 he"]), ("1 שלום", ["0 he"]),
    ("Ab, где?", ["0 en", "4 ru"]), ("中文 かな", ["0 zh-cn", "7 ja"]), ("e\u{301}", ["0 en"]),
  ])
  func namesALanguageForEachRun(text: String, runs: [String]) {
    #expect(ScriptRuns.runs(of: text).map { "\($0.start) \($0.language)" } == runs)
  }

  @Test(arguments: [
    ("Button", false), ("שלום", true), ("12 שלום abc", true), ("abc שלום", false), ("", false), ("١٢٣ abc", true),
  ])
  func directionIsThatOfTheFirstStrongCharacter(text: String, isRightToLeft: Bool) {
    #expect(ScriptRuns.isRightToLeft(text) == isRightToLeft)
  }
}
