/// How the pixels of a row lie in an unpacked PNG of 8 bits.
protocol PixelFormat {
  /// Bytes of a pixel.
  static var size: Int { get }
  /// The pixel at `p`; may read 4 bytes.
  static func load(_ p: UnsafeRawPointer) -> SIMD4<UInt8>
  /// The pixel as RGBA, made opaque if the format has no alpha.
  static func finished(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8>
}

/// Red, green, blue, alpha.
enum RGBAFormat: PixelFormat {
  static let size = 4
  @inline(__always) static func load(_ p: UnsafeRawPointer) -> SIMD4<UInt8> { loadPixel(p) }
  @inline(__always) static func finished(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> { pixel }
}

/// Red, green, blue.
enum RGBFormat: PixelFormat {
  static let size = 3
  @inline(__always) static func load(_ p: UnsafeRawPointer) -> SIMD4<UInt8> { loadPixel(p) }
  @inline(__always) static func finished(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    unsafeBitCast(unsafeBitCast(pixel, to: UInt32.self) | UInt32(littleEndian: 0xff00_0000), to: SIMD4<UInt8>.self)
  }
}

@inline(__always)
private func loadPixel(_ p: UnsafeRawPointer) -> SIMD4<UInt8> {
  unsafeBitCast(p.loadUnaligned(as: UInt32.self), to: SIMD4<UInt8>.self)
}

@inline(__always)
private func store(_ pixel: SIMD4<UInt8>, _ p: UnsafeMutableRawPointer) {
  p.storeBytes(of: unsafeBitCast(pixel, to: UInt32.self), as: UInt32.self)
}

/// Undoes the five filters of PNG, from unpacked rows straight into RGBA rows.
///
/// Channels are filtered each by itself, so the alpha that a format lacks may run along as a fourth lane.
struct Unfilter<Format: PixelFormat> {
  let width: Int
  let height: Int

  /// Bytes of an unpacked row, its filter byte included.
  private var rawStride: Int { 1 + width * Format.size }

  /// Undoes all rows; says no if one has an unknown filter.
  ///
  /// `raw` must be readable one byte past its rows, `rgba` must hold `width * height * 4` bytes.
  func run(_ raw: UnsafeRawPointer, into rgba: UnsafeMutableRawPointer) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: width * 4, alignment: 16) { zeros in
      zeros.initializeMemory(as: UInt8.self, repeating: 0)
      guard var above = zeros.baseAddress.map({ UnsafeRawPointer($0) }) else { return false }
      for y in 0..<height {
        let row = raw + y * rawStride
        let out = rgba + y * width * 4
        guard undo(row.load(as: UInt8.self), row + 1, above, out) else { return false }
        above = UnsafeRawPointer(out)
      }
      return true
    }
  }

  private func undo(
    _ filter: UInt8, _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ out: UnsafeMutableRawPointer
  ) -> Bool {
    switch filter {
    case 0: none(row, out)
    case 1: sub(row, out)
    case 2: up(row, above, out)
    case 3: average(row, above, out)
    case 4: paeth(row, above, out)
    default: return false
    }
    return true
  }

  private func none(_ row: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
    if Format.size == 4 { return out.copyMemory(from: row, byteCount: width * 4) }
    for x in 0..<width { store(Format.finished(Format.load(row + x * Format.size)), out + x * 4) }
  }

  private func sub(_ row: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
    var left = SIMD4<UInt8>()
    for x in 0..<width {
      left = Format.load(row + x * Format.size) &+ left
      store(Format.finished(left), out + x * 4)
    }
  }

  private func up(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
    for x in 0..<width {
      store(Format.finished(Format.load(row + x * Format.size) &+ loadPixel(above + x * 4)), out + x * 4)
    }
  }

  private func average(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
    var left = SIMD4<UInt8>()
    for x in 0..<width {
      let up = loadPixel(above + x * 4)
      // The mean, rounded down, without a ninth bit: what both share and half of what they do not.
      let mean = (left & up) &+ ((left ^ up) &>> 1)
      left = Format.load(row + x * Format.size) &+ mean
      store(Format.finished(left), out + x * 4)
    }
  }

  private func paeth(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ out: UnsafeMutableRawPointer) {
    var left = SIMD4<Int16>()
    var upLeft = SIMD4<Int16>()
    for x in 0..<width {
      let up = SIMD4<Int16>(truncatingIfNeeded: loadPixel(above + x * 4))
      let predicted = SIMD4<UInt8>(truncatingIfNeeded: Self.predict(left, up, upLeft))
      let pixel = Format.load(row + x * Format.size) &+ predicted
      store(Format.finished(pixel), out + x * 4)
      left = SIMD4<Int16>(truncatingIfNeeded: pixel)
      upLeft = up
    }
  }

  /// Whichever of the three neighbours is nearest to left + up - upLeft, in this order.
  @inline(__always)
  private static func predict(_ left: SIMD4<Int16>, _ up: SIMD4<Int16>, _ upLeft: SIMD4<Int16>) -> SIMD4<Int16> {
    let byLeft = up &- upLeft
    let byUp = left &- upLeft
    let toLeft = magnitude(byLeft)
    let toUp = magnitude(byUp)
    let toUpLeft = magnitude(byLeft &+ byUp)
    let upOrDiagonal = upLeft.replacing(with: up, where: toUp .<= toUpLeft)
    return upOrDiagonal.replacing(with: left, where: (toLeft .<= toUp) .& (toLeft .<= toUpLeft))
  }

  @inline(__always)
  private static func magnitude(_ a: SIMD4<Int16>) -> SIMD4<Int16> {
    let sign = a &>> 15
    return (a ^ sign) &- sign
  }
}
