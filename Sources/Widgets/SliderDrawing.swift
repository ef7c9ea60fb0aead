public import Drawing
public import Raster
public import Styling

/// A slider, as UIKit draws one: a track of 4 points, a knob of 28.
public struct SliderDrawing: WidgetDrawing {
  /// Its size in points.
  public let size: Size
  private let value: Double
  private let done: Color
  private let rest: Color
  private let knob: Knob
  private static let diameter = 28.0

  /// A slider in the style for its state, `width` points wide; `value` is 0...1. What lies before the knob has the
  /// primary colour, or `actionColor` where the slider is dangerous; what lies behind it the separator's.
  public init(
    value: Double, width: Double, isDangerous: Bool = false, isDisabled: Bool = false, _ style: ResolvedStyle
  ) {
    self.value = min(max(value, 0), 1)
    let done = style.color(isDangerous ? .actionColor : .primaryColor) ?? PlatformValue.tint
    let rest = style.color(.separatorColor) ?? PlatformValue.track
    self.done = isDisabled ? done.halfFaded : done
    self.rest = isDisabled ? rest.halfFaded : rest
    knob = Knob(diameter: Self.diameter, style: style)
    size = Size(width: max(width, 2 * Self.diameter), height: 32)
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let middle = origin.y + size.height / 2
    let x = origin.x + (Self.diameter / 2 + value * (size.width - Self.diameter)).rounded()
    let right = origin.x + size.width
    try canvas.fill(
      RoundedPolygon.box(Rect(x: origin.x, y: middle - 2, width: x - origin.x, height: 4), left: 2, right: 0), done)
    try canvas.fill(RoundedPolygon.box(Rect(x: x, y: middle - 2, width: right - x, height: 4), left: 0, right: 2), rest)
    try knob.draw(centredAt: Point(x: x, y: middle), on: canvas)
  }
}
