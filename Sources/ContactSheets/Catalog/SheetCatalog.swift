import Hosting
public import Styling

/// Which sheets and cells there are for a style sheet.
public struct SheetCatalog: Sendable {
  let sheet: StyleSheet
  let classes: ClassTable
  let looks: [String: ClassLook]

  private let center: StyleCenter

  /// The catalog of a style sheet, over UIKit's classes unless others are given, with the looks of the user's own.
  public init(_ sheet: StyleSheet, classes: ClassTable = .uiKit, looks: [String: ClassLook] = [:]) {
    self.sheet = sheet
    self.classes = classes
    center = StyleCenter(classes: classes)
    center.load(sheet)
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
  var background: Resolution { resolve(Element("UIView"), lookup: .view) }

  /// The style of an element.
  func resolve(_ className: String, in containers: [String] = [], _ state: ControlState = .normal) -> Resolution {
    resolve(Element(className, in: containers, state: state))
  }

  /// The style of an element, as an application's object in the same place has it.
  func resolve(_ element: Element, lookup: Lookup = .effective) -> Resolution {
    LivingElement(element, center: center).resolve(lookup)
  }
}
