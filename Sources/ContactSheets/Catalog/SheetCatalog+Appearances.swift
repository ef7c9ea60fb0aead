import Diagnostics
import Styling

extension SheetCatalog {
  /// One cell for every selector of the file, in the file's order: its class, inside its containers, in its state.
  ///
  /// Selectors that mean the same element share a cell, which stands where the last of them does.
  func appearanceCells() -> [Cell] {
    var seen: Set<Element> = []
    let last = selectors().reversed().filter { seen.insert($0.element).inserted }.reversed()
    return last.map { cell(of: $0.element, at: $0.location) }
  }

  private func selectors() -> [(element: Element, location: SourceLocation)] {
    sheet.entries.flatMap { entry in
      zip(entry.key.parts, entry.partLocations).compactMap { part, location in
        guard case .selector(let selector) = part.target else { return nil }
        return (Element(selector.className, in: selector.containers, state: selector.state), location)
      }
    }
  }

  private func cell(of element: Element, at location: SourceLocation) -> Cell {
    let surroundings = element.containers.map { Surrounding.of(self.kind(of: $0)) }
    let kind = self.kind(of: element.className)
    let widget = StatedWidget(kind, title(of: element, kind), value: kind.value, element.state)
    let subject = WidgetSubject(widget, on: .selector, in: surroundings)
    return Cell(
      id: CellID(
        sheet: SheetName.appearances.rawValue, context: Self.context(of: element.containers),
        className: element.className, state: element.state),
      showing: subject, resolutions: resolutions(of: element, subject),
      appearance: AppearanceNote(
        element: element, place: "\(location.line):\(location.column)",
        drawnAs: WidgetKind.isOwn(element.className) ? nil : kind.words))
  }

  private func resolutions(of element: Element, _ subject: WidgetSubject) -> [CellRole: Resolution] {
    var resolutions = [CellRole.background: background, .widget: resolve(element)]
    for (i, container) in element.containers.enumerated() where subject.surroundings[i] != .none {
      resolutions[.container(i)] = resolve(container, in: Array(element.containers.prefix(i)))
    }
    let inside = element.containers + [element.className]
    switch subject.widget.kind {
    case .navigationBar: resolutions[.title] = resolve("UILabel", in: inside)
    case .toolbar: resolutions[.item(0)] = resolve("UIBarButtonItem", in: inside)
    default:
      for state in subject.widget.otherStates {
        var other = element
        other.state = state
        resolutions[.widget(in: state)] = resolve(other)
      }
    }
    return resolutions
  }

  private func kind(of className: String) -> WidgetKind {
    looks[className]?.kind ?? WidgetKind.of(className, in: classes)
  }

  private func title(of element: Element, _ kind: WidgetKind) -> String {
    looks[element.className]?.title ?? kind.title(isDangerous: element.state.contains(.dangerous))
  }

  /// The containers as one part of a cell's name; no two paths have one name.
  static func context(of containers: [String]) -> String {
    if containers.isEmpty { return "plain" }
    if containers == ["plain"] { return "%70lain" }
    return containers.map(escaped).joined(separator: ">")
  }

  private static func escaped(_ name: String) -> String {
    name.map { $0 == "%" ? "%25" : $0 == ">" ? "%3e" : String($0) }.joined()
  }
}

extension WidgetKind {
  /// What stands on a widget whose class has no title of its own.
  fileprivate func title(isDangerous: Bool) -> String {
    switch self {
    case .button, .barButtonItem: isDangerous ? "Delete" : "Archive"
    case .backButton: "Library"
    case .navigationBar, .toolbar, .tabBar: "Sheets"
    case .label, .popover, .view: "Colours that carry a meaning"
    case .textField: "Contact sheet"
    case .listCell: "Snapshot 4"
    case .sectionHeader: "Snapshots"
    case .segmentedControl: "Grid|List|Map"
    case .toggle: "whole"
    case .switch, .slider, .stepper, .plusMinus: ""
    }
  }

  /// The number that a widget shows: a stepper's, a slider's hundredths, 1 for on or plus.
  fileprivate var value: Int {
    switch self {
    case .slider: 60
    case .stepper: 12
    default: 1
    }
  }
}
