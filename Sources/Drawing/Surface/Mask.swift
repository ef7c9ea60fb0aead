import Raster

/// Coverage of a box of device pixels: one byte a pixel, 0 (outside) to 255 (covered).
struct Mask {
  /// Where it lies on the canvas, in device pixels; may reach beyond the canvas.
  var box: PixelBox
  /// `box.width * box.height` bytes, top row first.
  var coverage: [UInt8]

  /// Coverage of nothing.
  init(box: PixelBox) {
    self.box = box
    coverage = [UInt8](repeating: 0, count: max(0, box.width) * max(0, box.height))
  }

  /// Adds the coverage of `other`, moved by whole pixels, where both lie; sums stop at 255.
  mutating func add(_ other: Mask, dx: Int, dy: Int) {
    let moved = PixelBox(x: other.box.x + dx, y: other.box.y + dy, width: other.box.width, height: other.box.height)
    let shared = box.intersection(moved)
    guard !shared.isEmpty else { return }
    for y in shared.y..<(shared.y + shared.height) {
      var to = (y - box.y) * box.width + shared.x - box.x
      var from = (y - moved.y) * moved.width + shared.x - moved.x
      for _ in 0..<shared.width {
        let sum = UInt16(coverage[to]) + UInt16(other.coverage[from])
        coverage[to] = UInt8(min(255, sum))
        to += 1
        from += 1
      }
    }
  }

  /// The same coverage in a box that reaches `pixels` further on each side, but not beyond `limit`.
  func grown(by pixels: Int, within limit: PixelBox) -> Mask {
    var grown = Mask(box: box.grown(by: pixels).intersection(limit))
    grown.add(self, dx: 0, dy: 0)
    return grown
  }

  /// The part of it inside `limit`.
  func cropped(to limit: PixelBox) -> Mask {
    if limit.contains(box) { return self }
    var part = Mask(box: box.intersection(limit))
    part.add(self, dx: 0, dy: 0)
    return part
  }

  /// What this mask leaves uncovered.
  func inverted() -> Mask {
    var copy = self
    for i in copy.coverage.indices { copy.coverage[i] = 255 - copy.coverage[i] }
    return copy
  }

  /// This coverage times that of `other`, inside both boxes; rounds half up.
  func multiplied(by other: Mask) -> Mask {
    var product = Mask(box: box.intersection(other.box))
    guard !product.box.isEmpty else { return product }
    for y in 0..<product.box.height {
      let row = y + product.box.y
      var a = (row - box.y) * box.width + product.box.x - box.x
      var b = (row - other.box.y) * other.box.width + product.box.x - other.box.x
      for x in 0..<product.box.width {
        let value = (Int(coverage[a]) * Int(other.coverage[b]) + 127) / 255
        product.coverage[y * product.box.width + x] = UInt8(value)
        a += 1
        b += 1
      }
    }
    return product
  }
}
