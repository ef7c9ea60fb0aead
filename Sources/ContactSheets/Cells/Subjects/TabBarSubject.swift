import Drawing
import Raster
import Styling
import Widgets

/// A tab bar at true size, below a slice of the page: tabs alone, or a button among them.
struct TabBarSubject: CellSubject {
  static let kind = "tab-bar"

  /// The button in the middle; nothing shows the four tabs alone.
  var button: BarItem?

  init(button: BarItem? = nil) { self.button = button }

  var fields: [String: String] { button?.fields("button") ?? [:] }

  init?(fields: [String: String]) { self.init(button: BarItem(fields, "button")) }

  private var tabs: [TabBarDrawing.Tab] {
    let all: [TabBarDrawing.Tab] = [
      .init(.grid, "Projects"), .init(.clock, "Recent"), .init(.star, "Favourites", badge: "3"),
      .init(.sliders, "Settings", isDisabled: true),
    ]
    return button == nil ? all : [all[0], all[1]]
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    let drawing = try button.map { item throws(DrawingError) in
      try item.drawing(styles[.button], bar: styles[.bar], with: book)
    }
    return .device(
      try TabBarDrawing(tabs, selected: 0, button: drawing, styles[.bar], with: book), at: .bottom)
  }

  func contrast(in styles: CellStyles) -> Double? {
    button?.contrast(
      styles[.button], bar: styles[.bar], over: TabBarDrawing.color(of: styles[.bar]).over(styles.backdrop))
  }
}
