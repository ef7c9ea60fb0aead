/// What a style center holds; the center guards it with a lock.
struct StyleCenterContents: Sendable {
  /// All that was registered.
  var registrations = Registrations() { didSet { settled = nil } }
  /// The classes; a type is found in them by its name.
  var classes: ClassTable { didSet { forgetTypes() } }
  /// The names under which types were registered.
  var names: [ObjectIdentifier: String] = [:] { didSet { forgetTypes() } }
  /// Who is told of changes, in the order of their coming.
  var observers: [Int: StyleObserver] = [:]
  /// The streams of changes.
  var streams: [Int: AsyncStream<StyleChange>.Continuation] = [:]

  private var nextNumber = 0
  private var settled: Cascade?
  private var lineages: [ObjectIdentifier: [String]] = [:]

  init(classes: ClassTable) { self.classes = classes }

  /// A number that nothing had before.
  mutating func number() -> Int {
    nextNumber += 1
    return nextNumber
  }

  /// What is registered, ready to be asked.
  mutating func cascade() -> Cascade {
    if let settled { return settled }
    let cascade = Cascade(registrations, classes: classes)
    settled = cascade
    return cascade
  }

  /// A type's class, its superclass, and so on, by the names that rules call them.
  ///
  /// Each class of the type's own line counts by its registered name, else by what it says itself. From the first known
  /// name on, the class table goes on.
  mutating func lineage(of type: any Stylish.Type) -> [String] {
    if let known = lineages[ObjectIdentifier(type)] { return known }
    let lineage = walkedLineage(of: type)
    lineages[ObjectIdentifier(type)] = lineage
    return lineage
  }

  private func walkedLineage(of type: any Stylish.Type) -> [String] {
    var lineage: [String] = []
    for ancestor in type.stylishLine {
      let name = names[ObjectIdentifier(ancestor)] ?? ancestor.styleClassName
      if classes.knows(name) { return lineage + classes.lineage(of: name).filter { !lineage.contains($0) } }
      if !lineage.contains(name) { lineage.append(name) }
    }
    let outermost = lineage.removeLast()
    return lineage + classes.lineage(of: outermost, orIfUnknown: type.styleKind)
  }

  private mutating func forgetTypes() {
    settled = nil
    lineages = [:]
  }
}

extension Stylish {
  /// This class and its superclasses as far as they are stylish.
  fileprivate static var stylishLine: [any Stylish.Type] {
    var line: [any Stylish.Type] = [self]
    // The one way to a type's superclass that needs neither an instance nor Objective-C.
    var next: AnyClass? = _getSuperclass(self)
    while let type = next as? any Stylish.Type {
      line.append(type)
      next = _getSuperclass(type)
    }
    return line
  }
}
