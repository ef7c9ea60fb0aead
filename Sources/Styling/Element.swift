/// One thing on a screen that asks for its style.
public struct Element: Sendable, Hashable {
  /// Its class.
  public var className: String
  /// The classes around it, outermost first.
  public var containers: [String]
  /// Its state.
  public var state: ControlState
  /// Whether it counts as inside a bar; nothing leaves that to its containers.
  ///
  /// `true` puts it into a navigation bar unless a bar is around it already; `false` takes away what comes from
  /// `bar-controls-…`, while rules that name a bar as container still fit.
  public var inBar: Bool?
  /// What it is; nothing leaves that to its class, where an unknown class is a control.
  public var kind: ElementKind?

  /// An element; containers outermost first.
  public init(
    _ className: String, in containers: [String] = [], state: ControlState = .normal, inBar: Bool? = nil,
    kind: ElementKind? = nil
  ) {
    self.className = className
    self.containers = containers
    self.state = state
    self.inBar = inBar
    self.kind = kind
  }
}

/// Which question is asked about an element's style.
public enum Lookup: String, Sendable, Hashable, CaseIterable {
  /// The style for the element's state, without regard to what it would inherit.
  case state
  /// The inherited style, without regard to the state.
  case view
  /// The style for the state, and where only the default style answers, the inherited one.
  case effective
}
