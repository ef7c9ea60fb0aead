public import Raster

/// What a PNG shows.
public struct PNGPicture: Sendable {
  /// Its pixels, 8 bits a channel; 16 bits became 8 by round(v / 257).
  public var bitmap: Bitmap
  /// Of a PNG of 16 bits, `width * height * 4` samples, red, green, blue, alpha, each 0...65535; else nothing.
  public var deepSamples: [UInt16]?
  /// How many bytes follow the end of the picture in its file; they are ignored.
  public var trailingBytes = 0

  /// Whether two pictures whose bitmaps are equal differ in what 8 bits cannot show.
  ///
  /// A picture of 8 bits has v * 257 where one of 16 bits has its samples.
  public func differsInLowBits(from other: PNGPicture) -> Bool {
    switch (deepSamples, other.deepSamples) {
    case (nil, nil): false
    case (let a?, let b?): a != b
    case (let deep?, nil): !Self.holds(deep, only: other.bitmap)
    case (nil, let deep?): !Self.holds(deep, only: bitmap)
    }
  }

  /// The picture with the pixels in `boxes` cleared, the samples of 16 bits too; boxes may reach beyond it.
  public func cleared(_ boxes: [PixelBox]) -> PNGPicture {
    var picture = self
    for box in boxes.map(bitmap.bounds.intersection) where !box.isEmpty {
      for y in box.y..<(box.y + box.height) {
        let first = (y * bitmap.width + box.x) * 4
        for i in first..<(first + box.width * 4) {
          picture.bitmap.bytes[i] = 0
          picture.deepSamples?[i] = 0
        }
      }
    }
    return picture
  }

  private static func holds(_ deep: [UInt16], only bitmap: Bitmap) -> Bool {
    deep.count == bitmap.bytes.count && zip(deep, bitmap.bytes).allSatisfy { $0 == UInt16($1) * 257 }
  }
}
