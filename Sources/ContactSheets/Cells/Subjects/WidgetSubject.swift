import Drawing
import Raster
import Styling
import Widgets

/// A widget of some kind in a state, inside its containers.
struct WidgetSubject: CellSubject {
  /// How large its stage is.
  enum Stage: String {
    /// That of a selector: 348 by 108.
    case selector
    /// That of a control in a form: 258 by 64.
    case form

    var size: Size {
      switch self {
      case .selector: Size(width: 348, height: 108)
      case .form: Size(width: 258, height: 64)
      }
    }
  }

  static let kind = "widget"

  var widget: StatedWidget
  var stage: Stage
  /// One for each container, outermost first; the style of each that is seen is that of `container-0` and so on.
  var surroundings: [Surrounding]

  init(_ widget: StatedWidget, on stage: Stage, in surroundings: [Surrounding] = []) {
    self.widget = widget
    self.stage = stage
    self.surroundings = surroundings
  }

  var fields: [String: String] {
    var fields = widget.fields
    fields["stage"] = stage.rawValue
    fields["in"] = surroundings.map(\.rawValue).joined(separator: " ")
    return fields
  }

  init?(fields: [String: String]) {
    guard let widget = StatedWidget(fields), let stage = fields["stage"].flatMap(Stage.init(rawValue:)),
      let names = fields["in"]?.split(separator: " ")
    else { return nil }
    let surroundings = names.compactMap { Surrounding(rawValue: String($0)) }
    guard surroundings.count == names.count else { return nil }
    self.init(widget, on: stage, in: surroundings)
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    let bar = nearestBar.map { styles[$0] } ?? styles[.widget]
    var composition =
      stage == .selector
      ? try widget.specimen(styles, bar: bar, with: book) : try widget.composition(styles, bar: bar, with: book)
    let (ground, inner) = groundAndRest
    for i in inner.reversed() {
      composition = try composition.wrapped(in: surroundings[i], styles[.container(i)], with: book)
    }
    var layout = CellLayout.centred(composition, atLeast: stage.size, margin: Size(width: 8, height: 10))
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

  private var nearestBar: CellRole? {
    surroundings.indices.last { surroundings[$0].ground(.bar) != nil }.map(CellRole.container)
  }

  func contrast(in styles: CellStyles) -> Double? {
    let (ground, inner) = groundAndRest
    guard inner.isEmpty else { return nil }
    let backdrop: Color =
      switch ground {
      case .bar(_, let role)?: BarBackground.color(of: styles[role]).over(styles.backdrop)
      case .tabBar(let role)?: TabBarDrawing.color(of: styles[role]).over(styles.backdrop)
      case .background?, .swatch?, nil: styles.backdrop
      }
    return widget.contrast(styles[.widget], over: backdrop)
  }
}
