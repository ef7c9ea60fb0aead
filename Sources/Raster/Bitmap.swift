/// A picture: rows of straight-alpha RGBA, four bytes a pixel, top row first, without padding.
public struct Bitmap: Sendable, Hashable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// `width * height * 4` bytes: red, green, blue, alpha, each 0...255, alpha straight.
  public var bytes: [UInt8]

  /// A picture from its bytes, of which there must be `width * height * 4`.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width >= 0 && height >= 0, "A picture's sides are not negative.")
    precondition(bytes.count == width * height * 4, "A picture has four bytes for each pixel.")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A picture of one colour.
  public init(width: Int, height: Int, filledWith color: Color = .clear) {
    var bytes = [UInt8]()
    bytes.reserveCapacity(width * height * 4)
    for _ in 0..<(width * height) {
      bytes.append(color.red)
      bytes.append(color.green)
      bytes.append(color.blue)
      bytes.append(color.alpha)
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// The pixel at column `x` of row `y`, both counted from 0.
  public subscript(x: Int, y: Int) -> Color {
    get {
      let i = offset(x, y)
      return Color(red: bytes[i], green: bytes[i + 1], blue: bytes[i + 2], alpha: bytes[i + 3])
    }
    set {
      let i = offset(x, y)
      bytes[i] = newValue.red
      bytes[i + 1] = newValue.green
      bytes[i + 2] = newValue.blue
      bytes[i + 3] = newValue.alpha
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel lies in the picture.")
    return (y * width + x) * 4
  }

  /// All its pixels as a box.
  public var bounds: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

  /// The part inside `box`, which must lie inside the picture.
  public func cropped(to box: PixelBox) -> Bitmap {
    precondition(bounds.contains(box), "A cut-out lies inside its picture.")
    var part = [UInt8]()
    part.reserveCapacity(box.width * box.height * 4)
    for y in box.y..<(box.y + box.height) {
      let start = (y * width + box.x) * 4
      part.append(contentsOf: bytes[start..<(start + box.width * 4)])
    }
    return Bitmap(width: box.width, height: box.height, bytes: part)
  }
}

extension Bitmap {
  /// Hashes the size and some of the bytes, spread over the picture: pictures that agree there are then compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for i in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 64)) { hasher.combine(bytes[i]) }
  }
}
