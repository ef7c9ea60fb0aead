import Styling

extension SheetCatalog {
  /// All 32 states, each in three places.
  func buttonCells() -> [Cell] {
    ControlState.all.flatMap { state in
      ButtonSubject.Surroundings.allCases.map { place in
        button(on: .buttons, state, in: place, title: "Button", zoom: 1)
      }
    }
  }

  /// Four ordinary states, then the same with the dangerous flag.
  func dangerCells() -> [Cell] {
    let ordinary: [ControlState] = [.normal, .highlighted, .selected, .disabled]
    return (ordinary + ordinary.map { $0.union(.dangerous) }).map { state in
      button(on: .danger, state, in: .plain, title: "Delete", zoom: 2)
    }
  }

  private func button(
    on sheet: SheetName, _ state: ControlState, in place: ButtonSubject.Surroundings, title: String, zoom: Int
  ) -> Cell {
    var resolutions = [CellRole.background: background, .button: resolve("UIButton", in: place.containers, state)]
    if let bar = place.containers.first { resolutions[.bar] = resolve(bar) }
    return Cell(
      id: CellID(sheet: sheet.rawValue, context: place.rawValue, className: "UIButton", state: state),
      showing: ButtonSubject(
        title: title, badge: "3", isPressed: state.contains(.highlighted), in: place, zoom: zoom),
      resolutions: resolutions)
  }
}
