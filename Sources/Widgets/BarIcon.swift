public import Drawing
public import Raster

/// An icon of an item in a bar, drawn in lines; one colour, as UIKit tints a template image.
public enum BarIcon: String, Sendable, Hashable, CaseIterable {
  /// Four squares.
  case grid
  /// A clock face.
  case clock
  /// A star with five points.
  case star
  /// Two sliders, one above the other.
  case sliders
  /// An arrow upwards out of a box.
  case share

  /// The side of the square that every icon keeps to, in points.
  public static let side = 24.0

  private static let line = 1.5

  /// Draws it with the top left corner of its square at a place in points.
  public func draw(at origin: Point, _ color: Color, on canvas: borrowing Canvas) throws(DrawingError) {
    try canvas.stroke(path.offset(origin.x, origin.y), width: Self.line, color)
  }

  /// The middle of its lines. Upright and level lines have one edge on a whole point.
  private var path: Path {
    switch self {
    case .grid: Self.gridPath
    case .clock: Self.clockPath
    case .star: Self.starPath
    case .sliders: Self.slidersPath
    case .share: Self.sharePath
    }
  }

  private static var gridPath: Path {
    var path = Path()
    for (x, y) in [(3.0, 3.0), (13, 3), (3, 13), (13, 13)] {
      let outer = Rect(x: x, y: y, width: 8, height: 8)
      path.append(.roundedRectangle(outer.inset(line / 2, line / 2), radius: 1))
    }
    return path
  }

  private static var clockPath: Path {
    var path = Path.circle(center: Point(x: 12, y: 12), radius: 10 - line / 2)
    path.move(to: 12 - line / 2, 6)
    path.line(to: 12 - line / 2, 13 - line / 2)
    path.line(to: 17, 13 - line / 2)
    return path
  }

  /// Points of a regular star around 12, 12.5, the inner ones at half the outer radius.
  private static var starPath: Path {
    let (sin18, cos18, sin54, cos54) = (0.309_017, 0.951_056_5, 0.809_017, 0.587_785_3)
    let directions = [
      (0, -1), (cos54, -sin54), (cos18, -sin18), (cos18, sin18), (cos54, sin54),
      (0, 1), (-cos54, sin54), (-cos18, sin18), (-cos18, -sin18), (-cos54, -sin54),
    ]
    var corners = RoundedPolygon()
    for (i, (across, down)) in directions.enumerated() {
      let radius = i % 2 == 0 ? 10.5 : 4.9
      corners.add(Point(x: 12 + across * radius, y: 12.75 + down * radius), radius: i % 2 == 0 ? 0.6 : 0.3)
    }
    return corners.path
  }

  private static var slidersPath: Path {
    var path = Path()
    for (y, knob) in [(7 + line / 2, 8.0), (16 - line / 2, 16.0)] {
      path.move(to: 2, y)
      path.line(to: knob - 3, y)
      path.append(.circle(center: Point(x: knob, y: y), radius: 3))
      path.move(to: knob + 3, y)
      path.line(to: 22, y)
    }
    return path
  }

  private static var sharePath: Path {
    var path = Path()
    path.move(to: 8.5, 8 + line / 2)
    path.line(to: 4 + line / 2, 8 + line / 2)
    path.line(to: 4 + line / 2, 22 - line / 2)
    path.line(to: 20 - line / 2, 22 - line / 2)
    path.line(to: 20 - line / 2, 8 + line / 2)
    path.line(to: 15.5, 8 + line / 2)
    path.move(to: 12, 15)
    path.line(to: 12, 2.5)
    path.move(to: 7.75, 6.25)
    path.line(to: 12, 2)
    path.line(to: 16.25, 6.25)
    return path
  }
}
