/// What a stylish object has to keep: its own styles, its state, and what it was last told.
///
/// A type becomes stylish by holding one: `let styleStorage = StyleStorage()`.
public final class StyleStorage {
  /// The class that the object counts as, instead of its type's: for previews of classes that are not there.
  public let className: String?
  /// The center of the object and all inside it; nothing leaves that to what is around it.
  public let center: StyleCenter?

  /// What was set on the object directly.
  var own = OwnStyles()
  /// The state, of a control or bar item.
  var state: ControlState = .normal
  /// The styles that the object was last told, or would have been.
  var told: [StyleSlot: ResolvedStyle] = [:]
  /// Whether the object was once told all that was to be told.
  var hasBeenLive = false
  /// Whether everything from the object inwards is kept up to date.
  var isRoot = false
  /// Keeps the root of a tree informed by its center.
  var observation: StyleObservation?
  /// Whether the object is being told something.
  var isTelling = false
  /// Whether the object is being told that its state changed, and how often its state changed meanwhile.
  var stateTellings: Int?
  /// How often the object was told of each slot during one pass.
  var count: (pass: StylePass, tellings: [StyleSlot: Int])?

  /// An empty storage.
  public init(className: String? = nil, center: StyleCenter? = nil) {
    self.className = className
    self.center = center
  }
}

/// One of the styles that an object has.
enum StyleSlot: Hashable {
  /// The inherited style.
  case property
  /// The style for a state.
  case state(ControlState)
}
