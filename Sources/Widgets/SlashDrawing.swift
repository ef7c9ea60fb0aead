public import Drawing
public import Raster

/// The line across a swatch that stands for no colour.
public struct SlashDrawing: WidgetDrawing {
  /// The size of the swatch in points.
  public let size: Size
  private static let color = Color(rgb: 0x808080)

  /// A line across a swatch of a size in points.
  public init(size: Size) { self.size = size }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    var line = Path()
    line.move(to: origin.x + 2, origin.y + 2)
    line.line(to: origin.x + size.width - 2, origin.y + size.height - 2)
    try canvas.stroke(line, width: 1, Self.color)
  }
}
