/// An object that wants to hear of its style.
public protocol StylishHost: Stylish {
  /// The inherited style is now another one, or is known for the first time; `style` is what it resolves to.
  func styleDidChange(_ style: ResolvedStyle)
}
