import Raster
import Testing

@Suite struct BitmapDifferenceTests {
  @Test func changedPixelsAreMarkedAndTheRestIsFadedGray() {
    let expected = Bitmap(width: 2, height: 1, filledWith: Color(rgb: 0x000000))
    var actual = expected
    actual[1, 0] = Color(rgb: 0x000001)
    let marked = Bitmap.difference(expected: expected, actual: actual)
    // Black at 38 % on white is 158; the mark lies over it at 82 %.
    #expect(marked[0, 0] == Color(rgb: 0x9e9e9e))
    #expect(marked[1, 0] == Color(rgba: 0xe600_7ad1).over(Color(rgb: 0x9e9e9e)))
  }

  @Test func paddingIsMarkedOnWhite() {
    let marked = Bitmap.difference(
      expected: Bitmap(width: 2, height: 1), actual: Bitmap(width: 1, height: 2))
    #expect(marked.size == PixelSize(width: 2, height: 2))
    #expect(marked[0, 0] == Color(rgb: 0xffffff))
    for (x, y) in [(1, 0), (0, 1), (1, 1)] {
      #expect(marked[x, y] == Color(rgba: 0xe600_7ad1).over(Color(rgb: 0xffffff)))
    }
  }
}
