public import Drawing
public import Raster
public import Styling

/// A bar of any size without anything in it.
public struct BarStripDrawing: WidgetDrawing {
  /// Which bar.
  public enum Kind: Sendable, Hashable {
    /// A navigation bar.
    case navigationBar
    /// A toolbar.
    case toolbar
    /// A tab bar.
    case tabBar
  }

  /// Its size in points.
  public let size: Size
  private let kind: Kind
  private let style: ResolvedStyle

  /// A bar of a size in points.
  public init(_ kind: Kind, size: Size, _ style: ResolvedStyle) {
    self.kind = kind
    self.size = size
    self.style = style
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let bar = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    switch kind {
    case .navigationBar: try BarBackground.paint(bar, style, edge: .bottom, on: canvas)
    case .toolbar: try BarBackground.paint(bar, style, edge: .top, on: canvas)
    case .tabBar: try canvas.fill(bar, TabBarDrawing.color(of: style))
    }
  }
}
