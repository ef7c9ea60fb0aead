public import Drawing
public import Raster
public import Styling

/// One rung of the text ladder: a font and a colour that belong together.
public enum TextRole: String, Sendable, Hashable, CaseIterable {
  /// The largest titles.
  case hero
  /// Major titles.
  case headline
  /// Minor titles.
  case secondaryHeadline = "secondary-headline"
  /// Body text.
  case text
  /// Captions.
  case caption

  /// The setting of its font.
  public var font: Setting {
    switch self {
    case .hero: .heroFont
    case .headline: .headlineFont
    case .secondaryHeadline: .secondaryHeadlineFont
    case .text: .textFont
    case .caption: .captionFont
    }
  }

  /// The setting of its colour.
  public var color: Setting {
    switch self {
    case .hero: .heroColor
    case .headline: .headlineColor
    case .secondaryHeadline: .secondaryHeadlineColor
    case .text: .textColor
    case .caption: .captionColor
    }
  }
}

/// Text in one role, broken at spaces where it is wider than its room.
public struct LabelDrawing: WidgetDrawing {
  /// The colour of text that the style gives none, for judging contrast.
  public static let colorOfUncolored = PlatformValue.text

  /// Its size in points.
  public let size: Size
  private let layout: TextLayout
  private let color: Color

  /// Lays text out in a role, at most `width` points wide unless a single word is wider.
  public init(
    _ text: String, _ role: TextRole, width: Double, _ style: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) {
    let font = style.font(role.font) ?? PlatformValue.textFont
    layout = try book.layOut(text, book.textStyle(for: font), width: width, breaking: .atSpaces)
    color = style.color(role.color) ?? PlatformValue.text
    size = Size(width: layout.width, height: layout.height)
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    try canvas.draw(layout, color, x: origin.x, y: origin.y, with: book)
  }
}
