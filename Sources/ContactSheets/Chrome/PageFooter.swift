import Drawing
import Raster

/// What stands below the content of every page: the legend left, remarks right.
struct PageFooter {
  var legend: [LegendEntry]
  var remarks: [String]
  var width: Double

  /// Puts it below a hairline; leaves `y` at the last line's end.
  func put(on page: inout Page) throws(DrawingError) {
    page.y += 32
    page.hairline(x: Page.margin, width: width)
    let top = page.y + 1 + 16
    let legendEnd = try putLegend(on: &page, top: top)
    let room = width - (legendEnd.x - Page.margin)
    // Remarks that have no room beside the legend stand below it.
    let isBeside = room >= 280
    var line = isBeside ? top : legendEnd.y + (legend.isEmpty ? 0 : 8)
    for remark in remarks {
      let layout = try page.layOut(remark, .legend, width: isBeside ? min(room, 440) : width, breaking: .atSpaces)
      if isBeside {
        page.put(layout, .legend, page.theme.third, x: Page.margin + width, top: line, .right)
      } else {
        page.put(layout, .legend, page.theme.third, x: Page.margin, top: line)
      }
      line += 16 * Double(layout.lineCount)
    }
    page.y = max(legendEnd.y, line)
  }

  /// Puts the legend, in as many rows as it needs; gives where its last row ends, and a gap behind it.
  private func putLegend(on page: inout Page, top: Double) throws(DrawingError) -> Point {
    var (x, y, height) = (Page.margin, top, 0.0)
    for entry in legend {
      let entryWidth = try entry.width(on: page)
      if x > Page.margin, x + entryWidth > Page.margin + width {
        (x, y, height) = (Page.margin, y + height + 8, 0)
      }
      try entry.put(on: &page, x: x, top: y)
      x += entryWidth + 40
      height = max(height, 16 * Double(entry.lines.count))
    }
    return Point(x: y > top ? Page.margin + width : x, y: y + height)
  }
}
