import Drawing
import Raster

/// A sheet in the making: its content as blocks with their places, and what stands above and below them on every page.
///
/// Places are in points, down from the top of the content. Nothing is drawn yet, and the device scale plays no part.
struct Page {
  static let margin = 40.0

  let theme: Theme
  let book: FontBook
  /// Where the next thing goes.
  var y = 0.0
  private(set) var header: PageHeader?
  private(set) var footer: PageFooter?
  private(set) var blocks: [PageBlock] = [PageBlock(top: 0, bottom: 0, isHeading: false)]
  private(set) var missing: [Unicode.Scalar] = []
  /// The right edge of the widest thing.
  private(set) var right = 0.0

  init(theme: Theme, book: FontBook) {
    self.theme = theme
    self.book = book
  }

  /// How many columns of a width, `gap` apart, can stand beside each other on a page: `wanted` unless they are huge.
  static func columns(upTo wanted: Int, width: Double, gap: Double) -> Int {
    max(1, min(wanted, Int((Pagination.widest - 2 * margin + gap) / (width + gap))))
  }

  // MARK: Chrome

  /// What stands above the content.
  mutating func header(_ heading: SheetHeading, facts: [(label: String, value: String)], width: Double) {
    header = PageHeader(heading: heading, facts: facts, width: width)
  }

  /// What stands below the content: the legend left and the remarks right.
  mutating func footer(_ legend: [LegendEntry], remarks: [String], width: Double) {
    footer = PageFooter(legend: legend, remarks: remarks, width: width)
  }

  // MARK: Blocks

  /// Says that a page may end here: what follows is another block.
  mutating func mayBreak() { startBlock(isHeading: false) }

  /// Says that what follows, up to the next ``mayBreak()``, heads what comes after it.
  mutating func startHeading() { startBlock(isHeading: true) }

  private mutating func startBlock(isHeading: Bool) {
    endBlock()
    blocks.append(PageBlock(top: y, bottom: y, isHeading: isHeading))
  }

  /// Ends the last block at the present place.
  mutating func endBlock() { blocks[blocks.count - 1].bottom = y }

  private mutating func put(_ item: PageBlock.Item) { blocks[blocks.count - 1].items.append(item) }

  // MARK: Text

  func layOut(
    _ text: String, _ style: ChromeText, width: Double? = nil, breaking: LineBreaking = .never
  ) throws(DrawingError) -> TextLayout {
    let face = book.library.face(style.family, weight: style.weight)
    return try book.layOut(
      text, TextStyle(face: face, size: style.size, tracking: style.tracking, hasTabularFigures: true), width: width,
      breaking: breaking, lineHeight: style.lineHeight)
  }

  /// Puts text whose first line is `style.lineHeight` points high and begins at `top`; gives its width.
  @discardableResult
  mutating func text(
    _ text: String, _ style: ChromeText, _ color: Color, x: Double, top: Double, _ alignment: Alignment = .left
  ) throws(DrawingError) -> Double {
    let layout = try layOut(text, style)
    put(layout, style, color, x: x, top: top, alignment)
    return layout.width
  }

  /// Puts text that is laid out already.
  mutating func put(
    _ layout: TextLayout, _ style: ChromeText, _ color: Color, x: Double, top: Double, _ alignment: Alignment = .left
  ) {
    let oneLine = layout.height - style.lineHeight * Double(layout.lineCount - 1)
    put(.text(layout, color, Point(x: x, y: top + (style.lineHeight - oneLine) / 2), alignment))
    for scalar in layout.missing where !missing.contains(scalar) { missing.append(scalar) }
    if alignment == .left { right = max(right, x + layout.width) }
  }

  /// Puts a section's heading, with a remark behind it; leaves `y` below.
  mutating func heading(_ title: String, remark: String? = nil, x: Double) throws(DrawingError) {
    let width = try text(title, .sectionHeading, theme.ink, x: x, top: y)
    if let remark { try text(remark, .value, theme.third, x: x + width + 8, top: y + 2) }
    y += 20
  }

  // MARK: Shapes

  mutating func hairline(x: Double, width: Double, inner: Bool = false, at y: Double? = nil) {
    let color = inner ? theme.innerHairline : theme.hairline
    put(.fill(.rectangle(Rect(x: x, y: y ?? self.y, width: width, height: 1)), color))
  }

  mutating func fill(_ path: Path, _ color: Color) { put(.fill(path, color)) }

  mutating func stroke(_ path: Path, width: Double, _ color: Color) {
    put(.stroke(path, width: width, color))
  }

  mutating func checkerboard(_ rect: Rect, radius: Double, square: Double) {
    put(.checkerboard(rect, radius: radius, square: square))
  }

  // MARK: Stages

  /// Puts a cell's stage with its frame's top left corner at a place; gives the frame's size.
  @discardableResult
  mutating func stage(_ cell: Int, _ drawing: CellDrawing, x: Double, top: Double) -> Size {
    let margin = drawing.frame.margin
    let box = Rect(x: x + margin.x, y: top + margin.y, width: drawing.size.width, height: drawing.size.height)
    put(.stage(cell: cell, box))
    right = max(right, box.maxX + margin.x)
    return drawing.framedSize
  }
}
