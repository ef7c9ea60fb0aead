public import Drawing
public import Raster

/// A widget that has been laid out and can be drawn.
public protocol WidgetDrawing: Sendable {
  /// Its size in points.
  var size: Size { get }

  /// Draws it with its top left corner at a place in points.
  func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError)
}
