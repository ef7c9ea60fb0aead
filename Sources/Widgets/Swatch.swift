public import Drawing
public import Raster
public import Styling

/// A colour to look at: over a checkerboard where light shines through it, a slash where there is none.
public enum Swatch {
  private static let slash = Color(rgb: 0x808080)

  /// Paints a box with a colour; where there is none, the background of `style` with a diagonal line.
  ///
  /// The checkerboard's first square begins at `origin`.
  public static func paint(
    _ rect: Rect, _ color: Color?, on style: ResolvedStyle, from origin: Point, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    guard let color else {
      try Backdrop.paint(rect, style, from: origin, zoom: 1, on: canvas)
      return
    }
    if color.alpha != 255 { try Backdrop.checkerboard(rect, from: origin, zoom: 1, on: canvas) }
    try canvas.fill(rect, color)
  }

  /// Draws the line that stands for no colour, from corner to corner.
  public static func strikeOut(_ rect: Rect, on canvas: borrowing Canvas) throws(DrawingError) {
    var line = Path()
    line.move(to: rect.x, rect.y)
    line.line(to: rect.maxX, rect.maxY)
    try canvas.stroke(line, width: 1, slash)
  }
}
