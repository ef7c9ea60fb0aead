import Raster
import Testing

/// A picture in which every pixel differs from its neighbours.
func pattern(_ width: Int, _ height: Int, seed: UInt32 = 1) -> Bitmap {
  var state = seed
  let bytes = (0..<(width * height * 4)).map { _ in
    state = state &* 1_664_525 &+ 1_013_904_223
    return UInt8(state >> 24)
  }
  return Bitmap(width: width, height: height, bytes: bytes)
}

/// What `compared` should say, found pixel by pixel.
func bruteForce(_ a: Bitmap, _ b: Bitmap, limit: Int = 0) -> (changed: Int, over: Int, delta: Int, box: PixelBox) {
  var (changed, over, largest) = (0, 0, 0)
  var box = PixelBox(x: 0, y: 0, width: 0, height: 0)
  for y in 0..<max(a.height, b.height) {
    for x in 0..<max(a.width, b.width) {
      let inBoth = a.bounds.contains(x: x, y: y) && b.bounds.contains(x: x, y: y)
      let delta = inBoth ? channelDelta(a[x, y], b[x, y]) : 255
      if delta == 0 { continue }
      changed += 1
      over += delta > limit ? 1 : 0
      largest = max(largest, delta)
      box = box.union(PixelBox(x: x, y: y, width: 1, height: 1))
    }
  }
  return (changed, over, largest, box)
}

private func channelDelta(_ a: Color, _ b: Color) -> Int {
  [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)]
    .map { abs(Int($0) - Int($1)) }.max() ?? 0
}

@Suite struct ComparisonTests {
  @Test(arguments: [(0, 0), (1, 1), (7, 3), (8, 8), (33, 5)])
  func aPictureIsIdenticalToItself(width: Int, height: Int) {
    let picture = pattern(width, height)
    #expect(picture.compared(to: picture) == .identical)
  }

  @Test(arguments: [
    (Color(rgba: 0xffff_ffff), Color(rgba: 0xffff_ff00), 255), (Color(rgba: 0x0000_00ff), Color(rgba: 0x0000_00fe), 1),
    (Color(rgba: 0x1020_3040), Color(rgba: 0x1020_3240), 2), (Color(rgba: 0), Color(rgba: 0x0a00_0000), 10),
  ])
  func allFourChannelsCount(a: Color, b: Color, delta: Int) {
    let comparison = Bitmap(width: 1, height: 1, filledWith: a).compared(to: Bitmap(width: 1, height: 1, filledWith: b))
    #expect(comparison.difference?.maxDelta == delta)
    #expect(!comparison.passes)
  }

  @Test(arguments: 0..<37)
  func onePixelIsFoundInEveryColumn(x: Int) {
    let expected = pattern(37, 3)
    var actual = expected
    actual[x, 1].blue ^= 1
    let difference = expected.compared(to: actual).difference
    #expect(difference?.changedPixels == 1)
    #expect(difference?.maxDelta == 1)
    #expect(difference?.box == PixelBox(x: x, y: 1, width: 1, height: 1))
  }

  @Test(arguments: [(31, 9, 1), (64, 4, 3), (5, 40, 7), (16, 16, 200)], [0, 1, 40])
  func manyPixelsAgreeWithBruteForce(shape: (width: Int, height: Int, changes: Int), limit: Int) {
    let expected = pattern(shape.width, shape.height)
    var actual = expected
    var state: UInt32 = 99
    for _ in 0..<shape.changes {
      state = state &* 1_664_525 &+ 1_013_904_223
      actual.bytes[Int(state >> 8) % actual.bytes.count] &+= UInt8(state & 63)
    }
    let found = expected.compared(to: actual, tolerance: Tolerance(maxChannelDelta: limit)).difference
    let truth = bruteForce(expected, actual, limit: limit)
    #expect(found?.changedPixels == truth.changed)
    #expect(found?.pixelsOverDelta == truth.over)
    #expect(found?.maxDelta == truth.delta)
    #expect(found?.box == truth.box)
  }

  @Test(arguments: [((4, 4), (4, 6)), ((4, 4), (7, 4)), ((10, 5), (5, 10)), ((3, 3), (0, 0))])
  func paddingCountsAsChanged(a: (Int, Int), b: (Int, Int)) throws {
    let expected = Bitmap(width: a.0, height: a.1, filledWith: .clear)
    let actual = Bitmap(width: b.0, height: b.1, filledWith: .clear)
    let comparison = expected.compared(to: actual, tolerance: Tolerance(maxDiffPixels: 1000, maxChannelDelta: 255))
    let difference = try #require(comparison.difference)
    let truth = bruteForce(expected, actual)
    #expect(!comparison.passes)
    #expect(difference.changedPixels == truth.changed)
    #expect(difference.box == truth.box)
    #expect(difference.maxDelta == 255)
    #expect(difference.description.hasPrefix("size \(a.0)x\(a.1) -> \(b.0)x\(b.1), "))
  }

  @Test(arguments: [(0, 0, false), (1, 0, false), (2, 0, true), (0, 9, false), (0, 10, true), (1, 4, true)])
  func toleranceLimitsCountAndDelta(pixels: Int, delta: Int, passes: Bool) {
    let expected = Bitmap(width: 10, height: 10, filledWith: Color(rgb: 0x808080))
    var actual = expected
    actual[2, 3].red += 10
    actual[7, 3].green -= 4
    let tolerance = Tolerance(maxDiffPixels: pixels, maxChannelDelta: delta)
    let comparison = expected.compared(to: actual, tolerance: tolerance)
    #expect(comparison.passes == passes)
    #expect(comparison.difference?.changedPixels == 2)
    #expect(comparison.difference?.box == PixelBox(x: 2, y: 3, width: 6, height: 1))
  }

  @Test func boxesAreComparedWhereTheyLie() {
    let cell = pattern(13, 6, seed: 5)
    let (a, b) = (PixelBox(x: 3, y: 2, width: 13, height: 6), PixelBox(x: 9, y: 11, width: 13, height: 6))
    let (left, right) = (pasted(cell, at: a, seed: 1), pasted(cell, at: b, seed: 2))
    #expect(left.compared(in: a, to: right, in: b) == .identical)
    #expect(left.compared(in: a, to: right, in: a) != .identical)
    var changed = right
    changed[b.x + 12, b.y + 5].alpha ^= 0x80
    let difference = left.compared(in: a, to: changed, in: b).difference
    #expect(difference?.box == PixelBox(x: 12, y: 5, width: 1, height: 1))
  }

  @Test(arguments: [
    (1, 100, "1.00"), (1, 3, "33.33"), (1, 33_177_600, "0.000003"), (7, 1_000_000, "0.001"), (4, 1_000_000, "0.0004"),
    (5, 5, "100.00"),
  ])
  func thePercentageIsNeverZero(changed: Int, of total: Int, text: String) {
    let size = PixelSize(width: total, height: 1)
    let difference = Comparison.Difference(
      changedPixels: changed, pixelsOverDelta: changed, maxDelta: 1, box: PixelBox(x: 0, y: 0, width: 1, height: 1),
      expectedSize: size, actualSize: size)
    #expect(difference.percentText == text)
  }

  private func pasted(_ cell: Bitmap, at box: PixelBox, seed: UInt32) -> Bitmap {
    var sheet = pattern(30, 20, seed: seed)
    for y in 0..<cell.height {
      for x in 0..<cell.width { sheet[box.x + x, box.y + y] = cell[x, y] }
    }
    return sheet
  }
}
