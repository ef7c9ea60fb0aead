import Raster

/// The pixels of a canvas: native 32-bit words, alpha highest, premultiplied; composited by our own arithmetic.
///
/// Ours, since pixman's differs in its last bit from one instruction set to the next.
final class PixelStore {
  let width: Int
  let height: Int
  private let words: UnsafeMutableBufferPointer<UInt32>

  /// Pixels of a size, all of them empty.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    words = .allocate(capacity: width * height)
    words.initialize(repeating: 0)
  }

  deinit { words.deallocate() }

  /// The product of two parts of 255, rounded half up: exact for all pairs of 0...255.
  @inline(__always)
  private static func times(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a * b + 128
    return (t + (t >> 8)) >> 8
  }

  /// All four channels of a pixel times a part of 255, each rounded half up.
  @inline(__always)
  private static func scaled(_ pixel: UInt32, _ part: UInt32) -> UInt32 {
    var even = (pixel & 0x00ff_00ff) * part + 0x0080_0080
    even = ((even + ((even >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
    var odd = ((pixel >> 8) & 0x00ff_00ff) * part + 0x0080_0080
    odd = (odd + ((odd >> 8) & 0x00ff_00ff)) & 0xff00_ff00
    return even | odd
  }

  /// A colour as a premultiplied pixel.
  private static func premultiplied(_ color: Color) -> UInt32 {
    let a = UInt32(color.alpha)
    return a << 24 | times(UInt32(color.red), a) << 16 | times(UInt32(color.green), a) << 8
      | times(UInt32(color.blue), a)
  }

  /// Paints a colour over every pixel of a box, which must lie inside.
  func fill(_ box: PixelBox, _ color: Color) {
    let source = Self.premultiplied(color)
    let rest = 255 - UInt32(color.alpha)
    for y in box.y..<(box.y + box.height) {
      let row = y * width + box.x
      if rest == 0 {
        for i in row..<(row + box.width) { words[i] = source }
      } else {
        for i in row..<(row + box.width) { words[i] = source &+ Self.scaled(words[i], rest) }
      }
    }
  }

  /// Paints a colour through a mask, whose box must lie inside.
  func paint(_ mask: Mask, _ color: Color) {
    let source = Self.premultiplied(color)
    let box = mask.box
    mask.coverage.withUnsafeBufferPointer { coverage in
      for y in 0..<box.height {
        let row = (box.y + y) * width + box.x
        for x in 0..<box.width {
          let part = UInt32(coverage[y * box.width + x])
          guard part > 0 else { continue }
          let faded = part == 255 ? source : Self.scaled(source, part)
          words[row + x] = faded &+ Self.scaled(words[row + x], 255 - (faded >> 24))
        }
      }
    }
  }

  /// Replaces pixels by those of a picture, which must fit with its top left pixel at a place.
  func place(_ picture: Bitmap, x left: Int, y top: Int) {
    picture.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<picture.height {
        let row = (top + y) * width + left
        for x in 0..<picture.width {
          let i = (y * picture.width + x) * 4
          words[row + x] = Self.premultiplied(
            Color(red: bytes[i], green: bytes[i + 1], blue: bytes[i + 2], alpha: bytes[i + 3]))
        }
      }
    }
  }

  /// The pixels as a picture with straight alpha, rounded half up.
  func picture() -> Bitmap {
    let bytes = [UInt8](unsafeUninitializedCapacity: words.count * 4) { buffer, count in
      buffer.withMemoryRebound(to: UInt32.self) { pixels in
        if isOpaque {
          for i in words.indices { pixels[i] = Self.swapped(words[i]) }
        } else {
          for i in words.indices { pixels[i] = Self.straight(words[i]) }
        }
      }
      count = words.count * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Whether no pixel is seen through, as on every finished page.
  private var isOpaque: Bool {
    var all = UInt32.max
    for word in words { all &= word }
    return all >> 24 == 255
  }

  /// An opaque pixel in memory order.
  @inline(__always)
  private static func swapped(_ pixel: UInt32) -> UInt32 {
    UInt32(littleEndian: pixel & 0xff00_ff00 | pixel >> 16 & 0xff | (pixel & 0xff) << 16)
  }

  /// Straight RGBA in memory order.
  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let a = pixel >> 24
    var (r, g, b) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
    if a != 255 {
      func divided(_ c: UInt32) -> UInt32 { a == 0 ? 0 : min(255, (c * 255 + a / 2) / a) }
      (r, g, b) = (divided(r), divided(g), divided(b))
    }
    return UInt32(littleEndian: r | g << 8 | b << 16 | a << 24)
  }
}
