public import Drawing
public import Raster
public import Styling

/// A navigation bar with a large title: items above, the title below them at the left.
public struct LargeNavigationBarDrawing: WidgetDrawing {
  /// Its size in points: 375 by 96, more only where its content needs it.
  public let size: Size
  private let style: ResolvedStyle
  private let leading: WidgetRow
  private let trailing: WidgetRow
  private let title: ControlTitle
  private let rowHeight: Double
  private static let margin = 8.0
  private static let titleMargin = 16.0

  /// Lays a bar out; `titleStyle` is the style of the title view, the items have theirs already.
  public init(
    title text: String, leading: [any WidgetDrawing] = [], trailing: [any WidgetDrawing] = [],
    bar style: ResolvedStyle, titleStyle: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) {
    self.style = style
    self.leading = WidgetRow(widgets: leading, gap: Self.margin)
    self.trailing = WidgetRow(widgets: trailing, gap: Self.margin)
    let font = Self.titleFont(of: titleStyle)
    title = ControlTitle(
      layout: try book.layOut(text, book.textStyle(for: font)),
      color: titleStyle.color(.actionColor) ?? PlatformValue.text, shadow: titleStyle.shadow(.textShadow))
    rowHeight = max(44, (max(self.leading.height, self.trailing.height) + 12).roundedUpToEven)
    let items = self.leading.widthAndGap + self.trailing.width + 2 * Self.margin
    size = Size(
      width: max(375, max(items, title.layout.width + 2 * Self.titleMargin).roundedUpToEven),
      height: rowHeight + max(52, (title.layout.height + 12).roundedUpToEven))
  }

  /// The font of a large title: that of an ordinary one at 32/21 of its size, in whole points.
  public static func titleFont(of style: ResolvedStyle) -> Font {
    guard let font = style.font(.navigationFont) else { return PlatformValue.largeTitleFont }
    return Font(name: font.name, size: max(1, (font.size * 32 / 21).rounded()))
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let bar = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    try BarBackground.paint(bar, style, edge: .bottom, on: canvas)
    let middle = bar.y + rowHeight / 2
    try leading.draw(from: bar.x + Self.margin, around: middle, on: canvas, with: book)
    try trailing.draw(from: bar.maxX - Self.margin - trailing.width, around: middle, on: canvas, with: book)
    try title.draw(
      centredAt: bar.x + Self.titleMargin + title.layout.width / 2, between: bar.y + rowHeight, and: bar.maxY,
      on: canvas, with: book)
  }
}
