import Drawing
import Raster
import Styling
import Widgets

/// A navigation bar with a large title and one button, over a slice of the page.
struct LargeNavigationBarSubject: CellSubject {
  static let kind = "large-navigation-bar"

  var title: String
  var action: BarItem

  init(title: String, action: BarItem) {
    self.title = title
    self.action = action
  }

  var fields: [String: String] { ["title": title].merging(action.fields("action")) { first, _ in first } }

  init?(fields: [String: String]) {
    guard let title = fields["title"], let action = BarItem(fields, "action") else { return nil }
    self.init(title: title, action: action)
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    let button = try action.drawing(styles[.button], bar: styles[.bar], with: book)
    let bar = try LargeNavigationBarDrawing(
      title: title, trailing: [button], bar: styles[.bar], titleStyle: styles[.title], with: book)
    return .device(bar, at: .top)
  }

  func contrast(in styles: CellStyles) -> Double? {
    action.contrast(styles[.button], bar: styles[.bar], over: styles.barBackdrop)
  }
}
