import Drawing
import Raster

/// A sheet in the making: things with their places, collected before the page's height is known, drawn afterwards.
struct Page {
  /// One thing on the page.
  private enum Item {
    case text(TextLayout, Color, Point, Alignment)
    case fill(Path, Color)
    case stroke(Path, width: Double, Color)
    case checkerboard(Rect, radius: Double, square: Double)
    case stage(Stage)
  }

  /// A cell on the page.
  struct Stage {
    /// The cell's place in the sheet's list.
    let cell: Int
    /// Its box in points.
    let box: Rect
  }

  static let margin = 40.0

  let theme: Theme
  let book: FontBook
  /// Where the next thing goes, in points from the top.
  var y = Page.margin
  private var items: [Item] = []
  private(set) var stages: [Stage] = []
  private(set) var missing: [Unicode.Scalar] = []
  /// The right edge of the widest thing, in points.
  private(set) var right = 0.0

  init(theme: Theme, book: FontBook) {
    self.theme = theme
    self.book = book
  }

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
    items.append(.text(layout, color, Point(x: x, y: top + (style.lineHeight - oneLine) / 2), alignment))
    for scalar in layout.missing where !missing.contains(scalar) { missing.append(scalar) }
    if alignment == .left { right = max(right, x + layout.width) }
  }

  // MARK: Shapes

  mutating func hairline(x: Double, width: Double, inner: Bool = false, at y: Double? = nil) {
    let color = inner ? theme.innerHairline : theme.hairline
    items.append(.fill(.rectangle(Rect(x: x, y: y ?? self.y, width: width, height: 1)), color))
  }

  mutating func fill(_ path: Path, _ color: Color) { items.append(.fill(path, color)) }

  mutating func stroke(_ path: Path, width: Double, _ color: Color) {
    items.append(.stroke(path, width: width, color))
  }

  mutating func checkerboard(_ rect: Rect, radius: Double, square: Double) {
    items.append(.checkerboard(rect, radius: radius, square: square))
  }

  // MARK: Stages

  /// Puts a cell's stage with its frame's top left corner at a place; gives the frame's size.
  @discardableResult
  mutating func stage(_ cell: Int, _ drawing: CellDrawing, x: Double, top: Double) -> Size {
    let margin = drawing.frame.margin
    let box = Rect(x: x + margin.x, y: top + margin.y, width: drawing.size.width, height: drawing.size.height)
    let stage = Stage(cell: cell, box: box)
    items.append(.stage(stage))
    stages.append(stage)
    right = max(right, box.maxX + margin.x)
    return Size(width: box.width + 2 * margin.x, height: box.height + 2 * margin.y)
  }

  // MARK: Drawing

  /// Draws the page, `width` points wide and as high as `y` and the margin say.
  func picture(
    width: Double, scale: Int, drawings: [CellDrawing], pictures: [Bitmap]
  ) throws(DrawingError) -> Bitmap {
    let size = Size(width: width, height: y + Page.margin)
    var canvas = try Canvas(size: size, scale: Double(scale))
    try canvas.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), theme.page)
    for item in items {
      switch item {
      case .text(let layout, let color, let place, let alignment):
        try canvas.draw(layout, color, x: place.x, y: place.y, alignment, with: book)
      case .fill(let path, let color): try canvas.fill(path, color)
      case .stroke(let path, let width, let color): try canvas.stroke(path, width: width, color)
      case .checkerboard(let rect, let radius, let square):
        try canvas.clipped(to: .roundedRectangle(rect, radius: radius)) { canvas throws(DrawingError) in
          try canvas.checkerboard(
            rect, from: Point(x: rect.x, y: rect.y), side: square, theme.checker.0, theme.checker.1)
        }
      case .stage(let stage):
        try drawFrame(of: stage, drawings[stage.cell], on: &canvas)
        canvas.place(pictures[stage.cell], at: Point(x: stage.box.x, y: stage.box.y))
      }
    }
    return canvas.finish()
  }

  /// Goes on with the stage's surroundings around its box, inside round corners, and ends with a hairline.
  private func drawFrame(
    of stage: Stage, _ drawing: CellDrawing, on canvas: inout Canvas
  ) throws(DrawingError) {
    let frame = drawing.frame
    let outer = stage.box.inset(-frame.margin.x, -frame.margin.y)
    switch frame {
    case .background:
      try canvas.clipped(to: .roundedRectangle(outer, radius: 4)) { canvas throws(DrawingError) in
        try drawing.paintSurroundings(outer, from: Point(x: stage.box.x, y: stage.box.y), on: canvas)
      }
      try canvas.stroke(.roundedRectangle(outer.inset(0.5, 0.5), radius: 3.5), width: 1, theme.hairline)
    case .bar:
      try canvas.clipped(to: .roundedRectangle(outer, radius: 2)) { canvas throws(DrawingError) in
        try drawing.paintSurroundings(outer, from: Point(x: stage.box.x, y: stage.box.y), on: canvas)
      }
    case .device:
      try canvas.stroke(.roundedRectangle(outer.inset(0.5, 0.5), radius: 1), width: 1, theme.hairline)
    }
  }
}
