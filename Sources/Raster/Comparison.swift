/// How two pictures compare.
public enum Comparison: Sendable, Hashable {
  /// Every channel of every pixel is equal, and the sizes are.
  case identical
  /// Something differs, within the tolerance.
  case tolerated(Difference)
  /// Something differs by more than the tolerance allows.
  case different(Difference)

  /// What differs between two pictures.
  public struct Difference: Sendable, Hashable {
    /// Pixels that differ in any channel by any amount. Where the sizes differ, the smaller picture is padded, and
    /// every padded pixel counts.
    public var changedPixels: Int
    /// Of those, the pixels that differ by more than the tolerance's channel delta; padding counts.
    public var pixelsOverDelta: Int
    /// The largest difference of a channel, 1...255; padding counts as 255.
    public var maxDelta: Int
    /// The smallest box around all changed pixels, counted from the top left of what was compared.
    public var box: PixelBox
    /// The size of the expected picture.
    public var expectedSize: PixelSize
    /// The size of the actual picture.
    public var actualSize: PixelSize

    /// What differs, all of it in pixels but `maxDelta`, which is in channel levels.
    public init(
      changedPixels: Int, pixelsOverDelta: Int, maxDelta: Int, box: PixelBox, expectedSize: PixelSize,
      actualSize: PixelSize
    ) {
      self.changedPixels = changedPixels
      self.pixelsOverDelta = pixelsOverDelta
      self.maxDelta = maxDelta
      self.box = box
      self.expectedSize = expectedSize
      self.actualSize = actualSize
    }

    /// The size that both pictures were padded to.
    public var canvas: PixelSize { expectedSize.union(actualSize) }
    /// Whether one picture had to be padded.
    public var sizesDiffer: Bool { expectedSize != actualSize }
    /// Changed pixels of a hundred.
    public var percent: Double { Double(changedPixels) * 100 / Double(max(1, canvas.pixelCount)) }
  }

  /// What differs; nothing if nothing does.
  public var difference: Difference? {
    switch self {
    case .identical: nil
    case .tolerated(let difference), .different(let difference): difference
    }
  }

  /// Whether the pictures are equal as far as the tolerance goes.
  public var passes: Bool {
    if case .different = self { false } else { true }
  }
}

extension Comparison.Difference: CustomStringConvertible {
  /// `1204 of 12000 pixels (10.03 %), largest delta 51, box 96x28 at 4,8`, and the sizes where they differ.
  public var description: String {
    let sizes = sizesDiffer ? "size \(expectedSize) -> \(actualSize), " : ""
    let count = "\(changedPixels) of \(canvas.pixelCount) pixels (\(percentText) %)"
    return "\(sizes)\(count), largest delta \(maxDelta), box \(box.size) at \(box.x),\(box.y)"
  }

  /// The percentage with two decimals, rounded, but never 0.00: then with as many as its first digit needs.
  public var percentText: String {
    var decimals = 2
    var scale = 100
    while scaledPercent(scale) == 0, decimals < 9 {
      decimals += 1
      scale *= 10
    }
    let digits = String(scaledPercent(scale))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }

  /// The percentage times `scale`, rounded half up.
  private func scaledPercent(_ scale: Int) -> Int {
    let total = max(1, canvas.pixelCount)
    return (changedPixels * 100 * scale + total / 2) / total
  }
}

extension Bitmap {
  /// Holds this picture, the expected one, against `actual`: straight alpha, all four channels.
  public func compared(to actual: Bitmap, tolerance: Tolerance = .exact) -> Comparison {
    compared(in: bounds, to: actual, in: actual.bounds, tolerance: tolerance)
  }

  /// Holds a box of this picture, the expected one, against a box of `actual`, without copying either.
  ///
  /// Each box must lie inside its picture. Their top left corners are laid on each other.
  public func compared(
    in box: PixelBox, to actual: Bitmap, in actualBox: PixelBox, tolerance: Tolerance = .exact
  ) -> Comparison {
    precondition(bounds.contains(box) && actual.bounds.contains(actualBox), "A box lies inside its picture.")
    var tally = PixelTally(maxChannelDelta: tolerance.maxChannelDelta)
    bytes.withUnsafeBytes { expected in
      actual.bytes.withUnsafeBytes { actualBytes in
        tally.compareRows(
          PixelRows(expected, box: box, in: self), PixelRows(actualBytes, box: actualBox, in: actual))
      }
    }
    tally.countPadding(box.size, actualBox.size)
    return tally.comparison(box.size, actualBox.size, tolerance: tolerance)
  }
}

extension PixelTally {
  /// The verdict on what was counted.
  func comparison(_ expected: PixelSize, _ actual: PixelSize, tolerance: Tolerance) -> Comparison {
    guard changed > 0 || expected != actual else { return .identical }
    let difference = Comparison.Difference(
      changedPixels: changed, pixelsOverDelta: overDelta, maxDelta: maxDelta, box: box,
      expectedSize: expected, actualSize: actual)
    let passes = expected == actual && overDelta <= tolerance.maxDiffPixels
    return passes ? .tolerated(difference) : .different(difference)
  }
}
