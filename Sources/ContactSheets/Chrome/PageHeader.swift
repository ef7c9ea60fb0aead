import Drawing

/// What stands above the content of every page: title and subtitle left, facts right.
struct PageHeader {
  var heading: SheetHeading
  var facts: [(label: String, value: String)]
  var width: Double

  /// Puts it, with a hairline below; leaves `y` where the content begins.
  func put(on page: inout Page) throws(DrawingError) {
    let theme = page.theme
    let left = Page.margin
    let titleWidth = try page.text(heading.title, .sheetTitle, theme.ink, x: left, top: page.y)
    let subtitleWidth = try page.text(heading.subtitle, .subtitle, theme.second, x: left, top: page.y + 36)
    let columns = try factColumns(on: page)
    let needed = columns.map(\.width).reduce(0, +) + 32 * Double(columns.count - 1)
    let room = width - max(titleWidth, subtitleWidth) - 32
    // Facts that have no room beside the title stand below it.
    let top = needed <= room ? page.y + 20 : page.y + 68
    var x = needed <= room ? left + width - needed : left
    for column in columns {
      page.put(column.label, .key, theme.third, x: x, top: top)
      page.put(column.value, .fact, theme.ink, x: x, top: top + 16)
      x += column.width + 32
    }
    page.y = top + 36 + 20
    page.hairline(x: left, width: width)
    page.y += 1 + 32
  }

  private func factColumns(
    on page: Page
  ) throws(DrawingError) -> [(label: TextLayout, value: TextLayout, width: Double)] {
    var columns: [(label: TextLayout, value: TextLayout, width: Double)] = []
    for fact in facts {
      let label = try page.layOut(fact.label, .key)
      let value = try page.layOut(fact.value, .fact)
      columns.append((label, value, max(label.width, value.width).rounded(.up)))
    }
    return columns
  }
}
