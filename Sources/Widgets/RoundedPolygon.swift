import Drawing
import Raster

/// A polygon whose corners are rounded, each by one cubic that begins and ends `radius` points from the corner.
struct RoundedPolygon {
  private var corners: [(place: Point, radius: Double)] = []

  mutating func add(_ place: Point, radius: Double) { corners.append((place, radius)) }

  var path: Path {
    var path = Path()
    for (i, corner) in corners.enumerated() {
      let before = corners[(i + corners.count - 1) % corners.count].place
      let after = corners[(i + 1) % corners.count].place
      let start = Self.along(from: corner.place, to: before, corner.radius)
      let end = Self.along(from: corner.place, to: after, corner.radius)
      if i == 0 { path.move(to: start.x, start.y) } else { path.line(to: start.x, start.y) }
      path.curve(
        Self.between(start, corner.place, 0.56), Self.between(end, corner.place, 0.56), to: end)
    }
    path.close()
    return path
  }

  private static func along(from a: Point, to b: Point, _ length: Double) -> Point {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let whole = (dx * dx + dy * dy).squareRoot()
    return whole > 0 ? between(a, b, min(0.5, length / whole)) : a
  }

  private static func between(_ a: Point, _ b: Point, _ part: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }
}
