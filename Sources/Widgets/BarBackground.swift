public import Drawing
public import Raster
public import Styling

/// The body of a navigation bar or toolbar, and the hairline where it ends.
public enum BarBackground {
  /// On which side of a bar the content begins.
  public enum Edge: Sendable, Hashable {
    /// Above: a toolbar.
    case top
    /// Below: a navigation bar.
    case bottom
  }

  /// The tint of the bar: `navigationColor`, else the platform's.
  public static func color(of style: ResolvedStyle) -> Color {
    style.color(.navigationColor) ?? PlatformValue.bar
  }

  /// Paints a bar; its edge is one point of `separatorColor` inside the bar's box.
  public static func paint(
    _ rect: Rect, _ style: ResolvedStyle, edge: Edge, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    try canvas.fill(rect, color(of: style))
    guard let separator = style.color(.separatorColor) else { return }
    let y = edge == .top ? rect.y : rect.maxY - 1
    try canvas.fill(Rect(x: rect.x, y: y, width: rect.width, height: 1), separator)
  }
}
