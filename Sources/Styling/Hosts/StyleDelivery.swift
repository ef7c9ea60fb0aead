import Synchronization

/// Tells objects of styles that are no longer what they were last told, and of nothing else.
///
/// A callback may change styles itself. What then differs is told before that change returns, except to objects that are
/// in a callback already: they hear of it right after. So that two objects cannot answer each other for ever, each slot
/// of an object is told at most ``mostTellings`` times for one outermost change; what is left waits for the next update.
enum StyleDelivery {
  /// How often one style of one object is told for one outermost change.
  static let mostTellings = 32

  /// Makes a change to one object's own styles, and tells it and all inside it.
  static func note(_ slot: StyleSlot, of object: any Stylish, changing change: () -> Void) {
    let storage = object.styleStorage
    let wasTold = storage.told[slot] != nil
    if !wasTold { storage.told[slot] = object.style(in: slot) }
    let before = storage.told[slot]
    change()
    let isLive = object.isLive
    update(object, isLive: isLive)
    // One that heard nothing yet must still hear its first style.
    if !wasTold, !storage.hasBeenLive, storage.told[slot] == before { storage.told[slot] = nil }
  }

  /// Updates an object and all inside it, outermost first. Outside of live trees, only what was told before is told.
  static func update(_ object: any Stylish, isLive: Bool) {
    StylePass.within { pass in update(object, isLive: isLive, pass) }
  }

  private static func update(_ object: any Stylish, isLive: Bool, _ pass: StylePass) {
    tell(object, isLive: isLive, pass)
    for child in object.styleChildren { update(child, isLive: isLive || child.styleStorage.isRoot, pass) }
  }

  /// Tells an object what differs, until nothing does.
  private static func tell(_ object: any Stylish, isLive: Bool, _ pass: StylePass) {
    let storage = object.styleStorage
    guard isLive || !storage.told.isEmpty, !storage.isTelling else { return }
    storage.isTelling = true
    defer { storage.isTelling = false }
    if isLive, !storage.hasBeenLive { expectFirstTelling(object) }
    while let (slot, style) = firstDifference(of: object), pass.allowsTelling(slot, to: storage) {
      storage.told[slot] = style
      object.hear(style, in: slot)
    }
  }

  /// Prepares an object that becomes live: it will hear its style, and those single states that are not the default's.
  private static func expectFirstTelling(_ object: any Stylish) {
    let storage = object.styleStorage
    storage.hasBeenLive = true
    let standard = object.styleCenter.resolvedDefaultStyle
    for state in object.singleStates where storage.told[.state(state)] == nil {
      storage.told[.state(state)] = standard
    }
  }

  /// The first slot that holds another style than the object knows; slots that it never cared for are noted silently.
  private static func firstDifference(of object: any Stylish) -> (StyleSlot, ResolvedStyle)? {
    let storage = object.styleStorage
    for slot in object.slots {
      let known = storage.told[slot]
      guard known != nil || storage.hasBeenLive else { continue }
      let style = object.style(in: slot)
      if known == style { continue }
      if known != nil || slot == .property { return (slot, style) }
      storage.told[slot] = style
    }
    return nil
  }

  /// Tells a control that its state is another one; again if it changes its state while it hears so.
  static func tellState(of control: some StylishControl) {
    let storage = control.styleStorage
    guard storage.stateTellings == nil else {
      storage.stateTellings? += 1
      return
    }
    defer { storage.stateTellings = nil }
    for _ in 0..<mostTellings {
      storage.stateTellings = 0
      control.stateDidChange()
      if storage.stateTellings == 0 { return }
    }
  }
}

extension Stylish {
  /// The single states that it has, strongest first.
  fileprivate var singleStates: [ControlState] {
    switch Self.styleKind {
    case .control: ControlState.strongestFirst
    case .barItem: [.disabled, .dangerous]
    case .view, .controller: []
    }
  }

  /// All that it is told of, in the order of telling: the inherited style, then normal, the single states, and those
  /// combinations that it is in or has a style of its own for.
  fileprivate var slots: [StyleSlot] {
    guard self is any StylishControl else { return [.property] }
    let states = [.normal] + singleStates
    let further = Set(styleStorage.own.states.keys).union([styleStorage.state]).union(
      styleStorage.told.keys.compactMap(\.state)
    ).subtracting(states)
    return [.property] + (states + further.sorted { $0.rawValue < $1.rawValue }).map(StyleSlot.state)
  }

  fileprivate func style(in slot: StyleSlot) -> ResolvedStyle {
    switch slot {
    case .property: style
    case .state(let state): resolution(for: state, lookup: .state).style
    }
  }

  fileprivate func hear(_ style: ResolvedStyle, in slot: StyleSlot) {
    switch slot {
    case .property: (self as? any StylishHost)?.styleDidChange(style)
    case .state(let state): (self as? any StylishControl)?.styleDidChange(style, for: state)
    }
  }
}

extension StyleSlot {
  fileprivate var state: ControlState? { if case .state(let state) = self { state } else { nil } }
}

/// One outermost change and all that callbacks change in answer to it.
final class StylePass: Sendable {
  @TaskLocal private static var current: StylePass?

  /// A task that a callback starts inherits the pass, but is no part of it once the outermost change returned.
  private let isOver = Atomic(false)

  /// Runs the body within the present pass, or within a new one.
  static func within(_ body: (StylePass) -> Void) {
    if let current, !current.isOver.load(ordering: .relaxed) { return body(current) }
    let pass = StylePass()
    defer { pass.isOver.store(true, ordering: .relaxed) }
    $current.withValue(pass) { body(pass) }
  }

  /// Whether an object may be told of a slot once more; counts it.
  func allowsTelling(_ slot: StyleSlot, to storage: StyleStorage) -> Bool {
    if storage.count?.pass !== self { storage.count = (self, [:]) }
    let number = storage.count?.tellings[slot, default: 0] ?? 0
    storage.count?.tellings[slot] = number + 1
    return number < StyleDelivery.mostTellings
  }
}
