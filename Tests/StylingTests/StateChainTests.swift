import Styling
import Testing

@Suite struct StateChainTests {
  typealias Table = [ControlState]

  /// The specification's examples (section 8), with only the built-in state styles registered.
  @Test(
    arguments: [
      ([], [.selected, .focused], "registry selected"),
      ([], [.focused], nil),
      ([[]], [.focused], "own normal"),
      ([[]], [.disabled], "registry disabled"),
      ([.selected], [.dangerous, .selected], "registry dangerous"),
      ([.focused, []], [.highlighted, .selected, .focused], "registry highlighted"),
      // And its consequences.
      ([.highlighted], [.highlighted, .selected], "registry highlighted|selected"),
      ([[]], [.highlighted], "registry highlighted"),
      ([.selected], [.highlighted, .selected], "registry highlighted|selected"),
      ([.selected], [.highlighted, .selected, .focused], "registry highlighted"),
      ([[.highlighted, .selected]], [.disabled, .highlighted, .selected], "registry disabled"),
      ([[.selected, .focused]], [.selected, .focused], "own selected|focused"),
      ([.disabled], [.disabled, .dangerous], "own disabled"),
      ([], [], nil), ([[]], [], "own normal"), ([.selected], [], nil),
    ] as [(Table, ControlState, String?)])
  func controls(own: Table, asked: ControlState, answer: String?) {
    #expect(hit(asked, .control, own: own, registered: BuiltInStateStyles.states) == answer)
  }

  @Test(
    arguments: [
      ([.highlighted, []], [.highlighted, .focused], "own normal"),
      ([[.highlighted, .focused], []], [.highlighted, .focused], "own highlighted|focused"),
      ([.dangerous, []], [.dangerous, .highlighted], "own dangerous"),
      ([.dangerous, .disabled], [.dangerous, .disabled], "own disabled"),
      ([.selected], [.selected, .disabled], nil),
      ([], [.disabled], nil),
    ] as [(Table, ControlState, String?)])
  func barItemsKnowTwoSingleStates(own: Table, asked: ControlState, answer: String?) {
    #expect(hit(asked, .barItem, own: own, registered: []) == answer)
  }

  private func hit(_ asked: ControlState, _ kind: ElementKind, own: Table, registered: Table) -> String? {
    StateChain.firstHit(
      for: asked, of: kind,
      own: { own.contains($0) ? "own \($0)" : nil }, registered: { registered.contains($0) ? "registry \($0)" : nil }
    )?.style
  }
}
