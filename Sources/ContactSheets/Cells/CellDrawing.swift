public import Drawing
public import Raster
public import Styling
import Widgets

/// A cell laid out: how large its stage is, and how it is drawn at any scale.
///
/// The stage's size follows from the cell alone, never from its neighbours.
public struct CellDrawing {
  /// The stage in points of the page.
  public let size: Size
  private let content: CellContent
  private let styles: [CellRole: ResolvedStyle]
  private let art: Art

  private enum Art {
    case button(ButtonDrawing, at: Point)
    case navigationBar(NavigationBarDrawing)
    case label(LabelDrawing, at: Point)
  }

  /// Lays a cell out.
  public init(
    _ content: CellContent, _ styles: [CellRole: ResolvedStyle], with book: FontBook
  ) throws(DrawingError) {
    self.content = content
    self.styles = styles
    switch content {
    case .button(let title, let badge, let isPressed, let surroundings, let zoom):
      let button = try ButtonDrawing(
        .init(title: title, badge: badge, isPressed: isPressed), Self.style(.button, styles), with: book)
      size = Self.stage(for: button.size, surroundings, zoom: Double(zoom))
      let (width, height) = (size.width / Double(zoom), size.height / Double(zoom))
      art = .button(
        button, at: Point(x: (width - button.size.width) / 2, y: (height - button.size.height) / 2))
    case .navigationBar:
      let bar = try Self.navigationBar(content, styles, with: book)
      size = Size(width: bar.size.width, height: bar.size.height + Self.sliceBelowBar)
      art = .navigationBar(bar)
    case .label(let text, let role):
      let label = try LabelDrawing(text, role, width: 460, Self.style(.label, styles), with: book)
      size = Size(
        width: max(556, (label.size.width + 48).rounded(.up)), height: max(68, (label.size.height + 36).rounded(.up)))
      art = .label(label, at: Point(x: 22, y: (size.height - label.size.height) / 2))
    }
  }

  /// Draws the stage at a device scale.
  public func picture(scale: Int, with book: FontBook) throws(DrawingError) -> Bitmap {
    let zoom = Double(self.zoom)
    let canvas = try Canvas(
      size: Size(width: size.width / zoom, height: size.height / zoom), scale: Double(scale) * zoom)
    let stage = Rect(x: 0, y: 0, width: size.width / zoom, height: size.height / zoom)
    try paintSurroundings(stage, from: Point(x: 0, y: 0), zoom: zoom, on: canvas)
    switch art {
    case .button(let button, let place): try button.draw(at: place, on: canvas, with: book)
    case .navigationBar(let bar): try bar.draw(at: Point(x: 0, y: 0), on: canvas, with: book)
    case .label(let label, let place): try label.draw(at: place, on: canvas, with: book)
    }
    return canvas.finish()
  }

  /// Paints what the widget stands on; the page goes on with it around the stage, which begins at `origin`.
  func paintSurroundings(
    _ rect: Rect, from origin: Point, zoom: Double = 1, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    try Backdrop.paint(rect, Self.style(.background, styles), from: origin, zoom: zoom, on: canvas)
    guard case .button(_, _, _, let surroundings, _) = content else { return }
    switch surroundings {
    case .plain: break
    case .navigationBar: try BarBackground.paint(rect, Self.style(.bar, styles), edge: .bottom, on: canvas)
    case .toolbar: try BarBackground.paint(rect, Self.style(.bar, styles), edge: .top, on: canvas)
    }
  }

  /// What a stage's frame looks like on the page.
  var frame: StageFrame {
    switch content {
    case .button(_, _, _, .plain, _), .label: .background
    case .button: .bar
    case .navigationBar: .device
    }
  }

  private var zoom: Int { if case .button(_, _, _, _, let zoom) = content { zoom } else { 1 } }

  /// How much of the page below a bar is shown, in points.
  private static let sliceBelowBar = 36.0

  /// At least 168 by 40 on the background, 168 by 44 in a bar; twice that and more where drawn larger.
  private static func stage(for button: Size, _ surroundings: CellContent.Surroundings, zoom: Double) -> Size {
    let least =
      switch (zoom, surroundings) {
      case (1, .plain): Size(width: 168, height: 40)
      case (1, _): Size(width: 168, height: 44)
      default: Size(width: 258, height: 116)
      }
    return Size(
      width: max(least.width, button.width * zoom + 16), height: max(least.height, button.height * zoom + 8))
  }

  private static func style(_ role: CellRole, _ styles: [CellRole: ResolvedStyle]) -> ResolvedStyle {
    guard let style = styles[role] else { preconditionFailure("A cell has a style for each part that it draws.") }
    return style
  }

  private static func navigationBar(
    _ content: CellContent, _ styles: [CellRole: ResolvedStyle], with book: FontBook
  ) throws(DrawingError) -> NavigationBarDrawing {
    guard
      case .navigationBar(let title, let leading, let leadingTitle, let companion, let action, let isPressed) = content
    else { preconditionFailure("Only a navigation bar is laid out as one.") }
    let left: NavigationBarDrawing.Leading
    switch leading {
    case .none: left = .none
    case .back, .pressedBack:
      left = .back(
        try BackButtonDrawing(
          title: leadingTitle, isPressed: leading == .pressedBack, style(.leading, styles), with: book))
    case .button: left = .button(try ButtonDrawing(.init(title: leadingTitle), style(.leading, styles), with: book))
    }
    var right: [ButtonDrawing] = []
    if let companion {
      right.append(try ButtonDrawing(.init(title: companion), style(.companion, styles), with: book))
    }
    if let action {
      right.append(
        try ButtonDrawing(.init(title: action, isPressed: isPressed), style(.button, styles), with: book))
    }
    return try NavigationBarDrawing(
      title: title, leading: left, trailing: right, bar: style(.bar, styles), titleStyle: style(.title, styles),
      with: book)
  }
}

/// How the page frames a stage; the frame lies outside the stage's box.
enum StageFrame {
  /// Two points of the background around it, round corners, a hairline.
  case background
  /// Two points of the bar at its sides, round corners, no hairline.
  case bar
  /// A hairline around it.
  case device

  /// How far the frame reaches beyond the box, across and down, in points.
  var margin: (x: Double, y: Double) {
    switch self {
    case .background: (2, 2)
    case .bar: (2, 0)
    case .device: (1, 1)
    }
  }
}
