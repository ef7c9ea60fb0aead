import Drawing
import Raster
import Styling

/// A selector on the page of appearances: its path and place, its stage, and what it changes against the default.
struct SelectorCard {
  private let cell: Cell
  private let index: Int
  private let drawing: CellDrawing
  private let width: Double
  private let path: Breadcrumbs
  private let state: Line
  private let changes: [SettingChange]
  /// The key that answers, where it is not for exactly this state, or where the title is hard to read.
  private let key: (line: KeyLine, height: Double)?

  /// The state left, and right what the class is drawn as.
  private struct Line {
    let state: TextLayout
    let drawnAs: TextLayout?

    func isOneLine(in width: Double) -> Bool { state.width + 8 + (drawnAs?.width ?? -8) <= width }
  }

  init(_ cell: Cell, _ index: Int, _ material: SheetMaterial, width: Double, on page: Page) throws(DrawingError) {
    guard let note = cell.appearance, let resolution = cell.resolutions[.widget] else {
      preconditionFailure("A cell on the page of appearances is about a selector.")
    }
    self.cell = cell
    self.index = index
    self.width = width
    drawing = material.drawings[index]
    path = try Breadcrumbs(note.element, place: note.place, width: width, on: page)
    let drawnAs = try note.drawnAs.map { words throws(DrawingError) in try page.layOut("drawn as \(words)", .value) }
    state = Line(state: try page.layOut(StateLabel.text(note.element.state), .value), drawnAs: drawnAs)
    if !resolution.isExact || cell.isHardToRead {
      let low = cell.isHardToRead ? cell.contrast.map { Contrast.text($0, places: 1) } : nil
      let line = KeyLine(resolution: resolution, lowContrast: low)
      key = (line, try line.height(on: page, width: width))
    } else {
      key = nil
    }
    changes = try SettingChange.all(
      from: material.defaultStyle, to: resolution.style, width: width, on: page)
  }

  /// All chips of its changes.
  var chips: [SettingText.Chip] { changes.flatMap(\.chips) }

  /// How high a row of cards is, in points.
  static func height(of row: [SelectorCard]) -> Double {
    let below =
      row.map { 24 * Double(max(1, $0.changes.count)) + $0.changes.map(\.extraHeight).reduce(0, +) }.max() ?? 0
    return headHeight(of: row) + stageHeight(of: row) + 12 + below
  }

  private static func headHeight(of row: [SelectorCard]) -> Double {
    (row.map { $0.path.height }.max() ?? 0) + (row.map { $0.stateHeight }.max() ?? 0) + 8
  }

  private var stateHeight: Double { (state.isOneLine(in: width) ? 16 : 32) + (key?.height ?? 0) }

  private static func stageHeight(of row: [SelectorCard]) -> Double { row.map(\.drawing.framedSize.height).max() ?? 0 }

  func put(x: Double, top: Double, row: [SelectorCard], on page: inout Page) throws(DrawingError) {
    let theme = page.theme
    path.put(x: x, top: top, on: &page)
    var y = top + path.height
    page.put(state.state, .value, theme.second, x: x, top: y)
    if let drawnAs = state.drawnAs {
      if !state.isOneLine(in: width) { y += 16 }
      page.put(drawnAs, .value, theme.third, x: x + width - drawnAs.width, top: y)
    }
    y += 16
    try key?.line.put(on: &page, x: x, top: y, width: width)
    y = top + Self.headHeight(of: row)
    page.stage(index, drawing, x: x, top: y)
    y += Self.stageHeight(of: row) + 12
    if changes.isEmpty {
      try page.text("Nothing differs from the default.", .value, theme.third, x: x, top: y)
    }
    for change in changes {
      try change.put(x: x, top: y, width: width, on: &page)
      y += 24 + change.extraHeight
    }
  }
}
