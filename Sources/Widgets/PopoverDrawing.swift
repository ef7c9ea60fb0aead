public import Drawing
public import Raster
public import Styling

/// A popover: a bubble with round corners and an arrow up, as UIKit draws one.
public struct PopoverDrawing: WidgetDrawing {
  /// Its size in points, the arrow and the room of its shadow included.
  public let size: Size
  /// Where its content goes, in points from its top left corner.
  public let inner: Rect
  private let style: ResolvedStyle
  private static let arrow = Size(width: 24, height: 10)
  private static let reach = 12.0
  private static let radius = 10.0

  /// A popover around content of a size in points.
  public init(inner content: Size, _ style: ResolvedStyle) {
    self.style = style
    let width = max(content.width, Self.arrow.width + 4 * Self.radius)
    inner = Rect(
      x: Self.reach + ((width - content.width) / 2).rounded(), y: Self.arrow.height + 4, width: content.width,
      height: content.height)
    size = Size(width: width + 2 * Self.reach, height: inner.maxY + Self.reach)
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let bubble = Rect(
      x: origin.x + Self.reach, y: origin.y + inner.y, width: size.width - 2 * Self.reach, height: inner.height)
    let outline = Self.outline(bubble.inset(0.5, 0.5))
    try canvas.outerShadow(
      of: outline, PlatformValue.popoverShadow.color, offset: PlatformValue.popoverShadow.offset,
      blur: PlatformValue.popoverShadow.blurRadius)
    try canvas.fill(outline, (style.color(.backgroundColor) ?? .clear).over(PlatformValue.popover))
    try canvas.stroke(outline, width: 1, style.color(.separatorColor) ?? PlatformValue.popoverEdge)
  }

  /// The bubble, with the arrow in the middle of its upper side.
  private static func outline(_ box: Rect) -> Path {
    var polygon = RoundedPolygon()
    polygon.add(Point(x: box.x, y: box.y), radius: radius)
    polygon.add(Point(x: box.midX - arrow.width / 2, y: box.y), radius: 4)
    polygon.add(Point(x: box.midX, y: box.y - arrow.height), radius: 2)
    polygon.add(Point(x: box.midX + arrow.width / 2, y: box.y), radius: 4)
    polygon.add(Point(x: box.maxX, y: box.y), radius: radius)
    polygon.add(Point(x: box.maxX, y: box.maxY), radius: radius)
    polygon.add(Point(x: box.x, y: box.maxY), radius: radius)
    return polygon.path
  }
}
