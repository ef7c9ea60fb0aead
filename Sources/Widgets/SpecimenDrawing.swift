public import Drawing
public import Raster
public import Styling

/// A line of text in one of a style's fonts and its text colour.
public struct SpecimenDrawing: WidgetDrawing {
  /// Its size in points: that of the text.
  public let size: Size
  private let layout: TextLayout
  private let color: Color

  /// Lays a line out in the font of a setting.
  public init(_ text: String, _ font: Setting, _ style: ResolvedStyle, with book: FontBook) throws(DrawingError) {
    layout = try book.layOut(text, book.textStyle(for: style.font(font) ?? PlatformValue.textFont))
    color = style.color(.textColor) ?? PlatformValue.text
    size = Size(width: layout.width, height: layout.height)
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    try canvas.draw(layout, color, x: origin.x, y: origin.y, with: book)
  }
}
