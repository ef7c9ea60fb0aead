import Styling
import Testing

@testable import ContactSheets

@Suite struct SheetCatalogTests {
  private let catalog = SheetCatalog(StyleSheet())

  @Test(arguments: [
    (SheetName.buttons, 96), (.danger, 8), (.navigationBars, 14), (.toolbars, 12), (.tabBars, 8), (.text, 6),
    (.forms, 40),
    (.lists, 8), (.palette, 19), (.type, 11), (.appearances, 0),
  ])
  func givesSoManyCells(name: SheetName, count: Int) {
    #expect(catalog.sheet(name).cells.count == count)
  }

  @Test func everyCellHasANameOfItsOwn() {
    let names = SheetName.allCases.flatMap { catalog.sheet($0).cells.map(\.id.description) }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.split(separator: "/").count == 4 })
  }

  @Test func buttonsStandInAllStatesInEachPlace() {
    let cells = catalog.sheet(.buttons).cells
    for place in ["plain", "navigation-bar", "toolbar"] {
      let states = Set(cells.filter { $0.id.context == place }.map(\.id.state))
      #expect(states == Set(ControlState.all))
      #expect(states.count == 32)
    }
  }
}
