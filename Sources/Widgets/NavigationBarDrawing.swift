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

    var size: Size {
      switch self {
      case .none: Size(width: 0, height: 0)
      case .back(let button): button.size
      case .button(let button): button.size
      }
    }
  }

  /// Its size in points: 375 by 44, more only where its content needs it.
  public let size: Size
  private let style: ResolvedStyle
  private let leading: Leading
  private let title: ControlTitle
  private let trailing: [ButtonDrawing]
  private static let margin = 8.0

  /// Lays a bar out; `titleStyle` is the style of the title view, `items` those of the buttons already.
  public init(
    title text: String, leading: Leading, trailing: [ButtonDrawing], bar style: ResolvedStyle,
    titleStyle: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) {
    self.style = style
    self.leading = leading
    self.trailing = trailing
    let font = book.textStyle(for: titleStyle.font(.navigationFont) ?? PlatformValue.navigationFont)
    title = ControlTitle(
      layout: try book.layOut(text, font), color: titleStyle.color(.actionColor) ?? PlatformValue.text,
      shadow: titleStyle.shadow(.textShadow))
    let right = Self.width(of: trailing, gap: Self.margin)
    let sides = [leading.size.width, right].filter { $0 > 0 }.map { $0 + Self.margin }.reduce(0, +)
    let tallest = trailing.map(\.size.height).reduce(max(leading.size.height, title.layout.height), max)
    size = Size(
      width: max(375, (title.layout.width + sides + 2 * Self.margin).roundedUpToEven),
      height: max(44, (tallest + 12).roundedUpToEven))
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let bar = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    try BarBackground.paint(bar, style, edge: .bottom, on: canvas)
    let left = Point(x: bar.x + Self.margin, y: bar.midY - (leading.size.height / 2).rounded())
    switch leading {
    case .none: break
    case .back(let button): try button.draw(at: left, on: canvas, with: book)
    case .button(let button): try button.draw(at: left, on: canvas, with: book)
    }
    var x = bar.maxX - Self.margin - Self.width(of: trailing, gap: Self.margin)
    for button in trailing {
      try button.draw(
        at: Point(x: x, y: bar.midY - (button.size.height / 2).rounded()), on: canvas, with: book)
      x += button.size.width + Self.margin
    }
    try title.draw(centredAt: titleCentre(in: bar), between: bar.y, and: bar.maxY, on: canvas, with: book)
  }

  /// The middle of the bar, or as near to it as what stands at the sides allows.
  private func titleCentre(in bar: Rect) -> Double {
    let half = title.layout.width / 2
    let left = leading.size.width > 0 ? bar.x + 2 * Self.margin + leading.size.width : bar.x + Self.margin
    let right =
      bar.maxX - Self.margin - (trailing.isEmpty ? 0 : Self.width(of: trailing, gap: Self.margin) + Self.margin)
    return min(max(bar.midX, left + half), right - half)
  }

  private static func width(of buttons: [ButtonDrawing], gap: Double) -> Double {
    buttons.map(\.size.width).reduce(0, +) + gap * Double(max(0, buttons.count - 1))
  }
}
