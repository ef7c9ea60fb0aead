import Raster
import Testing

@testable import Drawing

@Suite struct MaskTests {
  @Test func sumsStopAtFullCoverage() {
    var sum = Mask(box: PixelBox(x: 0, y: 0, width: 2, height: 1))
    var part = Mask(box: PixelBox(x: 0, y: 0, width: 2, height: 1))
    part.coverage = [200, 10]
    sum.add(part, dx: 0, dy: 0)
    sum.add(part, dx: 1, dy: 0)
    sum.add(part, dx: 0, dy: 0)
    #expect(sum.coverage == [255, 220])
  }

  @Test func productIsInsideBothBoxesAndRounds() {
    var a = Mask(box: PixelBox(x: 0, y: 0, width: 2, height: 1))
    a.coverage = [255, 128]
    var b = Mask(box: PixelBox(x: 1, y: 0, width: 2, height: 1))
    b.coverage = [128, 255]
    let product = a.multiplied(by: b)
    #expect(product.box == PixelBox(x: 1, y: 0, width: 1, height: 1))
    #expect(product.coverage == [64])
  }

  @Test(arguments: [0.0, 0.4])
  func aBlurUnderOnePixelChangesNothing(radius: Double) {
    var mask = Mask(box: PixelBox(x: 0, y: 0, width: 9, height: 9))
    mask.coverage[40] = 255
    #expect(mask.blurred(radius: radius).coverage == mask.coverage)
  }

  @Test(arguments: [2.0, 3.0, 4.0, 7.5])
  func aBlurIsSymmetricAndKeepsWhatItSpreads(radius: Double) {
    let side = 61
    var mask = Mask(box: PixelBox(x: 0, y: 0, width: side, height: side))
    for y in 25...35 { for x in 25...35 { mask.coverage[y * side + x] = 255 } }
    let blurred = mask.blurred(radius: radius)
    for y in 0..<side {
      for x in 0..<side {
        let value = Int(blurred.coverage[y * side + x])
        #expect(abs(value - Int(blurred.coverage[y * side + side - 1 - x])) <= 3)
        #expect(abs(value - Int(blurred.coverage[x * side + y])) <= 3)
      }
    }
    let before = mask.coverage.reduce(0) { $0 + Int($1) }
    let after = blurred.coverage.reduce(0) { $0 + Int($1) }
    #expect(abs(after - before) * 100 < before * 3)
    #expect(blurred.coverage[30 * side + 23] > 0)
  }

  @Test func theBlurOfAnEdgeHasTheseBytes() {
    var mask = Mask(box: PixelBox(x: 0, y: 0, width: 12, height: 1))
    mask.coverage = [0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255]
    // Three boxes of 4, 4 and 5 pixels across, then the same down over a single row.
    let across = mask.blurred(radius: 4).coverage
    #expect(across == Mask.referenceEdge)
  }
}

extension Mask {
  /// The right bytes of the blurred edge, from a slow mean over each window.
  fileprivate static var referenceEdge: [UInt8] {
    var row = [0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255]
    for (before, after) in [(2, 1), (1, 2), (2, 2)] {
      let size = before + after + 1
      row = row.indices.map { i in
        let sum = (i - before...i + after).reduce(0) { $0 + (row.indices.contains($1) ? row[$1] : 0) }
        return (sum + size / 2) / size
      }
      row = row.map { ($0 + size / 2) / size }
    }
    return row.map(UInt8.init)
  }
}
