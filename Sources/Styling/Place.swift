/// One object among those that a rule can name: what it is, and what was set on it directly.
struct Place: Sendable {
  /// Its class, its superclass, and so on.
  let lineage: [String]
  /// What it is.
  let kind: ElementKind
  /// What each class of the lineage is; one that is unknown is what the object is.
  let kinds: [ElementKind]
  /// What was set on it directly, which beats every rule.
  var own = OwnStyles()

  /// An object of a class of `lineage`.
  init(lineage: [String], kind: ElementKind, classes: ClassTable) {
    self.lineage = lineage
    self.kind = kind
    kinds = [kind] + lineage.dropFirst().map { classes.kind(of: $0) ?? kind }
  }

  /// An object of a class by its name; one that is unknown descends from the base class of `kind`.
  init(_ className: String, kind: ElementKind, classes: ClassTable) {
    self.init(lineage: classes.lineage(of: className, orIfUnknown: kind), kind: kind, classes: classes)
  }

  /// Whether it is one of `className` or of a subclass.
  func isKind(of className: String) -> Bool { lineage.contains(className) }
}

/// What was set on one object directly, by code.
struct OwnStyles: Sendable {
  /// The style property.
  var property: Style?
  /// The table of styles for states.
  var states: [ControlState: Style] = [:]
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
