/// An element in its containers, ready to be matched with rules.
struct PlacedElement {
  /// The element.
  let place: Place
  /// What is around it, outermost first.
  let containers: [Place]
  /// Whether nothing that comes from a `bar-controls-…` key counts.
  var ignoresBarKeys = false

  /// An element in its containers, outermost first.
  init(_ place: Place, in containers: [Place]) {
    self.place = place
    self.containers = containers
  }

  /// An element that is known by names alone; an unknown container is a plain view.
  init(_ element: Element, classes: ClassTable) {
    var containers = element.containers.map { Place($0, kind: classes.kind(of: $0) ?? .view, classes: classes) }
    if element.inBar == true, !containers.contains(where: \.isBar) {
      containers.append(Place("UINavigationBar", kind: .view, classes: classes))
    }
    let kind = element.kind ?? classes.kind(of: element.className) ?? .control
    self.init(Place(element.className, kind: kind, classes: classes), in: containers)
    ignoresBarKeys = element.inBar == false
  }

  /// The container at `index` as an element of its own.
  func container(at index: Int) -> PlacedElement {
    var container = PlacedElement(containers[index], in: Array(containers[..<index]))
    container.ignoresBarKeys = ignoresBarKeys
    return container
  }
}

extension Place {
  fileprivate var isBar: Bool { ClassTable.bars.contains(where: isKind) }
}
