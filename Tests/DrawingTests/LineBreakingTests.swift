import Testing

@testable import Drawing

@Suite struct LineBreakingTests {
  @Test(arguments: [
    (LineBreaking.never, "a b/c", ["a b/c"]),
    (.atSpaces, "a b\u{a0}c  d", ["a", "b\u{a0}c", "d"]),
    (.inKeys, "UINavigationBar/UIButton-dangerous|selected", ["UINavigationBar/", "UIButton-dangerous", "|selected"]),
    (.inKeys, "A,B/C", ["A,", "B/", "C"]), (.inKeys, "", []),
  ])
  func cutsWhereItMay(rule: LineBreaking, text: String, pieces: [String]) {
    #expect(rule.pieces(of: text).pieces == pieces)
  }
}
