import Styling
import Testing

@testable import ContactSheets

@Suite struct StateLabelTests {
  @Test(
    arguments: [
      (ControlState.normal, ControlState.normal, "", "Normal"),
      ([.highlighted, .selected], .normal, "", "Highlighted + selected"),
      ([.disabled, .dangerous], [.disabled, .dangerous], "", "Disabled + dangerous"),
      ([.disabled, .dangerous, .focused], [.disabled, .dangerous], "Disabled + dangerous +", "focused"),
      ([.dangerous, .selected, .highlighted], .dangerous, "Dangerous +", "highlighted + selected"),
    ] as [(ControlState, ControlState, String, String)])
  func saysWhatSetsAStateApart(state: ControlState, base: ControlState, common: String, own: String) {
    let parts = StateLabel.parts(state, in: base)
    #expect(parts.common == common)
    #expect(parts.own == own)
  }

  @Test(
    arguments: [(4.499, 1, "4.4"), (4.499, 2, "4.49"), (21, 2, "21.00"), (1.05, 1, "1.0"), (3.0349, 2, "3.03")]
      as [(Double, Int, String)])
  func ratiosAreRoundedDown(ratio: Double, places: Int, text: String) {
    #expect(Contrast.text(ratio, places: places) == text)
  }
}
