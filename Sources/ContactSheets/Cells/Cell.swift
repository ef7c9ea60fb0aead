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
  /// What its page says about it; nothing where the page itself knows.
  let caption: CellCaption?
  /// The selector that it is for, on the page of appearances.
  let appearance: AppearanceNote?

  /// A cell that shows a subject.
  init(
    id: CellID, showing subject: some CellSubject, resolutions: [CellRole: Resolution], caption: CellCaption? = nil,
    appearance: AppearanceNote? = nil
  ) {
    self.id = id
    content = CellContent(subject)
    self.resolutions = resolutions
    self.caption = caption
    self.appearance = appearance
  }

  /// The style of each part.
  public var styles: [CellRole: ResolvedStyle] { resolutions.mapValues(\.style) }
}
