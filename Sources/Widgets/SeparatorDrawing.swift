public import Drawing
public import Raster
public import Styling

/// The line between two cells of a list: one point of the separator's colour, which begins where the titles do.
public struct SeparatorDrawing: WidgetDrawing {
  /// Its size in points: as wide as it was asked for, 1 high.
  public let size: Size
  private let color: Color
  private let inset: Double

  /// A separator, `width` points wide, of which the first `inset` stay empty.
  public init(width: Double = 375, inset: Double = 16, _ style: ResolvedStyle) {
    size = Size(width: width, height: 1)
    self.inset = inset
    color = style.color(.separatorColor) ?? PlatformValue.separator
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    try canvas.fill(Rect(x: origin.x + inset, y: origin.y, width: size.width - inset, height: 1), color)
  }
}
