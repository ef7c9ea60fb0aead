import Styling

extension SheetCatalog {
  /// Tabs, and a button among them in the states that matter.
  func tabBarCells() -> [Cell] {
    let states: [ControlState] = [
      .normal, .highlighted, .selected, .disabled, .focused, .dangerous, [.dangerous, .highlighted],
    ]
    return [tabs()] + states.map(tabBarButton)
  }

  private func tabs() -> Cell {
    Cell(
      id: CellID(sheet: SheetName.tabBars.rawValue, context: "tabs", className: "UITabBar"), showing: TabBarSubject(),
      resolutions: [.background: background, .bar: resolve("UITabBar")],
      caption: CellCaption(
        title: "Tabs: selected, others, with a badge, disabled",
        notes: [
          .init("Selected tab", .primaryColor, of: .bar, detail: .settingName),
          .init("Other tabs", .secondaryColor, of: .bar, detail: .settingName),
          .init("Disabled tab", .placeholderColor, of: .bar, detail: .settingName),
        ]))
  }

  private func tabBarButton(_ state: ControlState) -> Cell {
    let title = state.contains(.dangerous) ? "Record" : "New"
    return Cell(
      id: CellID(sheet: SheetName.tabBars.rawValue, context: "button", className: "UIButton", state: state),
      showing: TabBarSubject(button: BarItem(title, isPressed: state.contains(.highlighted))),
      resolutions: [
        .background: background, .bar: resolve("UITabBar"), .button: resolve("UIButton", in: ["UITabBar"], state),
      ],
      caption: CellCaption(
        title: "\(StateLabel.text(state)) button among the tabs",
        notes: [
          .init("Button title", .actionColor, of: .button),
          .init("Button fill", .fillColor, of: .button, marksContrast: true),
        ]))
  }
}
