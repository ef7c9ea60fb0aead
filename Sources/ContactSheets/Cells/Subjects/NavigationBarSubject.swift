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

  var title: String
  var leading = Leading.none
  var leadingTitle = ""
  var companion: String?
  var action: String?
  var isPressed = false
  /// Whether its buttons are plain items, without outlines.
  var isPlain = false

  init(title: String) { self.title = title }

  var fields: [String: String] {
    var fields = [
      "title": title, "leading": leading.rawValue, "leadingTitle": leadingTitle, "pressed": String(isPressed),
    ]
    fields["companion"] = companion
    fields["action"] = action
    if isPlain { fields["plain"] = "true" }
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
    isPlain = fields["plain"] == "true"
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    let bar = try NavigationBarDrawing(
      title: title, leading: drawnLeading(styles, book), trailing: drawnTrailing(styles, book), bar: styles[.bar],
      titleStyle: styles[.title], with: book)
    return .device(bar, at: .top)
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
    case .button where isPlain:
      .item(try BarButtonItemDrawing(title: leadingTitle, styles[.leading], bar: styles[.bar], with: book))
    case .button: .button(try ButtonDrawing(.init(title: leadingTitle), styles[.leading], with: book))
    }
  }

  private func drawnTrailing(_ styles: CellStyles, _ book: FontBook) throws(DrawingError) -> [any WidgetDrawing] {
    var buttons: [any WidgetDrawing] = []
    if let companion { buttons.append(try drawn(item(companion), styles[.companion], styles, book)) }
    if let action { buttons.append(try drawn(item(action, isPressed: isPressed), styles[.button], styles, book)) }
    return buttons
  }

  private func item(_ title: String, isPressed: Bool = false) -> BarItem {
    BarItem(title, isPlain ? .text : .button, isPressed: isPressed)
  }

  private func drawn(
    _ item: BarItem, _ style: ResolvedStyle, _ styles: CellStyles, _ book: FontBook
  ) throws(DrawingError) -> any WidgetDrawing {
    try item.drawing(style, bar: styles[.bar], with: book)
  }

  func contrast(in styles: CellStyles) -> Double? {
    guard let action else { return nil }
    return item(action).contrast(styles[.button], bar: styles[.bar], over: styles.barBackdrop)
  }
}
