import Drawing
import Raster
import Styling
import Widgets

/// A widget of some kind in a state, inside its containers.
struct AppearanceSubject: CellSubject {
  /// What a container looks like around a widget.
  enum Surrounding: String {
    /// It is not seen.
    case none
    case navigationBar = "navigation-bar"
    case toolbar
    case tabBar = "tab-bar"
    case popover
    case listCell = "list-cell"

    /// What a container of a kind looks like.
    static func of(_ kind: WidgetKind) -> Surrounding { Surrounding(rawValue: kind.rawValue) ?? .none }

    /// What a bar that fills the stage paints on it; nothing for what is no bar.
    func ground(_ role: CellRole) -> CellLayout.Ground? {
      switch self {
      case .navigationBar: .bar(.bottom, role)
      case .toolbar: .bar(.top, role)
      case .tabBar: .tabBar(role)
      case .none, .popover, .listCell: nil
      }
    }
  }

  static let kind = "appearance"
  /// The width of bars, fields and cells on this sheet, in points.
  static let width = 256.0

  var kind: WidgetKind
  var title: String
  var state: ControlState
  /// One for each container, outermost first.
  var surroundings: [Surrounding]

  init(_ kind: WidgetKind, title: String, state: ControlState, in surroundings: [Surrounding]) {
    self.kind = kind
    self.title = title
    self.state = state
    self.surroundings = surroundings
  }

  var fields: [String: String] {
    [
      "widget": kind.rawValue, "title": title, "state": state.name,
      "in": surroundings.map(\.rawValue).joined(separator: " "),
    ]
  }

  init?(fields: [String: String]) {
    guard let kind = fields["widget"].flatMap(WidgetKind.init(rawValue:)), let title = fields["title"],
      let state = ControlState.all.first(where: { $0.name == fields["state"] }),
      let names = fields["in"]?.split(separator: " ")
    else { return nil }
    let surroundings = names.compactMap { Surrounding(rawValue: String($0)) }
    guard surroundings.count == names.count else { return nil }
    self.init(kind, title: title, state: state, in: surroundings)
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    var composition = Composition(
      try AppearanceWidget(kind, title: title, state: state).drawing(styles, bar: barRole, with: book))
    let (ground, inner) = groundAndRest
    for i in inner.reversed() {
      composition = try composition.wrapped(in: surroundings[i], styles[.container(i)], with: book)
    }
    var layout = CellLayout.centred(composition, atLeast: Size(width: 348, height: 108), margin: Size(width: 16, height: 12))
    if let ground {
      layout.ground = ground
      layout.frame = .bar
    }
    return layout
  }

  /// The outermost container that is seen, if it is a bar, fills the stage; the others are drawn on it.
  private var groundAndRest: (ground: CellLayout.Ground?, inner: [Int]) {
    let seen = surroundings.indices.filter { surroundings[$0] != .none }
    guard let first = seen.first, let ground = surroundings[first].ground(.container(first)) else { return (nil, seen) }
    return (ground, Array(seen.dropFirst()))
  }

  /// The nearest bar around the widget.
  private var barRole: CellRole? {
    surroundings.indices.last { surroundings[$0].ground(.bar) != nil }.map(CellRole.container)
  }

  func contrast(in styles: CellStyles) -> Double? {
    guard kind == .button, surroundings.allSatisfy({ $0 == .none }) else { return nil }
    return ButtonDrawing.titleContrast(styles[.widget], over: styles.backdrop)
  }
}

/// Widgets in their places, in the order in which they are drawn.
struct Composition {
  let size: Size
  let parts: [CellLayout.Part]

  init(_ widget: any WidgetDrawing) {
    size = widget.size
    parts = [CellLayout.Part(widget: widget, place: Point(x: 0, y: 0))]
  }

  private init(_ outer: any WidgetDrawing, around inner: Composition, at place: Point) {
    size = outer.size
    parts =
      [CellLayout.Part(widget: outer, place: Point(x: 0, y: 0))]
      + inner.parts.map { .init(widget: $0.widget, place: Point(x: $0.place.x + place.x, y: $0.place.y + place.y)) }
  }

  /// All of it inside a container of a style.
  func wrapped(
    in surrounding: AppearanceSubject.Surrounding, _ style: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) -> Composition {
    let room = Size(width: max(size.width + 32, AppearanceSubject.width), height: size.height + 16)
    switch surrounding {
    case .none: return self
    case .navigationBar: return centred(in: BarStripDrawing(.navigationBar, size: room, style))
    case .toolbar: return centred(in: BarStripDrawing(.toolbar, size: room, style))
    case .tabBar: return centred(in: BarStripDrawing(.tabBar, size: room, style))
    case .popover:
      let popover = PopoverDrawing(inner: Size(width: size.width + 24, height: size.height + 16), style)
      return Composition(popover, around: self, at: Point(x: popover.inner.x + 12, y: popover.inner.y + 8))
    case .listCell:
      let cell = try ListCellDrawing(
        .init(title: "Snapshot 4"), width: max(AppearanceSubject.width, size.width + 140), style, with: book)
      let place = Point(x: cell.size.width - size.width - 12, y: ((cell.size.height - size.height) / 2).rounded())
      return Composition(cell, around: self, at: place)
    }
  }

  private func centred(in outer: any WidgetDrawing) -> Composition {
    Composition(
      outer, around: self,
      at: Point(
        x: ((outer.size.width - size.width) / 2).rounded(), y: ((outer.size.height - size.height) / 2).rounded()))
  }
}
