import Drawing
import Raster
import Styling

/// Every control state, in four groups of eight, each in three places.
enum ButtonsPage: SheetPage {
  private static let places = ["Plain", "In a navigation bar", "In a toolbar"]
  private static let bases: [ControlState] = [.normal, .dangerous, .disabled, [.disabled, .dangerous]]

  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double {
    let columns = (0..<3).map { place in Self.columnWidth(material, place) }
    let group = columns.reduce(0, +) + 24
    let across = Page.columns(upTo: 2, width: group, gap: 40)
    let width = Double(across) * (group + 40) - 40
    page.header(
      material.sheet.name.heading,
      facts: material.headerFacts([("States", "32"), ("Cells", String(material.sheet.cells.count))]), width: width)
    let twins = try material.twins(in: (0..<3).map { place in (0..<32).map { $0 * 3 + place } })
    let rows = Rows(material: material, columns: columns, twins: twins)
    for groups in across == 2 ? [[0, 2], [1, 3]] : [[0], [1], [2], [3]] {
      if groups != [0], groups != [0, 2] { page.y += 32 }
      try rows.put(groups: groups, step: group + 40, on: &page)
    }
    try footer(material, twins, width: width, on: &page)
    return width
  }

  /// 172 points, or as wide as the widest stage of the column needs.
  private static func columnWidth(_ material: SheetMaterial, _ place: Int) -> Double {
    let widest = (0..<32).map { material.drawings[$0 * 3 + place].size.width + 4 }.max() ?? 0
    return max(172, (widest / 4).rounded(.up) * 4)
  }

  private static func footer(
    _ material: SheetMaterial, _ twins: [Int: Int], width: Double, on page: inout Page
  ) throws(DrawingError) {
    let cells = material.sheet.cells
    var legend: [LegendEntry] = []
    if cells.contains(where: { $0.resolutions[.button]?.isExact == false }) {
      legend.append(.fallback)
    }
    if let twin = twins.values.min() {
      legend.append(
        LegendEntry(
          sign: .text("= \(twin / 3 + 1)"), lines: ["Looks exactly like cell \(twin / 3 + 1)", "of the same column."]))
    }
    if let low = cells.first(where: \.isHardToRead)?.contrast {
      legend.append(.lowContrast(Contrast.text(low, places: 1)))
    }
    let remarks = StandInRemark.line(
      for: material.sheet, settings: material.sheet.name.heading.fonts, page.book.library)
    page.footer(
      legend, remarks: ["Built-in state styles lie over this style’s default."] + remarks, width: width)
  }

  /// The rows of two groups side by side: rows that stand beside each other are equally high.
  private struct Rows {
    let material: SheetMaterial
    let columns: [Double]
    let twins: [Int: Int]

    private var groupWidth: Double { columns.reduce(0, +) + 24 }

    func put(groups: [Int], step: Double, on page: inout Page) throws(DrawingError) {
      page.startHeading()
      let top = page.y
      for (i, group) in groups.enumerated() {
        page.y = top
        let x = Page.margin + Double(i) * step
        try page.heading(StateLabel.text(bases[group]).replacingNormal, x: x)
        try columnHeads(x: x, on: &page)
      }
      for row in 0..<8 {
        page.mayBreak()
        let start = page.y
        let heights = try groups.map { group throws(DrawingError) in
          try self.height(ofRow: group * 8 + row, on: page)
        }
        let height = heights.max() ?? 0
        for (i, group) in groups.enumerated() {
          let x = Page.margin + Double(i) * step
          try put(row: group * 8 + row, in: bases[group], x: x, top: start, on: &page)
          if row < 7 { page.hairline(x: x, width: groupWidth, inner: true, at: start + height) }
        }
        page.y = start + height + (row < 7 ? 1 : 0)
      }
    }

    private func columnHeads(x: Double, on page: inout Page) throws(DrawingError) {
      var left = x
      for (place, width) in zip(places, columns) {
        try page.text(place, .key, page.theme.third, x: left, top: page.y + 4)
        left += width + 12
      }
      page.hairline(x: x, width: groupWidth, at: page.y + 28)
      page.y += 29
    }

    /// Ten above, the label, four, the stage, four, the key, eight below.
    private func height(ofRow state: Int, on page: Page) throws(DrawingError) -> Double {
      var below = 0.0
      for place in 0..<3 {
        let key = try keyLine(state * 3 + place).height(on: page, width: columns[place])
        below = max(below, key)
      }
      return 10 + 16 + 4 + stageHeight(state) + 4 + below + 8
    }

    private func stageHeight(_ state: Int) -> Double {
      (0..<3).map { place in
        let drawing = material.drawings[state * 3 + place]
        return drawing.size.height + 2 * drawing.frame.margin.y
      }.max() ?? 0
    }

    private func keyLine(_ cell: Int) -> KeyLine {
      let content = material.sheet.cells[cell]
      guard let resolution = content.resolutions[.button] else {
        preconditionFailure("A button's cell has a style for its button.")
      }
      let low = content.isHardToRead ? content.contrast.map { Contrast.text($0, places: 1) } : nil
      return KeyLine(resolution: resolution, lowContrast: low, twin: twins[cell].map { "= \($0 / 3 + 1)" })
    }

    private func put(
      row state: Int, in base: ControlState, x: Double, top: Double, on page: inout Page
    ) throws(DrawingError) {
      try page.text(String(state + 1), .key, page.theme.third, x: x, top: top + 10)
      let (common, own) = StateLabel.parts(ControlState.all[state], in: base)
      var labelX = x + 24
      if !common.isEmpty {
        labelX += try page.text(common, .value, page.theme.third, x: labelX, top: top + 10) + 4
      }
      try page.text(own, .label, page.theme.ink, x: labelX, top: top + 10)
      var left = x
      for place in 0..<3 {
        let cell = state * 3 + place
        page.stage(cell, material.drawings[cell], x: left, top: top + 30)
        try keyLine(cell).put(
          on: &page, x: left, top: top + 30 + stageHeight(state) + 4, width: columns[place])
        left += columns[place] + 12
      }
    }
  }
}

extension String {
  /// The heading of the group without a flag is what its states have in common.
  fileprivate var replacingNormal: String { self == "Normal" ? "Enabled" : self }
}
