import Raster
import Testing

/// Comparing with boxes left out.
@Suite struct ComparisonIgnoringTests {
  static let boxes: [[PixelBox]] = [
    [PixelBox(x: 0, y: 0, width: 1, height: 1)],
    [PixelBox(x: 3, y: 2, width: 30, height: 2), PixelBox(x: 1, y: 1, width: 4, height: 3)],
    [PixelBox(x: 10, y: 0, width: 2, height: 99), PixelBox(x: 2, y: 0, width: 20, height: 3)],
    [PixelBox(x: 30, y: 5, width: 1000, height: 1000)],
    [PixelBox(x: 0, y: 0, width: 1000, height: 4), PixelBox(x: 90, y: 90, width: 5, height: 5)],
    [PixelBox(x: 0, y: 0, width: 0, height: 4)],
  ]
  static let sizes = [
    PixelSize(width: 37, height: 9), PixelSize(width: 40, height: 6), PixelSize(width: 31, height: 12),
  ]

  @Test(arguments: boxes, sizes)
  func whatIsLeftIsComparedPixelByPixel(boxes: [PixelBox], size: PixelSize) {
    let a = pattern(37, 9)
    let b = pattern(size.width, size.height, seed: size == a.size ? 2 : 1)
    let comparison = a.compared(to: b, ignoring: boxes)
    var changed = 0
    var box = PixelBox(x: 0, y: 0, width: 0, height: 0)
    for y in 0..<max(a.height, b.height) {
      for x in 0..<max(a.width, b.width) where !boxes.contains(where: { $0.contains(x: x, y: y) }) {
        let isInBoth = a.bounds.contains(x: x, y: y) && b.bounds.contains(x: x, y: y)
        if isInBoth, a[x, y] == b[x, y] { continue }
        changed += 1
        box = box.union(PixelBox(x: x, y: y, width: 1, height: 1))
      }
    }
    #expect(changed > 0)
    #expect(comparison.difference?.changedPixels == changed)
    #expect(comparison.difference?.box == box)
  }

  @Test func picturesOfTwoSizesNeverPass() {
    let (a, b) = (pattern(4, 4), pattern(5, 4))
    let all = a.compared(to: b, ignoring: [PixelBox(x: 0, y: 0, width: 9, height: 9)])
    #expect(!all.passes)
    #expect(all.difference?.changedPixels == 0)
    #expect(all.difference?.box.isEmpty == true)
  }

  @Test func onlyWhatIsLookedAtIsMarked() {
    let a = Bitmap(width: 3, height: 1, filledWith: Color(rgb: 0x808080))
    var b = a
    b[0, 0] = Color(rgb: 0)
    b[2, 0] = Color(rgb: 0)
    let marked = Bitmap.difference(expected: a, actual: b, ignoring: [PixelBox(x: 2, y: 0, width: 5, height: 5)])
    #expect(marked[2, 0] == marked[1, 0])
    #expect(marked[0, 0] != marked[1, 0])
  }
}
