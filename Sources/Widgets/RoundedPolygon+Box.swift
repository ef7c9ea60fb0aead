import Drawing
import Raster

extension RoundedPolygon {
  /// A box whose left and right corners are rounded, by radii of their own in points.
  static func box(_ rect: Rect, left: Double, right: Double) -> Path {
    var polygon = RoundedPolygon()
    polygon.add(Point(x: rect.x, y: rect.y), radius: left)
    polygon.add(Point(x: rect.maxX, y: rect.y), radius: right)
    polygon.add(Point(x: rect.maxX, y: rect.maxY), radius: right)
    polygon.add(Point(x: rect.x, y: rect.maxY), radius: left)
    return polygon.path
  }
}
