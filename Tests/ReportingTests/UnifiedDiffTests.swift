import Reporting
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> [String] {
    UnifiedDiff.lines(old, new, names: ("a", "b"))
  }

  @Test(arguments: ["", "a\n", "a"]) func equalTextsHaveNone(text: String) { #expect(diff(text, text).isEmpty) }

  @Test func changesThatAreNearShareAHunk() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "2\nx\n").replacing("8\n", with: "").replacing("20\n", with: "20\n21\n")
    #expect(
      diff(old, new.replacing("19\n", with: "19\n")).prefix(3) == ["--- a", "+++ b", "@@ -1,11 +1,10 @@"])
  }

  @Test func linesThatWereAddedToNothingAreCountedFromZero() {
    #expect(diff("", "a\nb\n") == ["--- a", "+++ b", "@@ -0,0 +1,2 @@", "+a", "+b"])
    #expect(diff("a\n", "") == ["--- a", "+++ b", "@@ -1 +0,0 @@", "-a"])
  }

  @Test func aMissingLineFeedIsSaid() {
    #expect(diff("a", "a\n").suffix(2) == ["-a\n\\ No newline at end of file", "+a"])
  }

  @Test func farChangesHaveHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }
    var new = old
    new[1] = "two\n"
    new[17] = "x\n"
    #expect(
      diff(old.joined(), new.joined()).filter { $0.hasPrefix("@@") || $0.hasPrefix("-") || $0.hasPrefix("+") } == [
        "--- a", "+++ b", "@@ -1,5 +1,5 @@", "-2", "+two", "@@ -15,6 +15,6 @@", "-18", "+x",
      ])
  }
}
