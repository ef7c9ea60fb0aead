public import Raster

/// An outline made of lines and cubic curves, in points.
public struct Path: Sendable, Hashable {
  enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  private(set) var elements: [Element] = []

  /// An outline of nothing.
  public init() {}

  /// Starts a new part at a place.
  public mutating func move(to x: Double, _ y: Double) { elements.append(.move(Point(x: x, y: y))) }

  /// A straight line to a place.
  public mutating func line(to x: Double, _ y: Double) { elements.append(.line(Point(x: x, y: y))) }

  /// A cubic curve to `end`, drawn towards `first` and arriving from `second`.
  public mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    elements.append(.curve(first, second, end))
  }

  /// A line back to where the part began.
  public mutating func close() { elements.append(.close) }

  /// Adds another outline to this one.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// The outline of a box.
  public static func rectangle(_ rect: Rect) -> Path {
    var path = Path()
    path.move(to: rect.x, rect.y)
    path.line(to: rect.maxX, rect.y)
    path.line(to: rect.maxX, rect.maxY)
    path.line(to: rect.x, rect.maxY)
    path.close()
    return path
  }

  /// How far the handles of a cubic stand from the ends of a quarter circle of radius 1: 4/3 (√2 − 1).
  public static let kappa = 0.552_284_749_830_793_6

  /// The outline of a box with round corners, each a quarter circle as one cubic; the radius stops at half a side.
  public static func roundedRectangle(_ rect: Rect, radius wanted: Double) -> Path {
    let r = max(0, min(wanted, min(rect.width, rect.height) / 2))
    guard r > 0 else { return rectangle(rect) }
    let h = r - r * kappa
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    var path = Path()
    path.move(to: left + r, top)
    path.line(to: right - r, top)
    path.curve(
      Point(x: right - h, y: top), Point(x: right, y: top + h), to: Point(x: right, y: top + r))
    path.line(to: right, bottom - r)
    path.curve(
      Point(x: right, y: bottom - h), Point(x: right - h, y: bottom), to: Point(x: right - r, y: bottom))
    path.line(to: left + r, bottom)
    path.curve(
      Point(x: left + h, y: bottom), Point(x: left, y: bottom - h), to: Point(x: left, y: bottom - r))
    path.line(to: left, top + r)
    path.curve(Point(x: left, y: top + h), Point(x: left + h, y: top), to: Point(x: left + r, y: top))
    path.close()
    return path
  }

  /// A circle, as four cubics.
  public static func circle(center: Point, radius: Double) -> Path {
    roundedRectangle(
      Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2), radius: radius)
  }

  /// The smallest box around all its points, handles of curves included; nothing for an outline of nothing.
  var extent: Rect? {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .curve(let a, let b, let c): [a, b, c]
      case .close: []
      }
    }
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for p in points {
      (left, right) = (min(left, p.x), max(right, p.x))
      (top, bottom) = (min(top, p.y), max(bottom, p.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The same outline, moved by points.
  public func offset(_ dx: Double, _ dy: Double) -> Path {
    func moved(_ p: Point) -> Point { Point(x: p.x + dx, y: p.y + dy) }
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let p): .move(moved(p))
      case .line(let p): .line(moved(p))
      case .curve(let a, let b, let c): .curve(moved(a), moved(b), moved(c))
      case .close: .close
      }
    }
    return path
  }
}
