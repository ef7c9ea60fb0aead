/// A place on a page, in points from its top left corner.
public struct Point: Sendable, Hashable {
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double

  /// A place in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Width and height in points.
public struct Size: Sendable, Hashable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// A size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A box on a page, in points from its top left corner.
public struct Rect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// A box from its top left corner and its size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// Halfway across.
  public var midX: Double { x + width / 2 }
  /// Halfway down.
  public var midY: Double { y + height / 2 }

  /// The box whose edges lie `dx` and `dy` points further in; negative values make it larger.
  public func inset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The same size, moved.
  public func offset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
