import Styling
import Testing

@Suite struct ControlStateTests {
  @Test(
    arguments: [
      ([], "normal"), ([.selected, .disabled, .dangerous], "disabled|dangerous|selected"),
      ([.focused, .highlighted], "highlighted|focused"),
    ] as [(ControlState, String)])
  func nameIsStrongestFirst(state: ControlState, name: String) {
    #expect(state.name == name)
  }

  @Test func flagNamesKnowNoCase() {
    #expect(ControlState(flagNamed: "DISabled") == .disabled)
    #expect(ControlState(flagNamed: "Normal") == .normal)
    #expect(ControlState(flagNamed: "pressed") == nil)
    #expect(ControlState(flagNamed: "") == nil)
    #expect(ControlState.knownNames.count == 6)
    #expect(ControlState.knownNames.allSatisfy { ControlState(flagNamed: $0)?.name == $0 })
  }

  @Test func allAreThirtyTwoDifferentStates() {
    #expect(ControlState.all.count == 32)
    #expect(Set(ControlState.all).count == 32)
    #expect(ControlState.all.first == .normal)
  }

  @Test func bitsAreThoseOfUIKit() {
    let bits = [ControlState.highlighted, .disabled, .selected, .focused, .dangerous].map(\.rawValue)
    #expect(bits == [1, 2, 4, 8, 0x10000])
  }
}
