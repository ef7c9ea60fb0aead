@testable import Styling
import Testing

@Suite struct StyleKeyTests {
  private static func rule(
    _ containers: [String] = [], _ className: String, _ state: ControlState? = nil
  ) -> StyleKey.Target {
    .selector(Selector(containers: containers, className: className, writtenState: state))
  }

  @Test(
    arguments: [
      ("default", [.defaultStyle]),
      ("controls-selected", [.controls(.selected)]),
      ("controls-normal", [.controls(.normal)]),
      ("controls-DISABLED|Dangerous", [.controls([.disabled, .dangerous])]),
      ("controls-normal|selected|selected", [.controls(.selected)]),
      ("bar-controls-normal", [.barControls(.normal)]),
      ("bar-controls-highlighted|dangerous", [.barControls([.highlighted, .dangerous])]),
      ("Controls-selected", [rule([], "Controls", .selected)]),
      ("X", [rule([], "X")]),
      ("X-normal", [rule([], "X", .normal)]),
      ("A/B/X-focused", [rule(["A", "B"], "X", .focused)]),
      ("My-Knob-selected", [rule([], "My-Knob", .selected)]),
      ("My-Panel/X", [rule(["My-Panel"], "X")]),
      ("A,B", [rule([], "A"), rule([], "B")]),
      (" A , B / C - selected | focused ", [rule([], "A"), rule(["B"], "C", [.selected, .focused])]),
      ("controls-selected,X", [.controls(.selected), rule([], "X")]),
      ("X, bar-controls-selected", [rule([], "X"), .barControls(.selected)]),
      ("A/controls-selected", [rule(["A"], "controls", .selected)]),
      ("controls", [rule([], "controls")]),
      ("Größe/Ünter", [rule(["Größe"], "Ünter")]),
    ] as [(String, [StyleKey.Target])])
  func readsWhatAKeyIsFor(text: String, targets: [StyleKey.Target]) {
    let key = StyleKey(text)
    #expect(key.parts.map(\.target) == targets)
    #expect(key.mistakes.isEmpty)
  }

  @Test(
    arguments: [
      ("X-selected|bogus", [.init(kind: .unknownState("bogus"), offset: 11)]),
      ("X-pressed", [.init(kind: .unknownState("pressed"), offset: 2)]),
      ("My-Knob", [.init(kind: .unknownState("Knob"), offset: 3)]),
      ("X-", [.init(kind: .emptyState, offset: 2)]),
      ("X-|selected|", [.init(kind: .emptyState, offset: 2), .init(kind: .emptyState, offset: 12)]),
      ("controls-", [.init(kind: .emptyState, offset: 9)]),
      ("controls-higlighted", [.init(kind: .unknownState("higlighted"), offset: 9)]),
      ("", [.init(kind: .emptyClass, offset: 0)]),
      ("-selected", [.init(kind: .emptyClass, offset: 0)]),
      ("A/", [.init(kind: .emptyClass, offset: 2)]),
      ("/X", [.init(kind: .emptyContainer, offset: 0)]),
      ("A//X", [.init(kind: .emptyContainer, offset: 2)]),
      (" default", [.init(kind: .defaultInList, offset: 1)]),
      (
        "//-x",
        [
          .init(kind: .emptyContainer, offset: 0), .init(kind: .emptyContainer, offset: 1),
          .init(kind: .emptyClass, offset: 2), .init(kind: .unknownState("x"), offset: 3),
        ]
      ),
    ] as [(String, [StyleKey.Mistake])])
  func aFaultyPartIsForNothing(text: String, mistakes: [StyleKey.Mistake]) {
    let key = StyleKey(text)
    #expect(key.parts.isEmpty)
    #expect(key.mistakes == mistakes)
  }

  @Test(
    arguments: [
      ("A-pressed, B", [rule([], "B")]), ("default,X", [rule([], "X")]), ("A,,B", [rule([], "A"), rule([], "B")]),
      ("controls-bogus,X-selected", [rule([], "X", .selected)]),
    ] as [(String, [StyleKey.Target])])
  func otherPartsOfAFaultyKeyStillCount(text: String, targets: [StyleKey.Target]) {
    let key = StyleKey(text)
    #expect(key.parts.map(\.target) == targets)
    #expect(key.mistakes.count == 1)
  }

  @Test func partsKnowTheirPlace() {
    #expect(StyleKey(" ä , B/C").parts.map(\.offset) == [1, 5])
  }
}
