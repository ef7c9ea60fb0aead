import Drawing
import Raster
import Styling

/// The body of a control: fill, gloss or pressed shadow, outline; section 14 of BRStyle's behaviour.
struct ControlOutline {
  /// The middle of the one-point outline.
  let line: Path
  /// The outline's outer edge.
  let outer: Path
  /// The outline's inner edge, which the fill keeps to.
  let inner: Path

  /// A rounded rectangle inside `frame`: half a point in at the sides, one and a half at top and bottom, since the
  /// last point belongs to the gloss.
  static func rounded(_ frame: Rect, radius: Double = 3) -> ControlOutline {
    let middle = frame.inset(0.5, 1.5)
    return ControlOutline(
      line: .roundedRectangle(middle, radius: radius),
      outer: .roundedRectangle(middle.inset(-0.5, -0.5), radius: radius + 0.5),
      inner: .roundedRectangle(middle.inset(0.5, 0.5), radius: radius - 0.5))
  }

  /// Draws all of it; a control that `isFilled` takes the style's fill.
  func draw(
    _ style: ResolvedStyle, isPressed: Bool, isFilled: Bool = true, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    if let shadow = style.shadow(.shadow) {
      try canvas.outerShadow(of: outer, shadow.color, offset: shadow.offset, blur: shadow.blurRadius)
    }
    if isFilled, let fill = style.color(.fillColor) { try canvas.fill(inner, fill) }
    if isPressed {
      if let shadow = style.color(.shadowColor) {
        try canvas.innerShadow(of: inner, shadow, offset: Size(width: 0.1, height: 2.1), blur: 2)
      }
    } else {
      try drawGloss(style, on: canvas)
    }
    if let border = style.color(.borderColor) { try canvas.stroke(line, width: 1, border) }
  }

  /// The hard shadow of the outline; a shadow is as faint as what casts it.
  private func drawGloss(_ style: ResolvedStyle, on canvas: borrowing Canvas) throws(DrawingError) {
    guard let gloss = style.color(.glossColor), let border = style.color(.borderColor) else { return }
    let alpha = (Int(gloss.alpha) * Int(border.alpha) + 127) / 255
    try canvas.hardShadow(
      ofStroke: line, width: 1, gloss.withAlpha(UInt8(alpha)), offset: Size(width: 0.1, height: 1.1))
  }
}
