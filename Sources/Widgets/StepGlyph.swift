import Drawing
import Raster

/// A plus or minus of 12 by 12 points, in bars of two.
enum StepGlyph {
  case minus
  case plus

  /// Draws it around a place in points.
  func draw(centredAt centre: Point, _ color: Color, on canvas: borrowing Canvas) throws(DrawingError) {
    var path = Path.rectangle(Rect(x: centre.x - 6, y: centre.y - 1, width: 12, height: 2))
    if case .plus = self {
      path.append(.rectangle(Rect(x: centre.x - 1, y: centre.y - 6, width: 2, height: 12)))
    }
    try canvas.fill(path, color)
  }
}
