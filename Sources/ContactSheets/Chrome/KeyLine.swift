import Drawing
import Raster
import Styling

/// The line below a stage: which key answered, and the marks at its right end.
struct KeyLine {
  let resolution: Resolution
  /// The ratio of a title that is hard to read.
  var lowContrast: String?
  /// The cell that this one looks exactly like.
  var twin: String?

  private static let gap = 8.0
  private static let wordGap = 4.0

  /// The width of the marks at the right end, without the gap before them.
  private func marksWidth(on page: Page) throws(DrawingError) -> Double {
    var width = 0.0
    if let lowContrast { width += Mark.lowContrast.width + 4 + (try page.layOut(lowContrast, .alarm)).width }
    if let twin { width += (lowContrast == nil ? 0 : Self.gap) + (try page.layOut(twin, .key)).width }
    return width
  }

  private var indent: Double { resolution.isExact ? 0 : Mark.fallback.width + 4 }

  private func key(on page: Page, width: Double) throws(DrawingError) -> (prefix: TextLayout?, key: TextLayout) {
    guard case .builtInState(let state) = resolution.winner else {
      let layout = try page.layOut(resolution.winner.name, .key, width: width - indent, breaking: .inKeys)
      return (nil, layout)
    }
    return (try page.layOut("built-in", .key), try page.layOut(state.name, .key))
  }

  /// How high it is in a column of a width: a key breaks where it is too wide, marks take a line of their own where
  /// they do not fit beside it.
  func height(on page: Page, width: Double) throws(DrawingError) -> Double {
    let (prefix, key) = try key(on: page, width: width)
    let ownLine = try marksNeedOwnLine(prefix, key, on: page, width: width)
    return 16 * Double(key.lineCount + (ownLine ? 1 : 0))
  }

  private func marksNeedOwnLine(
    _ prefix: TextLayout?, _ key: TextLayout, on page: Page, width: Double
  ) throws(DrawingError) -> Bool {
    let marks = try marksWidth(on: page)
    guard marks > 0 else { return false }
    let text = indent + (prefix.map { $0.width + Self.wordGap } ?? 0) + key.width
    return key.lineCount > 1 || text + Self.gap + marks > width
  }

  /// Puts it at a place.
  func put(on page: inout Page, x: Double, top: Double, width: Double) throws(DrawingError) {
    let theme = page.theme
    let (prefix, key) = try key(on: page, width: width)
    if !resolution.isExact { page.mark(.fallback, theme.third, x: x, top: top) }
    var left = x + indent
    if let prefix {
      page.put(prefix, .key, theme.third, x: left, top: top)
      left += prefix.width + Self.wordGap
    }
    page.put(key, .key, resolution.isExact ? theme.second : theme.third, x: left, top: top)
    let ownLine = try marksNeedOwnLine(prefix, key, on: page, width: width)
    try putMarks(on: &page, right: x + width, top: top + (ownLine ? 16 * Double(key.lineCount) : 0))
  }

  private func putMarks(on page: inout Page, right: Double, top: Double) throws(DrawingError) {
    var right = right
    if let twin {
      let width = (try page.layOut(twin, .key)).width
      try page.text(twin, .key, page.theme.third, x: right - width, top: top)
      right -= width + Self.gap
    }
    if let lowContrast {
      let width = (try page.layOut(lowContrast, .alarm)).width
      try page.text(lowContrast, .alarm, page.theme.amber, x: right - width, top: top)
      page.mark(.lowContrast, page.theme.amber, x: right - width - 4 - Mark.lowContrast.width, top: top)
    }
  }
}
