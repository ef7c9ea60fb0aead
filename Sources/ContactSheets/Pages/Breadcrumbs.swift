import Drawing
import Styling

/// Containers joined by chevrons, then the class; the place of the selector at the right end.
struct Breadcrumbs {
  private enum Piece {
    case name(TextLayout, isClass: Bool)
    case chevron
  }

  /// How high all its lines are, in points.
  let height: Double
  private let pieces: [(piece: Piece, x: Double, y: Double)]
  private let place: TextLayout
  private let width: Double

  init(_ element: Element, place: String, width: Double, on page: Page) throws(DrawingError) {
    self.width = width
    let placeLayout = try page.layOut(place, .key)
    self.place = placeLayout
    var pieces: [(piece: Piece, x: Double, y: Double)] = []
    var (x, y) = (0.0, 0.0)
    // The first line ends where the place begins.
    func room(_ y: Double) -> Double { y == 0 ? width - placeLayout.width - 8 : width }
    for name in element.containers + [element.className] {
      let isClass = pieces.count == 2 * element.containers.count
      let style: ChromeText = isClass ? .label : .legend
      let layout = try page.layOut(name, style, width: width - 20, breaking: .inKeys)
      if x > 0, x + layout.width + (isClass ? 0 : 18) > room(y) { (x, y) = (0, y + 16) }
      pieces.append((.name(layout, isClass: isClass), x, y))
      x += layout.width
      if layout.lineCount > 1 { (x, y) = (0, y + 16 * Double(layout.lineCount - (isClass ? 1 : 0))) }
      if !isClass {
        pieces.append((.chevron, x + (x == 0 ? 0 : 6), y))
        x += x == 0 ? 11 : 17
      }
    }
    self.pieces = pieces
    height = y + 16
  }

  func put(x: Double, top: Double, on page: inout Page) {
    let theme = page.theme
    for (piece, dx, dy) in pieces {
      switch piece {
      case .name(let layout, let isClass):
        page.put(layout, isClass ? .label : .legend, isClass ? theme.ink : theme.third, x: x + dx, top: top + dy)
      case .chevron: page.mark(.chevron, theme.third, x: x + dx, top: top + dy)
      }
    }
    page.put(place, .key, theme.third, x: x + width - place.width, top: top)
  }
}
