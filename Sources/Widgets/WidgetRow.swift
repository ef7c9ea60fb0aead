import Drawing
import Raster

/// Widgets beside each other, their middles on one line.
struct WidgetRow: Sendable {
  let widgets: [any WidgetDrawing]
  /// Points between two of them.
  let gap: Double

  /// Points across, without room at the ends.
  var width: Double { widgets.map(\.size.width).reduce(0, +) + gap * Double(max(0, widgets.count - 1)) }

  /// The height of the tallest in points.
  var height: Double { widgets.map(\.size.height).reduce(0, max) }

  /// The width with one gap more, in points; nothing where there are no widgets.
  var widthAndGap: Double { widgets.isEmpty ? 0 : width + gap }

  /// Draws them from `left` on, around `middle`, in points.
  func draw(
    from left: Double, around middle: Double, on canvas: borrowing Canvas, with book: FontBook
  ) throws(DrawingError) {
    var x = left
    for widget in widgets {
      try widget.draw(at: Point(x: x, y: middle - (widget.size.height / 2).rounded()), on: canvas, with: book)
      x += widget.size.width + gap
    }
  }
}
