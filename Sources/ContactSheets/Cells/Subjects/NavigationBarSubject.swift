import Drawing
import Raster
import Styling
import Widgets

/// A navigation bar at true size, over a slice of the page; titles of buttons that are nothing draw none.
struct NavigationBarSubject: CellSubject {
  /// What stands at the left end of a navigation bar.
  enum Leading: String {
    /// Nothing.
    case none
    /// A back button.
    case back
    /// A pressed back button.
    case pressedBack = "pressed-back"
    /// An ordinary button.
    case button
  }

  static let kind = "navigation-bar"

  /// How much of the page below a bar is shown, in points.
  static let slice = 36.0

  var title: String
  var leading = Leading.none
  var leadingTitle = ""
  var companion: String?
  var action: String?
  var isPressed = false

  init(title: String) { self.title = title }

  var fields: [String: String] {
    var fields = [
      "title": title, "leading": leading.rawValue, "leadingTitle": leadingTitle, "pressed": String(isPressed),
    ]
    fields["companion"] = companion
    fields["action"] = action
    return fields
  }

  init?(fields: [String: String]) {
    guard let title = fields["title"], let leading = fields["leading"].flatMap(Leading.init(rawValue:)),
      let leadingTitle = fields["leadingTitle"], let isPressed = fields["pressed"].flatMap(Bool.init)
    else { return nil }
    self.title = title
    self.leading = leading
    self.leadingTitle = leadingTitle
    self.isPressed = isPressed
    companion = fields["companion"]
    action = fields["action"]
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    let bar = try NavigationBarDrawing(
      title: title, leading: drawnLeading(styles, book), trailing: drawnTrailing(styles, book), bar: styles[.bar],
      titleStyle: styles[.title], with: book)
    return CellLayout(
      size: Size(width: bar.size.width, height: bar.size.height + Self.slice), frame: .device,
      parts: [.init(widget: bar, place: Point(x: 0, y: 0))])
  }

  private func drawnLeading(
    _ styles: CellStyles, _ book: FontBook
  ) throws(DrawingError) -> NavigationBarDrawing.Leading {
    switch leading {
    case .none: .none
    case .back, .pressedBack:
      .back(
        try BackButtonDrawing(
          title: leadingTitle, isPressed: leading == .pressedBack, styles[.leading], with: book))
    case .button: .button(try ButtonDrawing(.init(title: leadingTitle), styles[.leading], with: book))
    }
  }

  private func drawnTrailing(_ styles: CellStyles, _ book: FontBook) throws(DrawingError) -> [ButtonDrawing] {
    var buttons: [ButtonDrawing] = []
    if let companion {
      buttons.append(try ButtonDrawing(.init(title: companion), styles[.companion], with: book))
    }
    if let action {
      buttons.append(try ButtonDrawing(.init(title: action, isPressed: isPressed), styles[.button], with: book))
    }
    return buttons
  }

  func contrast(in styles: CellStyles) -> Double? {
    guard action != nil else { return nil }
    let backdrop = Backdrop.opaqueColor(of: styles[.background])
    return ButtonDrawing.titleContrast(
      styles[.button], over: BarBackground.color(of: styles[.bar]).over(backdrop))
  }
}
