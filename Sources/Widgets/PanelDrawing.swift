public import Drawing
public import Raster
public import Styling

/// A plain view: a panel in the background colour with a headline, text and a caption on it.
public struct PanelDrawing: WidgetDrawing {
  /// Its size in points: as wide as it was asked for, as high as its text needs.
  public let size: Size
  private let style: ResolvedStyle
  private let lines: [(label: LabelDrawing, y: Double)]
  private static let margin = 16.0

  /// Lays a panel out; `width` is in points, more only where a word of its text needs it.
  public init(
    title: String, width: Double, _ style: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) {
    self.style = style
    let room = width - 2 * Self.margin
    let texts: [(String, TextRole)] = [
      (title, .headline), ("One for actions, one for warnings", .text), ("Changed on 3 sheets", .caption),
    ]
    var y = 12.0
    var lines: [(label: LabelDrawing, y: Double)] = []
    for (text, role) in texts {
      let label = try LabelDrawing(text, role, width: room, style, with: book)
      lines.append((label, y))
      y += label.size.height.rounded(.up) + 4
    }
    self.lines = lines
    let widest = lines.map(\.label.size.width).reduce(0, max).rounded(.up)
    size = Size(width: max(width, widest + 2 * Self.margin), height: (y + 8).roundedUpToEven)
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let outline = Path.roundedRectangle(
      Rect(x: origin.x, y: origin.y, width: size.width, height: size.height).inset(0.5, 0.5), radius: 4)
    if let color = style.color(.backgroundColor) { try canvas.fill(outline, color) }
    try canvas.stroke(outline, width: 1, style.color(.separatorColor) ?? PlatformValue.popoverEdge)
    for line in lines {
      try line.label.draw(
        at: Point(x: origin.x + Self.margin, y: origin.y + line.y), on: canvas, with: book)
    }
  }
}
