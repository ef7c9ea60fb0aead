import Drawing
import Raster

/// Things that stay together on one page, with their places in points from the top of all blocks.
struct PageBlock {
  /// One thing on the page.
  enum Item {
    case text(TextLayout, Color, Point, Alignment)
    case fill(Path, Color)
    case stroke(Path, width: Double, Color)
    case checkerboard(Rect, radius: Double, square: Double)
    case stage(cell: Int, Rect)
  }

  /// Where it begins.
  let top: Double
  /// Where the next one begins.
  var bottom: Double
  /// Whether it heads the blocks up to the next heading: it is never the last on a page, and a page that begins below it
  /// repeats it.
  let isHeading: Bool
  var items: [Item] = []

  var height: Double { bottom - top }
}

/// How the blocks of a sheet are shared out to pages.
///
/// The same at every scale: what fits is what fits at the largest one.
enum Pagination {
  /// The largest device scale.
  static let largestScale = 3.0
  /// The longest side of a page in points: that of a picture at the largest scale, less a little.
  static let longestSide = (Double(Canvas.longestSide) / largestScale).rounded(.down) - 22
  /// How wide a page may become to have columns beside each other, in points; leaves room for high blocks.
  static let widest = 7000.0
  /// The most square points of a page, unless one block has more; at the largest scale they take a quarter of a gigabyte.
  static let largestArea = 6_000_000.0

  /// The room for blocks on a page of a width that has `chrome` points of other things above and below them.
  static func room(width: Double, chrome: Double) -> Double {
    min(longestSide, (largestArea / width).rounded(.down)) - chrome
  }

  /// Which blocks stand on which page, in their order, a repeated heading first. A heading is never alone, and a block
  /// that no page has room for stands on a page of its own with its heading.
  static func pages(of blocks: [PageBlock], room: Double) -> [[Int]] {
    var pages: [[Int]] = []
    var page: [Int] = []
    var heading: Int?
    for (i, block) in blocks.enumerated() where block.height > 0 {
      let next = block.isHeading && i + 1 < blocks.count ? blocks[i + 1].height : 0
      let filled = page.map { blocks[$0].height }.reduce(0, +)
      if page.contains(where: { !blocks[$0].isHeading }), filled + block.height + next > room {
        pages.append(page)
        page = block.isHeading ? [] : heading.map { [$0] } ?? []
      }
      if block.isHeading { heading = i }
      page.append(i)
    }
    return pages + [page]
  }
}
