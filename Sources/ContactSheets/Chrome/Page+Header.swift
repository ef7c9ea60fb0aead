import Drawing

extension Page {
  /// Puts title and subtitle left and the facts right, then a hairline; leaves `y` where the content begins.
  mutating func header(
    _ title: String, _ subtitle: String, facts: [(label: String, value: String)], width: Double
  ) throws(DrawingError) {
    let left = Page.margin
    let titleWidth = try text(title, .sheetTitle, theme.ink, x: left, top: y)
    let subtitleWidth = try text(subtitle, .subtitle, theme.second, x: left, top: y + 36)
    let columns = try factColumns(facts)
    let needed = columns.map(\.width).reduce(0, +) + 32 * Double(columns.count - 1)
    let room = width - max(titleWidth, subtitleWidth) - 32
    // Facts that have no room beside the title stand below it.
    let top = needed <= room ? y + 20 : y + 68
    var x = needed <= room ? left + width - needed : left
    for column in columns {
      put(column.label, .key, theme.third, x: x, top: top)
      put(column.value, .fact, theme.ink, x: x, top: top + 16)
      x += column.width + 32
    }
    y = top + 36 + 20
    hairline(x: left, width: width)
    y += 1 + 32
  }

  private func factColumns(
    _ facts: [(label: String, value: String)]
  ) throws(DrawingError) -> [(label: TextLayout, value: TextLayout, width: Double)] {
    var columns: [(label: TextLayout, value: TextLayout, width: Double)] = []
    for fact in facts {
      let label = try layOut(fact.label, .key)
      let value = try layOut(fact.value, .fact)
      columns.append((label, value, max(label.width, value.width).rounded(.up)))
    }
    return columns
  }

  /// Puts a section's heading, with a remark behind it; leaves `y` below.
  mutating func heading(_ title: String, remark: String? = nil, x: Double) throws(DrawingError) {
    let width = try text(title, .sectionHeading, theme.ink, x: x, top: y)
    if let remark { try text(remark, .value, theme.third, x: x + width + 8, top: y + 2) }
    y += 20
  }
}
