public import Drawing
public import Raster
public import Styling

/// A navigation bar: a back button or an item left, a title in the middle, items right.
public struct NavigationBarDrawing: WidgetDrawing {
  /// What stands at the left end.
  public enum Leading: Sendable {
    /// Nothing.
    case none
    /// A back button.
    case back(BackButtonDrawing)
    /// An ordinary button.
    case button(ButtonDrawing)
    /// An item without an outline.
    case item(BarButtonItemDrawing)

    fileprivate var widgets: [any WidgetDrawing] {
      switch self {
      case .none: []
      case .back(let button): [button]
      case .button(let button): [button]
      case .item(let item): [item]
      }
    }
  }

  /// Its size in points: 375 or another width by 44, more only where its content needs it.
  public let size: Size
  private let style: ResolvedStyle
  private let leading: WidgetRow
  private let title: ControlTitle
  private let trailing: WidgetRow
  private static let margin = 8.0

  /// Lays a bar out; `titleStyle` is the style of the title view, `trailing` are buttons or items, with their styles
  /// already.
  public init(
    title text: String, leading: Leading, trailing: [any WidgetDrawing], bar style: ResolvedStyle,
    titleStyle: ResolvedStyle, width: Double = 375, with book: FontBook
  ) throws(DrawingError) {
    self.style = style
    self.leading = WidgetRow(widgets: leading.widgets, gap: Self.margin)
    self.trailing = WidgetRow(widgets: trailing, gap: Self.margin)
    let font = book.textStyle(for: titleStyle.font(.navigationFont) ?? PlatformValue.navigationFont)
    title = ControlTitle(
      layout: try book.layOut(text, font), color: titleStyle.color(.actionColor) ?? PlatformValue.text,
      shadow: titleStyle.shadow(.textShadow))
    let sides = self.leading.widthAndGap + self.trailing.widthAndGap
    let tallest = max(self.leading.height, self.trailing.height, title.layout.height)
    size = Size(
      width: max(width, (title.layout.width + sides + 2 * Self.margin).roundedUpToEven),
      height: max(44, (tallest + 12).roundedUpToEven))
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let bar = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    try BarBackground.paint(bar, style, edge: .bottom, on: canvas)
    try leading.draw(from: bar.x + Self.margin, around: bar.midY, on: canvas, with: book)
    try trailing.draw(from: bar.maxX - Self.margin - trailing.width, around: bar.midY, on: canvas, with: book)
    try title.draw(centredAt: titleCentre(in: bar), between: bar.y, and: bar.maxY, on: canvas, with: book)
  }

  /// The middle of the bar, or as near to it as what stands at the sides allows.
  private func titleCentre(in bar: Rect) -> Double {
    let half = title.layout.width / 2
    let left = bar.x + Self.margin + leading.widthAndGap
    let right = bar.maxX - Self.margin - trailing.widthAndGap
    return min(max(bar.midX, left + half), right - half)
  }
}
