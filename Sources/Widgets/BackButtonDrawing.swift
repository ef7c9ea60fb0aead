public import Drawing
public import Raster
public import Styling

/// The button of a navigation bar that goes back: an arrow to the left. It has two looks, normal and pressed.
public struct BackButtonDrawing: WidgetDrawing {
  /// Its size in points: 32 high, as wide as its text with 5 on each side and 10 for the arrow.
  public let size: Size
  private let isPressed: Bool
  private let style: ResolvedStyle
  private let title: ControlTitle

  /// Lays a back button out in the style for normal or, pressed, for highlighted.
  public init(
    title text: String, isPressed: Bool, _ style: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) {
    self.isPressed = isPressed
    self.style = style
    let font = book.textStyle(for: style.font(.actionFont) ?? PlatformValue.actionFont)
    title = ControlTitle(
      layout: try book.layOut(text, font), color: style.color(.actionColor) ?? PlatformValue.tint,
      shadow: style.shadow(.textShadow))
    size = Size(
      width: (title.layout.width + 20).roundedUpToEven, height: max(32, (title.layout.height + 6).roundedUpToEven))
  }

  /// Draws it with its top left corner at a place in points; only a pressed one is filled.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let outline = ControlOutline(
      line: Self.arrow(in: frame, inset: 0.5), outer: Self.arrow(in: frame, inset: 0),
      inner: Self.arrow(in: frame, inset: 1))
    try outline.draw(style, isPressed: isPressed, isFilled: isPressed, on: canvas)
    try title.draw(
      centredAt: frame.midX + 3.5, between: frame.y, and: frame.maxY, on: canvas, with: book)
  }

  /// The arrow, `inset` points inside its outer edge; the edge stands one point inside the frame at top and bottom.
  private static func arrow(in frame: Rect, inset: Double) -> Path {
    let (top, bottom) = (frame.y + 1 + inset, frame.maxY - 1 - inset)
    let (right, middle) = (frame.maxX - inset, frame.midY)
    // The slanted edges run at 3 across for 4 down or up; moved inwards, their ends move along.
    let tip = Point(x: frame.x - 0.5 + inset * 1.25, y: middle)
    let shoulder = tip.x + (middle - top) * 0.75
    let radius = 3.5 - inset
    var corners = RoundedPolygon()
    corners.add(Point(x: shoulder, y: top), radius: 3)
    corners.add(Point(x: right, y: top), radius: radius)
    corners.add(Point(x: right, y: bottom), radius: radius)
    corners.add(Point(x: shoulder, y: bottom), radius: 3)
    corners.add(tip, radius: 2.5)
    return corners.path
  }
}
