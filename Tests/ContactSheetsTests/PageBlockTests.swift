import Testing

@testable import ContactSheets

@Suite struct PageBlockTests {
  /// Blocks of these heights; negative ones are headings.
  private func blocks(_ heights: [Double]) -> [PageBlock] {
    var y = 0.0
    return heights.map { height in
      defer { y += abs(height) }
      return PageBlock(top: y, bottom: y + abs(height), isHeading: height < 0)
    }
  }

  static let cases: [([Double], [[Int]])] = [
    ([10, 20, 30], [[0, 1, 2]]), ([60, 60, 60], [[0], [1], [2]]), ([50, 50, 50], [[0, 1], [2]]),
    ([0, 10], [[1]]), ([], [[]]), ([250], [[0]]), ([10, 250, 10], [[0], [1], [2]]),
    // A heading goes with what it heads, and is repeated where its blocks go on.
    ([80, -10, 20], [[0], [1, 2]]), ([-10, 50, 50, 50], [[0, 1], [0, 2], [0, 3]]),
    ([-10, 40, 40, -10, 40], [[0, 1, 2], [3, 4]]), ([-10, 250], [[0, 1]]), ([-10, 250, -10, 250], [[0, 1], [2, 3]]),
    ([-10, 20, 250], [[0, 1], [0, 2]]),
  ]

  @Test(arguments: cases)
  func blocksAreSharedOutInOrder(heights: [Double], pages: [[Int]]) {
    #expect(Pagination.pages(of: blocks(heights), room: 100) == pages)
  }
}
