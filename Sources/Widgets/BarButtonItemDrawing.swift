public import Drawing
public import Raster
public import Styling

/// An item of a navigation bar or toolbar, as UIKit draws a plain one: text or an icon, without an outline.
public struct BarButtonItemDrawing: WidgetDrawing {
  private enum Look: Sendable {
    case title(ControlTitle)
    case icon(BarIcon, Color)
  }

  /// Its size in points: 32 high, 26 in a compact bar, more only where its text is too tall; 8 on each side of what it
  /// shows.
  public let size: Size
  private let look: Look

  /// What is left of an item that is held down.
  private static let pressedAlpha: UInt8 = 0x4d

  /// Lays an item with a title out in the style for its state; one without a colour has the tint of its `bar`.
  public init(
    title text: String, isPressed: Bool = false, isCompact: Bool = false, _ style: ResolvedStyle,
    bar: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) {
    let font = book.textStyle(for: style.font(.actionFont) ?? PlatformValue.barItemFont)
    let layout = try book.layOut(text, font)
    let alpha: UInt8 = isPressed ? Self.pressedAlpha : 255
    let shadow = style.shadow(.textShadow).map {
      Shadow(color: $0.color.faded(by: alpha), offset: $0.offset, blurRadius: $0.blurRadius)
    }
    let color = Self.titleColor(style, bar: bar)
    look = .title(ControlTitle(layout: layout, color: color.faded(by: alpha), shadow: shadow))
    size = Size(
      width: (layout.width + 16).roundedUpToEven,
      height: max(isCompact ? 26 : 32, (layout.height + 6).roundedUpToEven))
  }

  /// Lays an item with an icon out, in the tint of its `bar`.
  public init(icon: BarIcon, isPressed: Bool = false, isCompact: Bool = false, bar: ResolvedStyle) {
    look = .icon(icon, Self.tint(of: bar).faded(by: isPressed ? Self.pressedAlpha : 255))
    size = Size(width: BarIcon.side + 16, height: isCompact ? 26 : 32)
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    switch look {
    case .title(let title):
      try title.draw(
        centredAt: origin.x + size.width / 2, between: origin.y, and: origin.y + size.height, on: canvas, with: book)
    case .icon(let icon, let color):
      try icon.draw(at: Point(x: origin.x + 8, y: origin.y + (size.height - BarIcon.side) / 2), color, on: canvas)
    }
  }

  /// The contrast of an item's title with an opaque colour behind it.
  public static func titleContrast(_ style: ResolvedStyle, bar: ResolvedStyle, over backdrop: Color) -> Double {
    titleColor(style, bar: bar).contrast(on: .clear, over: backdrop)
  }

  private static func titleColor(_ style: ResolvedStyle, bar: ResolvedStyle) -> Color {
    style.color(.actionColor) ?? tint(of: bar)
  }

  /// The tint that a bar gives to items without a colour.
  private static func tint(of bar: ResolvedStyle) -> Color { bar.color(.actionColor) ?? PlatformValue.tint }
}

extension Color {
  /// The same colour with its alpha multiplied by `alpha`/255.
  fileprivate func faded(by alpha: UInt8) -> Color {
    withAlpha(UInt8((Int(self.alpha) * Int(alpha) + 127) / 255))
  }
}
