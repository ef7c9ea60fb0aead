public import Styling

/// A part of a cell that has a style of its own, by its name in a record.
public struct CellRole: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String

  /// The role of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the widget stands on.
  public static let background = CellRole(rawValue: "background")
  /// The bar that the widget stands in, or is.
  public static let bar = CellRole(rawValue: "bar")
  /// The title of a bar.
  public static let title = CellRole(rawValue: "title")
  /// The button at a bar's left end.
  public static let leading = CellRole(rawValue: "leading")
  /// The button that the cell is about.
  public static let button = CellRole(rawValue: "button")
  /// The ordinary button beside it.
  public static let companion = CellRole(rawValue: "companion")
  /// Text.
  public static let label = CellRole(rawValue: "label")
  /// The header and the lines of a list.
  public static let header = CellRole(rawValue: "header")
  /// The widget that the cell is about.
  public static let widget = CellRole(rawValue: "widget")

  /// The widget that the cell is about, as it would be in another state: its parts can be in states of their own.
  public static func widget(in state: ControlState) -> CellRole { CellRole(rawValue: "widget-\(state.name)") }

  /// One of several items, counted from 0.
  public static func item(_ index: Int) -> CellRole { CellRole(rawValue: "item-\(index)") }

  /// One of the containers around the widget, counted from 0, outermost first.
  public static func container(_ index: Int) -> CellRole { CellRole(rawValue: "container-\(index)") }
}
