public import Drawing
public import Raster
public import Styling

/// A plus or minus in a rounded square; section 14 of BRStyle's behaviour.
public struct PlusMinusButtonDrawing: WidgetDrawing {
  /// Its size: 28 by 28 points.
  public let size = Size(width: 28, height: 28)
  private let isPlus: Bool
  private let isPressed: Bool
  private let style: ResolvedStyle

  /// A button in the style for its state.
  public init(isPlus: Bool, isPressed: Bool = false, _ style: ResolvedStyle) {
    self.isPlus = isPlus
    self.isPressed = isPressed
    self.style = style
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let outline = ControlOutline.rounded(frame, radius: 4)
    try outline.draw(style, isPressed: false, on: canvas)
    let color = style.color(.actionColor) ?? PlatformValue.tint
    if isPressed {
      // The pressed shadow is the title's colour at half its alpha, not shadowColor.
      try canvas.innerShadow(
        of: outline.inner, color.withAlpha(color.alpha / 2), offset: Size(width: 0.1, height: 2.1), blur: 2)
      if let border = style.color(.borderColor) { try canvas.stroke(outline.line, width: 1, border) }
    }
    let glyph: StepGlyph = isPlus ? .plus : .minus
    try glyph.draw(centredAt: Point(x: frame.midX, y: frame.midY), color, on: canvas)
  }
}
