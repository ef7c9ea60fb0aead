public import Drawing
public import Raster
public import Styling
import Widgets

/// A cell laid out: how large its stage is, and how it is drawn at any scale.
///
/// The stage's size follows from the cell alone, never from its neighbours.
public struct CellDrawing {
  /// The stage in points of the page.
  public var size: Size { layout.size }
  /// The characters in it that no face has.
  public let missing: [Unicode.Scalar]
  private let layout: CellLayout
  private let styles: CellStyles

  /// Lays a cell out; there must be a style for every part that the content draws.
  public init(
    _ content: CellContent, _ styles: [CellRole: ResolvedStyle], with book: FontBook
  ) throws(DrawingError) {
    let styles = CellStyles(styles)
    (layout, missing) = try book.noticingMissing { () throws(DrawingError) in
      try content.subject.layOut(styles, with: book)
    }
    self.styles = styles
  }

  /// Draws the stage at a device scale.
  public func picture(scale: Int, with book: FontBook) throws(DrawingError) -> Bitmap {
    let zoom = Double(layout.zoom)
    let stage = Rect(x: 0, y: 0, width: size.width / zoom, height: size.height / zoom)
    let canvas = try Canvas(
      size: Size(width: stage.width, height: stage.height), scale: Double(scale) * zoom)
    try paintSurroundings(stage, from: Point(x: 0, y: 0), zoom: zoom, on: canvas)
    for part in layout.parts { try part.widget.draw(at: part.place, on: canvas, with: book) }
    return canvas.finish()
  }

  /// Paints what the widget stands on; the page goes on with it around the stage, which begins at `origin`.
  func paintSurroundings(
    _ rect: Rect, from origin: Point, zoom: Double = 1, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    try Backdrop.paint(rect, styles[.background], from: origin, zoom: zoom, on: canvas)
    switch layout.ground {
    case .background: break
    case .bar(let edge, let role): try BarBackground.paint(rect, styles[role], edge: edge, on: canvas)
    case .swatch(let color): try Swatch.paint(rect, color, on: styles[.background], from: origin, on: canvas)
    case .tabBar(let role): try canvas.fill(rect, TabBarDrawing.color(of: styles[role]))
    }
  }

  /// What a stage's frame looks like on the page.
  var frame: StageFrame { layout.frame }

  /// The size of the stage with its frame, in points.
  var framedSize: Size {
    Size(width: size.width + 2 * frame.margin.x, height: size.height + 2 * frame.margin.y)
  }
}
