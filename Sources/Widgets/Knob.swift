import Drawing
import Raster
import Styling

/// The white disc of a switch or slider.
struct Knob {
  let diameter: Double
  let style: ResolvedStyle

  /// Draws it around a place in points, with the style's shadow or the platform's.
  func draw(centredAt centre: Point, on canvas: borrowing Canvas) throws(DrawingError) {
    let disc = Path.circle(center: centre, radius: diameter / 2)
    let shadow = style.shadow(.shadow) ?? PlatformValue.knobShadow
    try canvas.outerShadow(of: disc, shadow.color, offset: shadow.offset, blur: shadow.blurRadius)
    try canvas.fill(disc, PlatformValue.knob)
    try canvas.stroke(.circle(center: centre, radius: diameter / 2 - 0.25), width: 0.5, PlatformValue.knobEdge)
  }
}

extension Color {
  /// The colour of a control that can't be used, as UIKit fades one: half its alpha.
  var halfFaded: Color { withAlpha(UInt8((Int(alpha) + 1) / 2)) }
}
