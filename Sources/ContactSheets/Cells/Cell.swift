public import Styling

/// One thing to look at: what is drawn, in which styles.
///
/// Content and styles are all that its pixels depend on, so that it can be drawn again from a record alone.
public struct Cell: Sendable {
  /// Its stable name.
  public let id: CellID
  /// What is drawn.
  public let content: CellContent
  /// The style of each part, and why it is that one.
  public let resolutions: [CellRole: Resolution]

  /// A cell from what it shows.
  public init(id: CellID, content: CellContent, resolutions: [CellRole: Resolution]) {
    self.id = id
    self.content = content
    self.resolutions = resolutions
  }

  /// The style of each part.
  public var styles: [CellRole: ResolvedStyle] { resolutions.mapValues(\.style) }
}

/// A part of a cell that has a style of its own.
public enum CellRole: String, Sendable, Hashable, CaseIterable {
  /// What the widget stands on.
  case background
  /// The bar that the widget stands in, or is.
  case bar
  /// The title of a bar.
  case title
  /// The button at a bar's left end.
  case leading
  /// The button that the cell is about.
  case button
  /// The ordinary button beside it.
  case companion
  /// Text.
  case label
}
