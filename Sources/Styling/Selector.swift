/// What an appearance rule is for: a class, inside containers, in a state.
public struct Selector: Sendable, Hashable {
  /// The classes around it, outermost first.
  public var containers: [String]
  /// The class that is styled, and its subclasses.
  public var className: String
  /// The state as written, or nothing if the selector names no state.
  public var writtenState: ControlState?

  /// A selector; containers outermost first.
  public init(containers: [String] = [], className: String, writtenState: ControlState? = nil) {
    self.containers = containers
    self.className = className
    self.writtenState = writtenState
  }

  /// The state that a control gets its style for: normal if none is written.
  public var state: ControlState { writtenState ?? .normal }
}

extension Selector: CustomStringConvertible {
  /// `Outer/Inner/Class-disabled|selected`, states strongest first.
  public var description: String {
    let path = (containers + [className]).joined(separator: "/")
    return writtenState.map { "\(path)-\($0)" } ?? path
  }
}
