public import Drawing
public import Raster
public import Styling

/// A push button with a badge or without; section 14 of BRStyle's behaviour.
public struct ButtonDrawing: WidgetDrawing {
  /// What it says, and whether it is pressed.
  public struct Content: Sendable, Hashable {
    /// The title.
    public var title: String
    /// The badge at the right end; nothing draws none.
    public var badge: String?
    /// Whether it is held down.
    public var isPressed: Bool
    /// Whether it stands in a compact bar.
    public var isCompact: Bool

    /// A button's content.
    public init(title: String, badge: String? = nil, isPressed: Bool = false, isCompact: Bool = false) {
      self.title = title
      self.badge = badge
      self.isPressed = isPressed
      self.isCompact = isCompact
    }
  }

  /// Its size in points: 32 high, 26 in a compact bar, more only where its text is too tall; an even width of 48 or
  /// more.
  public let size: Size
  private let content: Content
  private let style: ResolvedStyle
  private let title: ControlTitle
  private let badge: ControlTitle?
  private let badgeWidth: Double

  /// Lays a button out in the style for its state.
  public init(_ content: Content, _ style: ResolvedStyle, with book: FontBook) throws(DrawingError) {
    self.content = content
    self.style = style
    let font = book.textStyle(for: style.font(.actionFont) ?? PlatformValue.actionFont)
    let color = style.color(.actionColor) ?? PlatformValue.tint
    func label(_ text: String) throws(DrawingError) -> ControlTitle {
      ControlTitle(layout: try book.layOut(text, font), color: color, shadow: style.shadow(.textShadow))
    }
    title = try label(content.title)
    if let text = content.badge {
      let mark = try label(text)
      let margin = text.allSatisfy(\.isASCIIDigit) ? 5.0 : 10.0
      badgeWidth = max(24, mark.layout.width.rounded(.up) + 2 * margin)
      badge = mark
    } else {
      badge = nil
      badgeWidth = 0
    }
    let width = max(48, title.layout.width.rounded(.up) + 20 + badgeWidth)
    let height = max(content.isCompact ? 26 : 32, (title.layout.height + 6).roundedUpToEven)
    size = Size(width: width.roundedUpToEven, height: height)
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    try ControlOutline.rounded(frame).draw(style, isPressed: content.isPressed, on: canvas)
    let split = frame.maxX - badgeWidth
    try title.draw(
      centredAt: (frame.x + split) / 2, between: frame.y, and: frame.maxY, on: canvas, with: book)
    guard let badge else { return }
    if let border = style.color(.borderColor) {
      let line = border.withAlpha(content.isPressed ? 0x66 : 0xcc)
      try canvas.fill(Rect(x: split, y: frame.y + 2, width: 1, height: frame.height - 4), line)
    }
    try badge.draw(
      centredAt: (split + frame.maxX) / 2, between: frame.y, and: frame.maxY, on: canvas, with: book)
  }
}

extension Double {
  /// The smallest even whole number that is not less.
  var roundedUpToEven: Double { (self / 2).rounded(.up) * 2 }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
