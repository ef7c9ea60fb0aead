/// How large a PNG may be that a reader reads; checked before any memory is taken.
public struct PNGLimits: Sendable, Hashable {
  /// Pixels of the longer side.
  public var maxSide: Int
  /// Pixels in all; reading takes up to 8 bytes for each, 16 for pictures of 16 bits.
  public var maxPixels: Int

  /// Limits in pixels.
  public init(maxSide: Int = 32_767, maxPixels: Int = 200_000_000) {
    self.maxSide = maxSide
    self.maxPixels = maxPixels
  }

  /// Whether a picture of this size, in pixels, may be read.
  func allow(width: Int, height: Int) -> Bool {
    width <= maxSide && height <= maxSide && width <= maxPixels / max(1, height)
  }
}
