import Raster
import Widgets

/// A subject laid out: how large its stage is, what it stands on, and the widgets in their places.
struct CellLayout {
  /// What the widgets stand on.
  enum Ground {
    /// The style's background.
    case background
    /// A navigation bar or toolbar, which fills the stage; the role is whose style it has.
    case bar(BarBackground.Edge, CellRole)
    /// A colour, or nothing but the background.
    case swatch(Color?)
    /// A tab bar, which fills the stage.
    case tabBar(CellRole)
  }

  /// A widget and the place of its top left corner, in points of the widget.
  struct Part {
    let widget: any WidgetDrawing
    let place: Point
  }

  /// The stage in points of the page.
  let size: Size
  var ground = Ground.background
  var frame = StageFrame.background
  /// How many points of the page one point of the widgets is.
  var zoom = 1
  /// In the order in which they are drawn.
  let parts: [Part]

  /// An end of the screen.
  enum End { case top, bottom }

  /// How much of the page beside a bar is shown, in points.
  private static let slice = 36.0

  /// A bar at true size, at the top of a slice of the page or at its bottom.
  static func device(_ bar: any WidgetDrawing, at end: End) -> CellLayout {
    CellLayout(
      size: Size(width: bar.size.width, height: bar.size.height + slice), frame: .device,
      parts: [Part(widget: bar, place: Point(x: 0, y: end == .top ? 0 : slice))])
  }

  /// One widget in the middle of a stage that has at least a size, and a margin on each side of the widget.
  static func centred(_ widget: any WidgetDrawing, atLeast least: Size, margin: Size, zoom: Int = 1) -> CellLayout {
    centred(Composition(widget), atLeast: least, margin: margin, zoom: zoom)
  }

  /// Widgets that stand together in the middle of a stage.
  static func centred(_ widgets: Composition, atLeast least: Size, margin: Size, zoom: Int = 1) -> CellLayout {
    let factor = Double(zoom)
    let size = Size(
      width: max(least.width, (widgets.size.width * factor).rounded(.up) + 2 * margin.width),
      height: max(least.height, (widgets.size.height * factor).rounded(.up) + 2 * margin.height))
    let (x, y) = (
      (size.width / factor - widgets.size.width) / 2, (size.height / factor - widgets.size.height) / 2
    )
    let parts = widgets.parts.map { Part(widget: $0.widget, place: Point(x: $0.place.x + x, y: $0.place.y + y)) }
    return CellLayout(size: size, zoom: zoom, parts: parts)
  }
}

/// How the page frames a stage; the frame lies outside the stage's box.
enum StageFrame {
  /// Two points of the background around it, round corners, a hairline.
  case background
  /// Two points of the bar at its sides, round corners, no hairline.
  case bar
  /// Two points of the swatch around it, round corners, an edge that is seen on any colour.
  case swatch
  /// A hairline around it.
  case device

  /// How far the frame reaches beyond the box, across and down, in points.
  var margin: (x: Double, y: Double) {
    switch self {
    case .background, .swatch: (2, 2)
    case .bar: (2, 0)
    case .device: (1, 1)
    }
  }
  /// How round its corners are in points; nothing where it does not go on with the surroundings.
  var radius: Double? {
    switch self {
    case .background, .swatch: 4
    case .bar: 2
    case .device: nil
    }
  }
}
