/// Width and height in whole device pixels.
public struct PixelSize: Sendable, Hashable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// How many pixels there are.
  public var pixelCount: Int { width * height }

  /// The smallest size that holds both.
  public func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }
}

extension PixelSize: CustomStringConvertible {
  /// `190x240`.
  public var description: String { "\(width)x\(height)" }
}

extension PixelBox {
  /// Its width and height.
  public var size: PixelSize { PixelSize(width: width, height: height) }
}

extension Bitmap {
  /// Its width and height.
  public var size: PixelSize { PixelSize(width: width, height: height) }
}
