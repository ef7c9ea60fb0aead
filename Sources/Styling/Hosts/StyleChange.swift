/// What changed in a style center; ask the center for what holds now.
public enum StyleChange: Sendable, Hashable {
  /// The default style.
  case defaultStyle
  /// The style that is registered for all controls, or all bar items, in one state.
  case registry(StyleRegistry, ControlState)
  /// All styles of a registry went.
  case emptied(StyleRegistry)
  /// An appearance rule.
  case appearance(Selector)
  /// All that a style sheet says was registered.
  case loaded
  /// The classes, or which types stand for them.
  case classes
  /// All is as it was in the beginning.
  case reset
}

/// For which kind of object a style is registered.
public enum StyleRegistry: Sendable, Hashable, CaseIterable {
  /// Controls; the built-in state styles show through where nothing is registered.
  case controls
  /// Bar button items.
  case barItems
}
