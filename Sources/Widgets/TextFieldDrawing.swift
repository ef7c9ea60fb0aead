public import Drawing
public import Raster
public import Styling

/// A field of a form: its text, or a placeholder where there is none.
public struct TextFieldDrawing: WidgetDrawing {
  /// What it shows.
  public struct Content: Sendable, Hashable {
    /// What has been entered.
    public var text: String
    /// What stands there instead while nothing has been.
    public var placeholder: String
    /// Whether it has the focus.
    public var isFocused: Bool
    /// Whether it can't be used.
    public var isDisabled: Bool
    /// Whether a mark says that what it holds is dangerous.
    public var isDangerous: Bool

    /// A field's content.
    public init(
      text: String = "", placeholder: String = "", isFocused: Bool = false, isDisabled: Bool = false,
      isDangerous: Bool = false
    ) {
      self.text = text
      self.placeholder = placeholder
      self.isFocused = isFocused
      self.isDisabled = isDisabled
      self.isDangerous = isDangerous
    }
  }

  /// Its size in points: as wide as it was asked for, 36 high, more only where its text is too tall.
  public let size: Size
  private let content: Content
  private let style: ResolvedStyle
  private let text: TextLayout
  private let color: Color
  private static let margin = 10.0
  private static let mark = 16.0

  /// Lays a field out in the style for its state.
  public init(_ content: Content, width: Double = 240, _ style: ResolvedStyle, with book: FontBook) throws(DrawingError)
  {
    self.content = content
    self.style = style
    let font = book.textStyle(for: style.font(.formFont) ?? PlatformValue.textFont)
    let room = width - 2 * Self.margin - (content.isDangerous ? Self.mark + 8 : 0) - 2
    let shown = content.text.isEmpty ? content.placeholder : content.text
    text = try FittingText.layOut(shown, font, width: room, with: book)
    color = Self.color(of: content, style)
    let needed = text.width + width - room
    size = Size(width: max(width, needed.rounded(.up)), height: max(36, (text.height + 16).roundedUpToEven))
  }

  private static func color(of content: Content, _ style: ResolvedStyle) -> Color {
    if content.isDisabled || content.text.isEmpty {
      return style.color(.placeholderColor) ?? PlatformValue.placeholder
    }
    return style.color(.formColor) ?? PlatformValue.text
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    try ControlOutline.rounded(frame, radius: 4).draw(style, isPressed: false, on: canvas)
    let tint = style.color(.primaryColor) ?? PlatformValue.tint
    if content.isFocused {
      try canvas.stroke(.roundedRectangle(frame.inset(1, 2), radius: 3.5), width: 2, tint)
    }
    let left = frame.x + Self.margin
    let top = frame.y + (frame.height - text.height) / 2
    try canvas.draw(text, color, x: left, y: top, with: book)
    if content.isFocused {
      let x = content.text.isEmpty ? left - 4 : left + text.width.rounded(.up) + 1
      let height = max(16, text.height.rounded())
      try canvas.fill(Rect(x: x, y: (frame.midY - height / 2).rounded(), width: 2, height: height), tint)
    }
    if content.isDangerous { try drawMark(in: frame, on: canvas) }
  }

  /// A disc with an exclamation mark at the right end.
  private func drawMark(in frame: Rect, on canvas: borrowing Canvas) throws(DrawingError) {
    let centre = Point(x: frame.maxX - Self.margin - Self.mark / 2, y: frame.midY)
    try canvas.fill(.circle(center: centre, radius: Self.mark / 2), style.color(.actionColor) ?? PlatformValue.tint)
    let sign = (style.color(.fillColor) ?? .clear).over(PlatformValue.knob)
    try canvas.fill(
      .roundedRectangle(Rect(x: centre.x - 1, y: centre.y - 4.5, width: 2, height: 5.5), radius: 1), sign)
    try canvas.fill(.circle(center: Point(x: centre.x, y: centre.y + 3.5), radius: 1.1), sign)
  }
}
