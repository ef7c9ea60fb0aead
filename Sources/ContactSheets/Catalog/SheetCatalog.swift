public import Styling

/// Which sheets and cells there are for a style sheet.
public struct SheetCatalog: Sendable {
  let cascade: Cascade
  let looks: [String: ClassLook]

  /// The catalog of what a cascade resolves, with the looks of the user's own classes.
  public init(_ cascade: Cascade, looks: [String: ClassLook] = [:]) {
    self.cascade = cascade
    self.looks = looks
  }

  /// One sheet with all its cells.
  public func sheet(_ name: SheetName) -> Sheet {
    switch name {
    case .buttons: Sheet(name: name, cells: buttonCells())
    case .danger: Sheet(name: name, cells: dangerCells())
    case .navigationBars: Sheet(name: name, cells: navigationBarCells())
    case .toolbars: Sheet(name: name, cells: toolbarCells())
    case .tabBars: Sheet(name: name, cells: tabBarCells())
    case .forms: Sheet(name: name, cells: formCells())
    case .lists: Sheet(name: name, cells: listCells())
    case .palette: Sheet(name: name, cells: paletteCells())
    case .type: Sheet(name: name, cells: typeCells())
    case .appearances: Sheet(name: name, cells: appearanceCells())
    case .text: Sheet(name: name, cells: textCells())
    }
  }

  /// The style of the page that everything stands on.
  var background: Resolution { cascade.resolve(Element("UIView"), lookup: .view) }

  /// The style of an element.
  func resolve(_ className: String, in containers: [String] = [], _ state: ControlState = .normal) -> Resolution {
    cascade.resolve(Element(className, in: containers, state: state))
  }
}
