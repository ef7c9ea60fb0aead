import Goldens
import Testing

@Suite struct GoldenKeyTests {
  @Test(arguments: [
    ("acme", "acme"), ("a_b-c.d9", "a_b-c.d9"), ("Acme", "++acme"), ("a b", "a+20b"), ("+", "+2b"), ("", "+"),
    ("..", "+2e+2e"), (".a", "+2ea"), ("a.", "a+2e"), ("a/b", "a+2fb"), ("ü", "+c3+bc"), ("a\u{0}", "a+00"),
    ("a|b@2x", "a+7cb+402x"),
  ])
  func namesArePortable(text: String, name: String) {
    #expect(PortableName.of(text) == name)
  }

  @Test func noTwoTextsHaveOneName() {
    let letters = ["a", "A", "+", ".", "2", "b", "", "ä", "a\u{308}", "/", "é"]
    let texts = Set(letters.flatMap { x in letters.flatMap { y in letters.map { Array((x + y + $0).utf8) } } })
    let names = Set(texts.map { PortableName.of(String(decoding: $0, as: UTF8.self)) })
    #expect(names.count == texts.count)
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789._+-")
    #expect(names.allSatisfy { $0.allSatisfy(allowed.contains) })
  }

  @Test func aKeyIsAPath() {
    let key = GoldenKey(style: "Acme", sheet: "navigation-bars", scale: 3)
    #expect(key.path == "++acme/navigation-bars@3x.png")
    #expect(key.pages(2).map(\.fileName) == ["navigation-bars@3x.png", "navigation-bars-2@3x.png"])
    #expect(key.pages(2)[0] == key)
    #expect(GoldenStore(folder: "Snapshots").path(of: key) == "Snapshots/++acme/navigation-bars@3x.png")
  }
}
