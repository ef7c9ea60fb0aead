public import Drawing
public import Raster
public import Styling

/// A stepper: minus, a number, plus; section 14 of BRStyle's behaviour.
public struct StepperDrawing: WidgetDrawing {
  /// One of its two step buttons.
  public enum Half: Sendable, Hashable {
    /// The left one, which steps down.
    case minus
    /// The right one, which steps up.
    case plus
  }

  /// What it shows.
  public struct Content: Sendable, Hashable {
    /// The number.
    public var value: Int
    /// What the number can be.
    public var range: ClosedRange<Int>
    /// The half that is held down.
    public var pressed: Half?

    /// A stepper's content.
    public init(_ value: Int, in range: ClosedRange<Int> = 0...32, pressed: Half? = nil) {
      self.value = value
      self.range = range
      self.pressed = pressed
    }
  }

  /// The styles of its parts, by state.
  public struct Styles: Sendable {
    /// For its own state: outline, fill, gloss.
    public var own: ResolvedStyle
    /// For its own state without highlighted: the glyphs of halves that are not pressed.
    public var released: ResolvedStyle
    /// For its own state and highlighted: a pressed half.
    public var highlighted: ResolvedStyle
    /// For its own state and disabled: the glyph of a direction that is exhausted.
    public var exhausted: ResolvedStyle
    /// For selected: a number above zero.
    public var selected: ResolvedStyle
    /// For disabled: the number zero.
    public var disabled: ResolvedStyle

    /// Styles by state.
    public init(
      own: ResolvedStyle, released: ResolvedStyle, highlighted: ResolvedStyle, exhausted: ResolvedStyle,
      selected: ResolvedStyle, disabled: ResolvedStyle
    ) {
      self.own = own
      self.released = released
      self.highlighted = highlighted
      self.exhausted = exhausted
      self.selected = selected
      self.disabled = disabled
    }
  }

  /// Its size in points: halves of at least 25 by 28 and a number of at least 30, with 8 and 4 around the number.
  public let size: Size
  private let content: Content
  private let styles: Styles
  private let number: ControlTitle
  private static let half = 33.0

  /// Lays a stepper out.
  public init(_ content: Content, _ styles: Styles, with book: FontBook) throws(DrawingError) {
    self.content = content
    self.styles = styles
    let font = styles.own.font(.actionFont) ?? PlatformValue.actionFont
    let text = book.textStyle(for: Font(name: font.name, size: font.size + 2), weight: 500)
    let style = content.value > 0 ? styles.selected : styles.disabled
    number = ControlTitle(
      layout: try book.layOut(String(content.value), text), color: style.color(.actionColor) ?? PlatformValue.tint,
      shadow: styles.own.shadow(.textShadow))
    size = Size(
      width: 2 * Self.half + max(30, number.layout.width + 16).roundedUpToEven,
      height: max(32, (number.layout.height + 8).roundedUpToEven))
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let outline = ControlOutline.rounded(frame)
    try outline.draw(styles.own, isPressed: false, on: canvas)
    if let pressed = content.pressed { try drawPressed(pressed, in: frame, on: canvas) }
    if let border = styles.own.color(.borderColor) {
      for x in [frame.x + Self.half, frame.maxX - Self.half - 1] {
        try canvas.fill(Rect(x: x, y: frame.y + 2, width: 1, height: frame.height - 4), border)
      }
    }
    let middle = frame.midY - 0.5 + (frame.height / 2).truncatingRemainder(dividingBy: 1)
    for (half, x) in [(Half.minus, frame.x + Self.half / 2), (.plus, frame.maxX - Self.half / 2)] {
      let glyph: StepGlyph = half == .minus ? .minus : .plus
      try glyph.draw(centredAt: Point(x: x.rounded(), y: middle.rounded()), glyphColor(half), on: canvas)
    }
    try number.draw(centredAt: frame.midX, between: frame.y, and: frame.maxY, on: canvas, with: book)
  }

  private func glyphColor(_ half: Half) -> Color {
    let isExhausted =
      half == .minus ? content.value <= content.range.lowerBound : content.value >= content.range.upperBound
    let style = isExhausted ? styles.exhausted : half == content.pressed ? styles.own : styles.released
    return style.color(.actionColor) ?? PlatformValue.tint
  }

  private func drawPressed(_ half: Half, in frame: Rect, on canvas: borrowing Canvas) throws(DrawingError) {
    let inner = frame.inset(1, 2)
    let box = Rect(
      x: half == .minus ? inner.x : frame.maxX - Self.half, y: inner.y, width: Self.half - 1, height: inner.height)
    let path = RoundedPolygon.box(box, left: half == .minus ? 2.5 : 0, right: half == .plus ? 2.5 : 0)
    if let fill = styles.highlighted.color(.fillColor) { try canvas.fill(path, fill) }
    if let shadow = styles.highlighted.color(.shadowColor) {
      try canvas.innerShadow(of: path, shadow, offset: Size(width: 0.1, height: 2.1), blur: 2)
    }
    // The outline comes last.
    if let border = styles.own.color(.borderColor) {
      try canvas.stroke(ControlOutline.rounded(frame).line, width: 1, border)
    }
  }
}
