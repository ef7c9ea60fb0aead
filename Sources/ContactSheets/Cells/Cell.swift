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

  /// A cell that shows a subject.
  init(id: CellID, showing subject: some CellSubject, resolutions: [CellRole: Resolution]) {
    self.init(id: id, content: CellContent(subject), resolutions: resolutions)
  }

  /// The style of each part.
  public var styles: [CellRole: ResolvedStyle] { resolutions.mapValues(\.style) }
}
