import Drawing
import Raster
import Styling

/// What a tab shows: icon, title below, badge at the icon's top right.
struct TabLabel: Sendable {
  /// The narrowest column that it fits into, in points.
  let width: Double
  private let icon: BarIcon
  private let title: ControlTitle
  private let badge: ControlTitle?
  private let badgeWidth: Double
  /// The height of a badge in points, and the least width.
  private static let badgeSide = 18.0
  /// Where a badge begins, in points right of the icon's middle.
  private static let badgeLeft = 3.0

  init(_ tab: TabBarDrawing.Tab, _ color: Color, with book: FontBook) throws(DrawingError) {
    icon = tab.icon
    title = ControlTitle(
      layout: try book.layOut(tab.title, book.textStyle(for: PlatformValue.tabFont)), color: color, shadow: nil)
    if let text = tab.badge {
      let layout = try book.layOut(text, book.textStyle(for: PlatformValue.badgeFont))
      badge = ControlTitle(layout: layout, color: PlatformValue.badgeText, shadow: nil)
      badgeWidth = max(Self.badgeSide, (layout.width + 10).roundedUpToEven)
    } else {
      badge = nil
      badgeWidth = 0
    }
    let half = max(
      title.layout.width / 2 + 4, BarIcon.side / 2 + 4, badge == nil ? 0 : Self.badgeLeft + badgeWidth + 1)
    width = (2 * half).roundedUpToEven
  }

  /// Draws it around `centre` into the 49 points below `top`.
  func draw(
    centredAt centre: Double, top: Double, on canvas: borrowing Canvas, with book: FontBook
  ) throws(DrawingError) {
    try icon.draw(at: Point(x: centre - BarIcon.side / 2, y: top + 7), title.color, on: canvas)
    try title.draw(centredAt: centre, between: top + 33, and: top + 47, on: canvas, with: book)
    guard let badge else { return }
    let pill = Rect(x: centre + Self.badgeLeft, y: top + 3, width: badgeWidth, height: Self.badgeSide)
    try canvas.fill(.roundedRectangle(pill, radius: Self.badgeSide / 2), PlatformValue.badge)
    try badge.draw(centredAt: pill.midX, between: pill.y, and: pill.maxY, on: canvas, with: book)
  }
}
