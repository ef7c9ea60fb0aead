public import Styling

/// The stable name of a cell, by which goldens, globs and people find it.
public struct CellID: Sendable, Hashable {
  /// The sheet that it stands on.
  public let sheet: String
  /// Where its widget stands or what it shows.
  public let context: String
  /// The class of its widget.
  public let className: String
  /// The state of its widget.
  public let state: ControlState

  /// A name from its parts, of which none holds a slash.
  public init(sheet: String, context: String, className: String, state: ControlState = .normal) {
    self.sheet = sheet
    self.context = context
    self.className = className
    self.state = state
  }
}

extension CellID: CustomStringConvertible {
  /// `<sheet>/<context>/<class>/<states>`.
  public var description: String { "\(sheet)/\(context)/\(className)/\(state.name)" }
}
