public import Drawing
public import Raster
public import Styling

/// A toolbar: controls from left to right, apart as far as the spaces between them say.
public struct ToolbarDrawing: WidgetDrawing {
  /// One thing in a toolbar.
  public enum Item: Sendable {
    /// A button, an item, or any other control.
    case control(any WidgetDrawing)
    /// Room in points, beside the 8 that always lie between two controls.
    case fixedSpace(Double)
    /// An equal share of the room that is left.
    case flexibleSpace

    fileprivate var width: Double {
      switch self {
      case .control(let widget): widget.size.width
      case .fixedSpace(let width): width
      case .flexibleSpace: 0
      }
    }

    fileprivate var isControl: Bool { if case .control = self { true } else { false } }
    fileprivate var isFlexible: Bool { if case .flexibleSpace = self { true } else { false } }
  }

  /// Its size in points: 375 or another width by 44, 32 high if compact, more only where its controls need it.
  public let size: Size
  private let style: ResolvedStyle
  private let controls: [(widget: any WidgetDrawing, x: Double)]
  private static let margin = 8.0
  private static let gap = 8.0

  /// Lays a toolbar out; the controls have their styles already.
  public init(_ items: [Item], isCompact: Bool = false, bar style: ResolvedStyle, width least: Double = 375) {
    self.style = style
    let count = items.count(where: \.isControl)
    let content = items.map(\.width).reduce(0, +) + Self.gap * Double(max(0, count - 1))
    let width = max(least, (content + 2 * Self.margin).roundedUpToEven)
    controls = Self.places(items, room: width - 2 * Self.margin - content)
    let tallest = controls.map(\.widget.size.height).reduce(0, max)
    size = Size(width: width, height: max(isCompact ? 32 : 44, (tallest + (isCompact ? 6 : 12)).roundedUpToEven))
  }

  /// Controls with equal spaces between them, the first at the left margin and the last at the right one.
  public static func spread(_ controls: [any WidgetDrawing]) -> [Item] {
    Array(controls.map { [Item.control($0)] }.joined(separator: [.flexibleSpace]))
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let bar = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    try BarBackground.paint(bar, style, edge: .top, on: canvas)
    for (widget, x) in controls {
      let top = bar.midY - (widget.size.height / 2).rounded()
      try widget.draw(at: Point(x: bar.x + x, y: top), on: canvas, with: book)
    }
  }

  /// Where each control begins, in whole points from the left edge; `room` is what flexible spaces share.
  private static func places(_ items: [Item], room: Double) -> [(widget: any WidgetDrawing, x: Double)] {
    let share = room / Double(max(1, items.count(where: \.isFlexible)))
    var x = margin
    var places: [(widget: any WidgetDrawing, x: Double)] = []
    for item in items {
      if case .control(let widget) = item {
        if !places.isEmpty { x += gap }
        places.append((widget, x.rounded()))
      }
      x += item.isFlexible ? share : item.width
    }
    return places
  }
}
