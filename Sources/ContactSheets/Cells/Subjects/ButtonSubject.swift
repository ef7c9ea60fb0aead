import Drawing
import Raster
import Styling
import Widgets

/// A button in the middle of a stage, drawn `zoom` times its size.
struct ButtonSubject: CellSubject {
  /// Where a button stands.
  enum Surroundings: String, CaseIterable {
    /// On the background.
    case plain
    /// In a navigation bar.
    case navigationBar = "navigation-bar"
    /// In a toolbar.
    case toolbar

    /// The classes around a widget there, outermost first.
    var containers: [String] {
      switch self {
      case .plain: []
      case .navigationBar: ["UINavigationBar"]
      case .toolbar: ["UIToolbar"]
      }
    }

    /// On which side of the bar the content begins; nothing outside bars.
    var barEdge: BarBackground.Edge? {
      switch self {
      case .plain: nil
      case .navigationBar: .bottom
      case .toolbar: .top
      }
    }
  }

  static let kind = "button"

  var title: String
  var badge: String?
  var isPressed: Bool
  var surroundings: Surroundings
  var zoom: Int

  init(title: String, badge: String?, isPressed: Bool, in surroundings: Surroundings, zoom: Int) {
    self.title = title
    self.badge = badge
    self.isPressed = isPressed
    self.surroundings = surroundings
    self.zoom = zoom
  }

  var fields: [String: String] {
    var fields = [
      "title": title, "in": surroundings.rawValue, "zoom": String(zoom), "pressed": String(isPressed),
    ]
    fields["badge"] = badge
    return fields
  }

  init?(fields: [String: String]) {
    guard let title = fields["title"], let surroundings = fields["in"].flatMap(Surroundings.init(rawValue:)),
      let zoom = fields["zoom"].flatMap(Int.init), (1...8).contains(zoom),
      let isPressed = fields["pressed"].flatMap(Bool.init)
    else { return nil }
    self.init(title: title, badge: fields["badge"], isPressed: isPressed, in: surroundings, zoom: zoom)
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    let button = try ButtonDrawing(
      .init(title: title, badge: badge, isPressed: isPressed), styles[.button], with: book)
    var layout = CellLayout.centred(
      button, atLeast: leastStage, margin: Size(width: 8, height: 4), zoom: zoom)
    if let edge = surroundings.barEdge {
      layout.ground = .bar(edge, .bar)
      layout.frame = .bar
    }
    return layout
  }

  /// 168 by 40 on the background, 168 by 44 in a bar; more where it is drawn larger.
  private var leastStage: Size {
    switch (zoom, surroundings) {
    case (1, .plain): Size(width: 168, height: 40)
    case (1, _): Size(width: 168, height: 44)
    default: Size(width: 258, height: 116)
    }
  }

  func contrast(in styles: CellStyles) -> Double? {
    ButtonDrawing.titleContrast(
      styles[.button], over: surroundings == .plain ? styles.backdrop : styles.barBackdrop)
  }
}
