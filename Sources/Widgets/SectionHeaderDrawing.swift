public import Drawing
public import Raster
public import Styling

/// The header of a section of a list; section 14 of BRStyle's behaviour: headlineFont in the primary colour.
public struct SectionHeaderDrawing: WidgetDrawing {
  /// Its size in points: as wide as it was asked for, 38 high, more only where its text is too tall.
  public let size: Size
  private let title: TextLayout
  private let color: Color
  private static let margin = 16.0

  /// Lays a header out, `width` points wide; a title that has no room ends with an ellipsis.
  public init(_ text: String, width: Double = 375, _ style: ResolvedStyle, with book: FontBook) throws(DrawingError) {
    let font = book.textStyle(for: style.font(.headlineFont) ?? PlatformValue.textFont)
    title = try FittingText.layOut(text, font, width: width - 2 * Self.margin, with: book)
    color = style.color(.primaryColor) ?? PlatformValue.tint
    size = Size(
      width: max(width, (title.width + 2 * Self.margin).rounded(.up)),
      height: max(38, (title.height + 16).roundedUpToEven))
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    try canvas.draw(
      title, color, x: origin.x + Self.margin, y: origin.y + size.height - 6 - title.height, with: book)
  }
}
