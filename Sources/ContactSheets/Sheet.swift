public import Raster

/// The sheets that every style file gives, in the order in which they are listed.
public enum SheetName: String, Sendable, Hashable, CaseIterable {
  /// Every control state, outside and inside bars.
  case buttons
  /// Ordinary states beside their dangerous twins.
  case danger
  /// Navigation bars.
  case navigationBars = "navigation-bars"
  /// Toolbars.
  case toolbars
  /// Tab bars.
  case tabBars = "tab-bars"
  /// The text ladder.
  case text
  /// Fields and controls.
  case forms
  /// Lists.
  case lists
  /// The colours of the default style.
  case palette
  /// The fonts of the default style.
  case type
  /// A cell for every selector of the file.
  case appearances
}

/// A sheet before it is drawn: its cells, in their order.
public struct Sheet: Sendable {
  /// Which one it is.
  public let name: SheetName
  /// Its cells; their order is that of the page.
  public let cells: [Cell]

  /// A sheet of cells.
  public init(name: SheetName, cells: [Cell]) {
    self.name = name
    self.cells = cells
  }
}

/// A page of a sheet that has been drawn; most sheets have one.
public struct RenderedSheet: Sendable {
  /// One cell of it.
  public struct Cell: Sendable {
    /// Its name, what it shows, and in which styles.
    public let cell: ContactSheets.Cell
    /// Its stage in device pixels.
    public let box: PixelBox
  }

  /// Which one it is.
  public let name: SheetName
  /// Which of its pages, counted from 1.
  public let page: Int
  /// How many pages the sheet has.
  public let pages: Int
  /// Device pixels per point.
  public let scale: Int
  /// The whole page.
  public let picture: Bitmap
  /// The cells in the order of the page.
  public let cells: [Cell]
}
