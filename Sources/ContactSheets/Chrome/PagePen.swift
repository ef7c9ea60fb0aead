import Drawing
import Raster

/// Draws blocks one below the other on a page of its own.
struct PagePen: ~Copyable {
  /// The cells that were drawn, with their boxes in device pixels.
  private(set) var stages: [(cell: Int, box: PixelBox)] = []
  private var canvas: Canvas
  private var y = 0.0
  private let scale: Int
  private let drawings: [CellDrawing]
  private let theme: Theme
  private let book: FontBook

  /// An empty page of a size in points.
  init(
    size: Size, scale: Int, drawings: [CellDrawing], theme: Theme, book: FontBook
  ) throws(DrawingError) {
    let empty = try Canvas(size: size, scale: Double(scale))
    try empty.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), theme.page)
    canvas = empty
    self.scale = scale
    self.drawings = drawings
    self.theme = theme
    self.book = book
  }

  /// Draws a block with its top at a place, or where the last one ended.
  mutating func draw(_ block: PageBlock, top: Double? = nil) throws(DrawingError) {
    if let top { y = top }
    let dy = y - block.top
    for item in block.items { try draw(item, movedBy: dy) }
    y += block.height
  }

  /// Ends the page and gives the picture.
  consuming func finish() -> Bitmap { canvas.finish() }

  private mutating func draw(_ item: PageBlock.Item, movedBy dy: Double) throws(DrawingError) {
    switch item {
    case .text(let layout, let color, let place, let alignment):
      try canvas.draw(layout, color, x: place.x, y: place.y + dy, alignment, with: book)
    case .fill(let path, let color): try canvas.fill(path.offset(0, dy), color)
    case .stroke(let path, let width, let color): try canvas.stroke(path.offset(0, dy), width: width, color)
    case .checkerboard(let rect, let radius, let square):
      let theme = theme
      let moved = rect.offset(0, dy)
      try canvas.clipped(to: .roundedRectangle(moved, radius: radius)) { canvas throws(DrawingError) in
        try canvas.checkerboard(
          moved, from: Point(x: moved.x, y: moved.y), side: square, theme.checker.0, theme.checker.1)
      }
    case .stage(let cell, let box): try drawStage(cell, box.offset(0, dy))
    }
  }

  private mutating func drawStage(_ cell: Int, _ box: Rect) throws(DrawingError) {
    try drawFrame(of: drawings[cell], around: box)
    canvas.place(try drawings[cell].picture(scale: scale, with: book), at: Point(x: box.x, y: box.y))
    stages.append((cell, box.pixels(scale: scale)))
  }

  /// Goes on with the stage's surroundings around its box, inside round corners, and ends with a hairline.
  private mutating func drawFrame(of drawing: CellDrawing, around box: Rect) throws(DrawingError) {
    let outer = box.inset(-drawing.frame.margin.x, -drawing.frame.margin.y)
    if let radius = drawing.frame.radius {
      try canvas.clipped(to: .roundedRectangle(outer, radius: radius)) { canvas throws(DrawingError) in
        try drawing.paintSurroundings(outer, from: Point(x: box.x, y: box.y), on: canvas)
      }
    }
    switch drawing.frame {
    case .background:
      try canvas.stroke(.roundedRectangle(outer.inset(0.5, 0.5), radius: 3.5), width: 1, theme.hairline)
    case .bar: break
    case .swatch:
      try canvas.stroke(.roundedRectangle(outer.inset(0.5, 0.5), radius: 3.5), width: 1, theme.edge)
    case .device:
      try canvas.stroke(.roundedRectangle(outer.inset(0.5, 0.5), radius: 1), width: 1, theme.hairline)
    }
  }
}

extension Rect {
  /// The same box, moved by points.
  func offset(_ dx: Double, _ dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

  /// The device pixels of a box whose edges fall on whole ones.
  fileprivate func pixels(scale: Int) -> PixelBox {
    let factor = Double(scale)
    return PixelBox(
      x: Int((x * factor).rounded()), y: Int((y * factor).rounded()), width: Int((width * factor).rounded()),
      height: Int((height * factor).rounded()))
  }
}
