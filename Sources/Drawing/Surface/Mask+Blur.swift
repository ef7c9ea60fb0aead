import Raster

extension Mask {
  /// The largest blur radius that is drawn, in points; a larger one could hardly be told from it.
  static let largestBlur = 100.0

  /// How far a blur of `radius` device pixels spreads, in whole pixels.
  static func spread(ofBlur radius: Double) -> Int {
    let size = boxSize(ofBlur: radius)
    return size < 2 ? 0 : size * 3 / 2 + 1
  }

  /// This mask blurred as a shadow of blur radius `radius` device pixels is, inside its own box.
  ///
  /// A Gaussian of half that deviation, by three box blurs in whole numbers: the same bytes on every machine.
  /// Box sizes follow the SVG 1.1 specification, `feGaussianBlur`. Pixels outside the box count as uncovered.
  func blurred(radius: Double) -> Mask {
    let size = Self.boxSize(ofBlur: radius)
    guard size >= 2, !box.isEmpty else { return self }
    var result = self
    let length = max(box.width, box.height)
    var scratch = [UInt8](repeating: 0, count: length)
    for (before, after) in Self.reach(ofBox: size) {
      for y in 0..<box.height {
        result.blurLine(start: y * box.width, step: 1, count: box.width, before, after, &scratch)
      }
      for x in 0..<box.width {
        result.blurLine(start: x, step: box.width, count: box.height, before, after, &scratch)
      }
    }
    return result
  }

  /// `floor(s * 3 * sqrt(2 * pi) / 4 + 0.5)` for the deviation `s`, half the blur radius; at most 1,023.
  private static func boxSize(ofBlur radius: Double) -> Int {
    guard radius > 0 else { return 0 }
    return Int(min(1023, (radius / 2) * 1.879_971_205_973_250_3 + 0.5))
  }

  /// How far each of the three boxes reaches before and after its pixel.
  private static func reach(ofBox size: Int) -> [(Int, Int)] {
    let half = size / 2
    return size % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// One line's mean over a sliding window, rounding half up.
  private mutating func blurLine(
    start: Int, step: Int, count: Int, _ before: Int, _ after: Int, _ scratch: inout [UInt8]
  ) {
    let window = before + after + 1
    coverage.withUnsafeMutableBufferPointer { line in
      for i in 0..<count { scratch[i] = line[start + i * step] }
      var sum = 0
      for i in 0..<min(after, count) { sum += Int(scratch[i]) }
      for i in 0..<count {
        if i + after < count { sum += Int(scratch[i + after]) }
        line[start + i * step] = UInt8((sum + window / 2) / window)
        if i - before >= 0 { sum -= Int(scratch[i - before]) }
      }
    }
  }
}
