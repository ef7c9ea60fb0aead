import Synchronization

/// What all objects of an application are styled by: the default style, a registry of styles for states, appearance
/// rules, and the classes that these are matched with.
///
/// There is one for convenience, ``shared``, and as many others as one wants. It can be used from any thread. After each
/// change every observed tree is updated on its own actor; a tree on the main actor at once, if the change was made
/// there.
public final class StyleCenter: Sendable {
  /// The center of objects that name no other.
  public static let shared = StyleCenter()

  private let contents: Mutex<StyleCenterContents>

  /// A center in which nothing is registered.
  public init(classes: ClassTable = .uiKit) {
    contents = Mutex(StyleCenterContents(classes: classes))
  }

  deinit {
    contents.withLock { for stream in $0.streams.values { stream.finish() } }
  }

  /// What is registered now, as a value that answers questions by names alone.
  public var cascade: Cascade { read { $0.cascade() } }

  // MARK: What is registered

  /// The default style, which lies over the built-in one; saying nothing is the built-in style.
  public var defaultStyle: Style {
    get { read { $0.registrations.defaultStyle } }
    set { change(.defaultStyle) { $0.registrations.defaultStyle.replace(with: newValue) } }
  }

  /// The default style with every setting settled.
  public var resolvedDefaultStyle: ResolvedStyle { cascade.defaultStyle }

  /// Makes the built-in style the default again.
  public func resetDefaultStyle() { defaultStyle = Style() }

  /// What is registered for a state, the built-in state styles of controls included.
  public func style(for state: ControlState, of registry: StyleRegistry = .controls) -> Style? {
    read { contents in
      switch registry {
      case .controls:
        contents.registrations.controls[state]?.style
          ?? BuiltInStateStyles.style(for: state, over: contents.cascade().defaultStyle)
      case .barItems: contents.registrations.barItems[state]?.style
      }
    }
  }

  /// Registers a style for a state; nothing takes away what was registered, and leaves what is built in.
  ///
  /// For controls, one for normal answers where neither they nor their rules say anything for normal.
  public func setStyle(_ style: Style?, for state: ControlState, of registry: StyleRegistry = .controls) {
    let name = registry == .controls ? "controls-\(state)" : "bar items' \(state) style"
    let registered = style.map { Registrations.Registered(style: $0, winner: .code(name)) }
    change(.registry(registry, state)) { contents in
      guard contents.registrations[registry][state] != registered else { return false }
      contents.registrations[registry][state] = registered
      return true
    }
  }

  /// Takes away all that was registered for states.
  public func removeAllStyles(of registry: StyleRegistry = .controls) {
    change(.emptied(registry)) { contents in
      guard !contents.registrations[registry].isEmpty else { return false }
      contents.registrations[registry] = [:]
      return true
    }
  }

  /// Registers all that a style sheet says, later than what is there; without a `default` in it, the default style stays.
  public func load(_ sheet: StyleSheet) {
    change(.loaded) { contents in
      contents.registrations.add(sheet)
      return true
    }
  }

  /// Takes away all that was registered; classes and types stay.
  public func reset() {
    change(.reset) { contents in
      contents.registrations = Registrations()
      return true
    }
  }

  // MARK: Appearance rules

  func rule(like rule: AppearanceRule) -> AppearanceRule? {
    read { $0.registrations.rules.last { rule.replaces($0) } }
  }

  func add(_ rule: AppearanceRule) {
    change(.appearance(rule.selector)) { contents in
      contents.registrations.add(rule)
      return true
    }
  }

  func remove(_ rule: AppearanceRule) {
    change(.appearance(rule.selector)) { contents in
      guard contents.registrations.rules.contains(where: rule.replaces) else { return false }
      contents.registrations.remove(rule)
      return true
    }
  }

  // MARK: Classes

  /// Which class descends from which, by the names that rules use.
  public var classes: ClassTable {
    get { read { $0.classes } }
    set {
      change(.classes) { contents in
        guard contents.classes != newValue else { return false }
        contents.classes = newValue
        return true
      }
    }
  }

  /// Gives a type a name of its own in rules; without it, the type goes by what its superclass is called.
  public func register(_ type: any Stylish.Type, as name: String? = nil) {
    change(.classes) { contents in
      let name = name ?? String(describing: type)
      guard contents.names[ObjectIdentifier(type)] != name else { return false }
      contents.names[ObjectIdentifier(type)] = name
      return true
    }
  }

  /// What rules call a type.
  public func className(of type: any Stylish.Type) -> String { read { $0.lineage(of: type)[0] } }

  /// An object among those that rules can name.
  func place(of object: any Stylish) -> Place {
    let type = Swift.type(of: object)
    let (className, own) = (object.styleStorage.className, object.styleStorage.own)
    return read { contents in
      let lineage =
        className.map { contents.classes.lineage(of: $0, orIfUnknown: type.styleKind) } ?? contents.lineage(of: type)
      var place = Place(lineage: lineage, kind: type.styleKind, classes: contents.classes)
      place.own = own
      return place
    }
  }

  // MARK: Changes

  /// Every change from now on, in order. Each reading makes another stream, which ends when it is let go.
  public var changes: AsyncStream<StyleChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: StyleChange.self)
    let number = read { contents in
      let number = contents.number()
      contents.streams[number] = continuation
      return number
    }
    continuation.onTermination = { [weak self] _ in self?.read { $0.streams[number] = nil } }
    return stream
  }

  func add(_ observer: StyleObserver) -> Int {
    read { contents in
      let number = contents.number()
      contents.observers[number] = observer
      return number
    }
  }

  func removeObserver(_ number: Int) {
    // The observer goes after the lock is free again, since its end may be another object's.
    _ = read { $0.observers.removeValue(forKey: number) }
  }

  /// What the contents answer; what they remember may change by it, what they mean does not.
  private func read<Answer: Sendable>(_ body: (inout sending StyleCenterContents) -> Answer) -> Answer {
    contents.withLock { body(&$0) }
  }

  /// Changes the contents, then tells everybody, if the body says that anything is different.
  private func change(_ what: StyleChange, _ body: (inout StyleCenterContents) -> Bool) {
    let observers = contents.withLock { contents -> [StyleObserver] in
      guard body(&contents) else { return [] }
      for stream in contents.streams.values { stream.yield(what) }
      return contents.observers.sorted { $0.key < $1.key }.map(\.value)
    }
    for observer in observers { observer.update() }
  }
}

extension Registrations {
  fileprivate subscript(registry: StyleRegistry) -> [ControlState: Registered] {
    get { registry == .controls ? controls : barItems }
    set { if registry == .controls { controls = newValue } else { barItems = newValue } }
  }
}

extension Style {
  /// Becomes another style, and says whether it was another.
  fileprivate mutating func replace(with style: Style) -> Bool {
    defer { self = style }
    return self != style
  }
}
