import Testing

@testable import proofsheet

@Suite struct GlobTests {
  @Test(arguments: [
    ("buttons", "buttons"), ("b*", "buttons"), ("*", ""), ("*s", "buttons"), ("b*t*s", "buttons"), ("", ""),
    ("b?ttons", "buttons"), ("[a-c]uttons", "buttons"), ("[!x]uttons", "buttons"), ("[^x]uttons", "buttons"),
    ("*.json", "a.json"), ("a/*.json", "a/b.json"), ("**/*.json", "b.json"), ("**/*.json", "a/b/c.json"),
    ("a/**/c", "a/c"), ("a/**/c", "a/b/c"), ("a/**/c", "a/x/b/c"), ("a/**", "a/b/c"), ("**", "a/b"),
    ("buttons/**", "buttons/plain/UIButton/normal"), ("buttons/*/UIButton/*", "buttons/plain/UIButton/normal"),
    ("\\*", "*"), ("[*]", "*"), ("[]]", "]"), ("[a-]", "-"), ("[", "["), ("a[b", "a[b"), ("\\", "\\"), ("ü?", "üx"),
    ("**x", "a/b/x"), ("[z-a]", "m"), ("a/**/**/c", "a/c"),
  ])
  func fits(pattern: String, text: String) {
    #expect(Glob(pattern).matches(text))
  }

  @Test(arguments: [
    ("buttons", "button"), ("button", "buttons"), ("Buttons", "buttons"), ("*", "a/b"), ("?", ""), ("?", "/"),
    ("?", "ab"), ("[a-c]", "d"), ("[!a-c]", "b"), ("[!a]", "/"), ("[.-0]", "/"), ("*.json", "a/b.json"),
    ("a/**/c", "a/bc"), ("a/**/c", "ac"), ("a/**/c", "a/b/d"), ("a/**", "a"), ("**/c", "bc"), ("\\*", "a"), ("", "a"),
    ("[]a", "]a"), ("a\\?", "ab"),
  ])
  func doesNotFit(pattern: String, text: String) {
    #expect(!Glob(pattern).matches(text))
  }

  @Test func aPatternFullOfStarsIsNoTrap() {
    let pattern = String(repeating: "*a", count: 60)
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2_000) + "b"))
  }
}
