public import Drawing
public import Raster
public import Styling

/// A switch, as UIKit draws one.
public struct SwitchDrawing: WidgetDrawing {
  /// Its size: 51 by 31 points, and one below for the knob's shadow.
  public let size = Size(width: 52, height: 32)
  private let isOn: Bool
  private let track: Color
  private let knob: Knob

  /// A switch in the style for its state: on, it has the primary colour, or `actionColor` where it is dangerous; off,
  /// the separator's.
  public init(isOn: Bool, isDangerous: Bool = false, isDisabled: Bool = false, _ style: ResolvedStyle) {
    self.isOn = isOn
    let on = style.color(isDangerous ? .actionColor : .primaryColor) ?? PlatformValue.switchOn
    let color = isOn ? on : style.color(.separatorColor) ?? PlatformValue.track
    track = isDisabled ? color.halfFaded : color
    knob = Knob(diameter: 27, style: style)
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let box = Rect(x: origin.x, y: origin.y, width: 51, height: 31)
    try canvas.fill(.roundedRectangle(box, radius: 15.5), track)
    let x = isOn ? box.maxX - 15.5 : box.x + 15.5
    try knob.draw(centredAt: Point(x: x, y: box.y + 15.5), on: canvas)
  }
}
