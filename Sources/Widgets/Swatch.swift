public import Drawing
public import Raster
public import Styling

/// A colour to look at: over a checkerboard where light shines through it.
public enum Swatch {
  private static let darkSquares = (Color(rgb: 0x3a3f49), Color(rgb: 0x23272f))

  /// Paints a box with a colour; where there is none, with the background of `style`.
  ///
  /// The checkerboard's first square begins at `origin`; it is dark where the background is.
  public static func paint(
    _ rect: Rect, _ color: Color?, on style: ResolvedStyle, from origin: Point, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    guard let color else { return try Backdrop.paint(rect, style, from: origin, zoom: 1, on: canvas) }
    if color.alpha != 255 {
      if Backdrop.opaqueColor(of: style).relativeLuminance < 0.18 {
        try canvas.checkerboard(rect, from: origin, side: Backdrop.square, darkSquares.0, darkSquares.1)
      } else {
        try Backdrop.checkerboard(rect, from: origin, zoom: 1, on: canvas)
      }
    }
    try canvas.fill(rect, color)
  }
}
