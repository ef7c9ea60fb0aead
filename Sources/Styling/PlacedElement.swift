/// An element with the lineage of its class and of its containers, ready to be matched with rules.
struct PlacedElement {
  /// Its class, its superclass, and so on.
  let lineage: [String]
  /// The lineage of each container, outermost first.
  let containers: [[String]]
  /// What it is.
  let kind: ElementKind
  /// Whether nothing that comes from a `bar-controls-…` key counts.
  let ignoresBarKeys: Bool
  /// What each class of the lineage is.
  private let kinds: [ElementKind]

  init(_ element: Element, classes: ClassTable) {
    var containers = element.containers.map { classes.lineage(of: $0, orIfUnknown: .view) }
    if element.inBar == true, !containers.contains(where: Self.isBar) {
      containers.append(classes.lineage(of: "UINavigationBar"))
    }
    self.init(
      className: element.className, containers: containers,
      kind: element.kind ?? classes.kind(of: element.className) ?? .control,
      ignoresBarKeys: element.inBar == false, classes: classes)
  }

  private init(
    className: String, containers: [[String]], kind: ElementKind, ignoresBarKeys: Bool, classes: ClassTable
  ) {
    lineage = classes.lineage(of: className, orIfUnknown: kind)
    self.containers = containers
    self.kind = kind
    self.ignoresBarKeys = ignoresBarKeys
    kinds = [kind] + lineage.dropFirst().map { classes.kind(of: $0) ?? kind }
  }

  /// What the class at `distance` of the lineage is; an unknown one is what the element is.
  func kind(ofRuleClassAt distance: Int) -> ElementKind { kinds[distance] }

  /// The container at `index` as an element of its own; an unknown class is a plain view there.
  func container(at index: Int, classes: ClassTable) -> PlacedElement {
    let className = containers[index][0]
    return PlacedElement(
      className: className, containers: Array(containers[..<index]), kind: classes.kind(of: className) ?? .view,
      ignoresBarKeys: ignoresBarKeys, classes: classes)
  }

  private static func isBar(_ lineage: [String]) -> Bool { ClassTable.bars.contains { lineage.contains($0) } }
}

extension ClassTable {
  /// The lineage of a class; one that is unknown descends from the base class of `kind`.
  func lineage(of name: String, orIfUnknown kind: ElementKind) -> [String] {
    guard !knows(name) else { return lineage(of: name) }
    let base =
      switch kind {
      case .control: "UIControl"
      case .barItem: "UIBarButtonItem"
      case .view: "UIView"
      case .controller: "UIViewController"
      }
    return [name] + lineage(of: base).filter { $0 != name }
  }
}
