public import Drawing
public import Raster
public import Styling

/// What stands behind a widget: the style's background, over a checkerboard where light shines through it.
public enum Backdrop {
  /// The side of the checkerboard's squares, in points of the page.
  static let square = 8.0
  private static let light = Color(rgb: 0xffffff)
  private static let dark = Color(rgb: 0xd0d4db)

  /// Paints a box with the style's background colour; without one, only the checkerboard shows.
  ///
  /// The checkerboard's first square begins at `origin`; on a canvas that is zoomed its squares are as much smaller.
  public static func paint(
    _ rect: Rect, _ style: ResolvedStyle, from origin: Point, zoom: Double, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    let color = style.color(.backgroundColor)
    if color?.alpha != 255 { try checkerboard(rect, from: origin, zoom: zoom, on: canvas) }
    if let color { try canvas.fill(rect, color) }
  }

  /// Paints the checkerboard that a colour which is not opaque stands on.
  static func checkerboard(
    _ rect: Rect, from origin: Point, zoom: Double, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    try canvas.checkerboard(rect, from: origin, side: square / zoom, light, dark)
  }

  /// The colour that text on the backdrop is judged against: the background over white.
  public static func opaqueColor(of style: ResolvedStyle) -> Color {
    (style.color(.backgroundColor) ?? .clear).over(light)
  }
}
