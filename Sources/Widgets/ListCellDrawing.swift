public import Drawing
public import Raster
public import Styling

/// A cell of a list, as UIKit draws one: a title, a caption below it, a second text at the right end.
public struct ListCellDrawing: WidgetDrawing {
  /// What stands at the right end.
  public enum Accessory: String, Sendable, Hashable {
    /// Nothing.
    case none
    /// The cell leads on.
    case disclosure
    /// The cell is chosen.
    case checkmark
  }

  /// What it shows.
  public struct Content: Sendable, Hashable {
    /// The title.
    public var title: String
    /// The text at the right end; nothing draws none.
    public var secondary: String?
    /// The text below the title; nothing draws none.
    public var caption: String?
    /// The mark at the right end.
    public var accessory: Accessory
    /// Whether it is chosen.
    public var isSelected: Bool
    /// Whether it can't be used.
    public var isDisabled: Bool

    /// A cell's content.
    public init(
      title: String, secondary: String? = nil, caption: String? = nil, accessory: Accessory = .none,
      isSelected: Bool = false, isDisabled: Bool = false
    ) {
      self.title = title
      self.secondary = secondary
      self.caption = caption
      self.accessory = accessory
      self.isSelected = isSelected
      self.isDisabled = isDisabled
    }
  }

  /// Its size in points: as wide as it was asked for, 44 high, more only where its text needs it.
  public let size: Size
  private let content: Content
  private let style: ResolvedStyle
  private let title: TextLayout
  private let secondary: TextLayout?
  private let caption: TextLayout?
  private static let margin = 16.0
  private static let accessoryWidth = 20.0

  /// Lays a cell out, `width` points wide; a control of a size in points may stand at its right end.
  ///
  /// Titles and captions that have no room end with an ellipsis; the second text keeps its width, but for a third of the
  /// cell that the title has for itself.
  public init(
    _ content: Content, width: Double = 375, control: Size? = nil, _ style: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) {
    self.content = content
    self.style = style
    let room =
      width - 2 * Self.margin - (content.accessory == .none ? 0 : Self.accessoryWidth)
      - (control.map { $0.width + 12 } ?? 0)
    func layOut(_ text: String, _ font: Setting, _ width: Double) throws(DrawingError) -> TextLayout {
      let style = book.textStyle(for: style.font(font) ?? PlatformValue.textFont)
      return try FittingText.layOut(text, style, width: width, with: book)
    }
    secondary = try content.secondary.map { text throws(DrawingError) in
      try layOut(text, .listSecondaryFont, room * 2 / 3)
    }
    title = try layOut(content.title, .listFont, room - (secondary.map { $0.width + 12 } ?? 0))
    caption = try content.caption.map { text throws(DrawingError) in try layOut(text, .listCaptionFont, room) }
    let left = max(title.width + (secondary.map { $0.width + 12 } ?? 0), caption?.width ?? 0)
    let lines = max(title.height, secondary?.height ?? 0) + (caption.map { $0.height + 2 } ?? 0)
    size = Size(
      width: max(width, (left + width - room).rounded(.up)),
      height: max(44, max(lines + 18, (control?.height ?? 0) + 12).roundedUpToEven))
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let cell = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    if let background = style.color(.backgroundColor) { try canvas.fill(cell, background) }
    if content.isSelected { try canvas.fill(cell, PlatformValue.selectedCell) }
    let first = firstLineHeight
    let lines = first + (caption.map { $0.height + 2 } ?? 0)
    let top = cell.y + (cell.height - lines) / 2
    let left = cell.x + Self.margin
    try canvas.draw(title, titleColor, x: left, y: top + (first - title.height) / 2, with: book)
    if let caption { try canvas.draw(caption, captionColor, x: left, y: top + first + 2, with: book) }
    let right = cell.maxX - Self.margin
    let hasAccessory = content.accessory != .none
    if let secondary {
      let edge = right - (hasAccessory ? Self.accessoryWidth : 0)
      // It stands on the title's baseline, unless it is too tall for that.
      let onBaseline = (first - title.height) / 2 + title.firstBaseline - secondary.firstBaseline
      let isInside = onBaseline >= 0 && onBaseline + secondary.height <= first
      let y = top + (isInside ? onBaseline : (first - secondary.height) / 2)
      try canvas.draw(secondary, secondaryColor, x: edge, y: y, .right, with: book)
    }
    if hasAccessory { try drawAccessory(right: right, middle: cell.midY, on: canvas) }
  }

  private var firstLineHeight: Double { max(title.height, secondary?.height ?? 0) }

  private var disabledColor: Color { style.color(.placeholderColor) ?? PlatformValue.placeholder }

  private var titleColor: Color {
    if content.isDisabled { return disabledColor }
    if content.isSelected { return style.color(.primaryColor) ?? PlatformValue.tint }
    return style.color(.textColor) ?? PlatformValue.text
  }

  private var secondaryColor: Color {
    content.isDisabled ? disabledColor : style.color(.textColor) ?? PlatformValue.text
  }

  private var captionColor: Color {
    content.isDisabled ? disabledColor : style.color(.captionColor) ?? PlatformValue.text
  }

  private func drawAccessory(right: Double, middle: Double, on canvas: borrowing Canvas) throws(DrawingError) {
    var path = Path()
    if content.accessory == .disclosure {
      path.move(to: right - 7, middle - 6)
      path.line(to: right - 1, middle)
      path.line(to: right - 7, middle + 6)
      try canvas.stroke(path, width: 2, style.color(.secondaryColor)?.halfFaded ?? PlatformValue.disclosure)
    } else {
      path.move(to: right - 14, middle)
      path.line(to: right - 9, middle + 5)
      path.line(to: right - 1, middle - 6)
      try canvas.stroke(path, width: 2, titleColor)
    }
  }
}
