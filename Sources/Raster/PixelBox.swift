/// A box of whole device pixels.
public struct PixelBox: Sendable, Hashable {
  /// The leftmost column, counted from 0.
  public var x: Int
  /// The topmost row, counted from 0.
  public var y: Int
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A box from its top left pixel and its size, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether it holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether `other` lies inside, edges included.
  public func contains(_ other: PixelBox) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// Whether the pixel at column `x` of row `y` lies inside.
  public func contains(x px: Int, y py: Int) -> Bool {
    px >= x && px < x + width && py >= y && py < y + height
  }

  /// The box whose edges lie `pixels` further out.
  public func grown(by pixels: Int) -> PixelBox {
    PixelBox(x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
  }

  /// The part that both share; empty if they share nothing.
  public func intersection(_ other: PixelBox) -> PixelBox {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return PixelBox(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The smallest box around both; an empty one adds nothing.
  public func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }
}
