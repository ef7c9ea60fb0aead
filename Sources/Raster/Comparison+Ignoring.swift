extension Bitmap {
  /// Holds this picture, the expected one, against `actual`, as ``compared(to:tolerance:)`` does, but leaves out what
  /// lies in `boxes`, which may reach beyond the pictures.
  ///
  /// Pictures of two sizes are still different, even if all that differs is left out.
  public func compared(to actual: Bitmap, ignoring boxes: [PixelBox], tolerance: Tolerance = .exact) -> Comparison {
    guard !boxes.isEmpty else { return compared(to: actual, tolerance: tolerance) }
    let canvas = size.union(actual.size)
    var tally = PixelTally(maxChannelDelta: tolerance.maxChannelDelta)
    bytes.withUnsafeBytes { expected in
      actual.bytes.withUnsafeBytes { actualBytes in
        let a = PixelRows(expected, box: bounds, in: self)
        let b = PixelRows(actualBytes, box: actual.bounds, in: actual)
        for y in 0..<canvas.height {
          for columns in boxes.columnsLeft(of: canvas.width, y: y) { tally.compare(a, b, columns, y: y) }
        }
      }
    }
    return tally.comparison(size, actual.size, tolerance: tolerance)
  }
}

extension [PixelBox] {
  /// The runs of columns of row `y`, out of `width`, that lie in none of the boxes, from left to right.
  fileprivate func columnsLeft(of width: Int, y: Int) -> [Range<Int>] {
    var left: [Range<Int>] = []
    var column = 0
    for box in filter({ $0.y <= y && y < $0.y + $0.height && $0.width > 0 }).sorted(by: { $0.x < $1.x }) {
      if column < Swift.min(box.x, width) { left.append(column..<Swift.min(box.x, width)) }
      column = Swift.max(column, box.x + box.width)
    }
    if column < width { left.append(column..<width) }
    return left
  }
}
