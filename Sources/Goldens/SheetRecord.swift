public import Raster
public import Styling

/// What drew a sheet: enough to take it apart into its cells, and to draw each of them again.
///
/// It travels inside the sheet's PNG. It holds no date and nothing of the machine.
public struct SheetRecord: Sendable, Hashable {
  /// The version of Proofsheet that drew it.
  public var version: String
  /// The digest of the fonts that it was drawn with.
  public var fonts: String
  /// The style's name.
  public var style: String
  /// The sheet's name.
  public var sheet: String
  /// Device pixels per point.
  public var scale: Int
  /// Which page of the sheet it is, counted from 1.
  public var page: Int
  /// How many pages the sheet has.
  public var pages: Int
  /// The cells in the order of the page; no two have one id.
  public var cells: [CellRecord]

  /// A record of cells whose ids all differ.
  public init(
    version: String = ProofsheetVersion.current, fonts: String, style: String, sheet: String, scale: Int,
    page: Int = 1, of pages: Int = 1, cells: [CellRecord]
  ) {
    precondition(Set(cells.map(\.id)).count == cells.count, "The ids of a sheet's cells all differ.")
    self.version = version
    self.fonts = fonts
    self.style = style
    self.sheet = sheet
    self.scale = scale
    self.page = page
    self.pages = pages
    self.cells = cells
  }

  /// The sheet in words: `buttons at 1x`, `appearances at 2x, page 3`.
  var name: String { "\(sheet) at \(scale)x\(pages > 1 ? ", page \(page)" : "")" }

  /// Whether both were drawn by the same version with the same fonts.
  public func isSameRenderer(as other: SheetRecord) -> Bool { version == other.version && fonts == other.fonts }
}

/// What drew one cell of a sheet.
public struct CellRecord: Sendable, Hashable {
  /// Its stable name, `<sheet>/<context>/<class>/<states>`.
  public var id: String
  /// Where it lies on the sheet, in device pixels.
  public var box: PixelBox
  /// What it shows, such as `title` and `badge`, by name.
  public var content: [String: String]
  /// The styles of all that it draws, by role, such as `bar` and `button`.
  public var styles: [String: ResolvedStyle]

  /// A record from its parts.
  public init(id: String, box: PixelBox, content: [String: String], styles: [String: ResolvedStyle]) {
    self.id = id
    self.box = box
    self.content = content
    self.styles = styles
  }
}
