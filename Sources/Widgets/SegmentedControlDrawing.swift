public import Drawing
public import Raster
public import Styling

/// Segments in one outline, each in the style for its own state.
public struct SegmentedControlDrawing: WidgetDrawing {
  /// One segment.
  public struct Segment: Sendable {
    /// Its title.
    public var title: String
    /// Whether it is held down.
    public var isPressed: Bool
    /// The style for its state.
    public var style: ResolvedStyle

    /// A segment.
    public init(_ title: String, isPressed: Bool = false, _ style: ResolvedStyle) {
      self.title = title
      self.isPressed = isPressed
      self.style = style
    }
  }

  /// Its size in points: 32 high, more only where its text is too tall; segments are equally wide.
  public let size: Size
  private let segments: [(segment: Segment, title: ControlTitle)]
  private let style: ResolvedStyle
  private let width: Double

  /// Lays segments out; `style` is that of the whole control.
  public init(_ segments: [Segment], _ style: ResolvedStyle, with book: FontBook) throws(DrawingError) {
    self.style = style
    var laidOut: [(segment: Segment, title: ControlTitle)] = []
    for segment in segments {
      let font = book.textStyle(for: segment.style.font(.actionFont) ?? PlatformValue.actionFont)
      laidOut.append(
        (
          segment,
          ControlTitle(
            layout: try book.layOut(segment.title, font),
            color: segment.style.color(.actionColor) ?? PlatformValue.tint,
            shadow: segment.style.shadow(.textShadow))
        ))
    }
    self.segments = laidOut
    width = max(48, (laidOut.map(\.title.layout.width).max() ?? 0) + 20).roundedUpToEven
    let tallest = laidOut.map(\.title.layout.height).max() ?? 0
    size = Size(
      width: width * Double(max(1, segments.count)), height: max(32, (tallest + 6).roundedUpToEven))
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let outline = ControlOutline.rounded(frame)
    try outline.draw(style, isPressed: false, isFilled: false, on: canvas)
    for (i, part) in segments.enumerated() { try drawBody(i, part.segment, in: frame, on: canvas) }
    try drawLines(in: frame, outline, on: canvas)
    for (i, part) in segments.enumerated() {
      let centre = frame.x + (Double(i) + 0.5) * width
      try part.title.draw(centredAt: centre, between: frame.y, and: frame.maxY, on: canvas, with: book)
    }
  }

  private func drawBody(
    _ index: Int, _ segment: Segment, in frame: Rect, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    let (isFirst, isLast) = (index == 0, index == segments.count - 1)
    let left = frame.x + Double(index) * width + (isFirst ? 1 : 0)
    let right = frame.x + Double(index + 1) * width - (isLast ? 1 : 0)
    let box = Rect(x: left, y: frame.y + 2, width: right - left, height: frame.height - 4)
    let path = RoundedPolygon.box(box, left: isFirst ? 2.5 : 0, right: isLast ? 2.5 : 0)
    if let fill = segment.style.color(.fillColor) { try canvas.fill(path, fill) }
    if segment.isPressed, let shadow = segment.style.color(.shadowColor) {
      try canvas.innerShadow(of: path, shadow, offset: Size(width: 0.1, height: 2.1), blur: 2)
    }
  }

  /// The lines between segments, the outline, and around a segment of another border its own.
  private func drawLines(
    in frame: Rect, _ outline: ControlOutline, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    if let border = style.color(.borderColor) {
      for i in 1..<max(1, segments.count) {
        let x = frame.x + Double(i) * width
        try canvas.fill(Rect(x: x, y: frame.y + 2, width: 1, height: frame.height - 4), border)
      }
      try canvas.stroke(outline.line, width: 1, border)
    }
    for (i, part) in segments.enumerated() {
      guard let border = part.segment.style.color(.borderColor), border != style.color(.borderColor) else { continue }
      let (isFirst, isLast) = (i == 0, i == segments.count - 1)
      let box = Rect(
        x: frame.x + Double(i) * width + 0.5, y: frame.y + 1.5, width: width - (isLast ? 1 : 0),
        height: frame.height - 3)
      let path = RoundedPolygon.box(box, left: isFirst ? 3 : 0, right: isLast ? 3 : 0)
      try canvas.stroke(path, width: 1, border)
    }
  }
}
