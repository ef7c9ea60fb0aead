import Drawing
import Raster
import Styling
import Widgets

/// A line or paragraph of text in a role.
struct LabelSubject: CellSubject {
  static let kind = "label"

  var text: String
  var role: TextRole

  init(text: String, role: TextRole) {
    self.text = text
    self.role = role
  }

  var fields: [String: String] { ["text": text, "role": role.rawValue] }

  init?(fields: [String: String]) {
    guard let text = fields["text"], let role = fields["role"].flatMap(TextRole.init(rawValue:)) else { return nil }
    self.init(text: text, role: role)
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    let font = styles[.label].font(role.font)?.size ?? 0
    // Twelve ems, so that very large text keeps to a few lines.
    let label = try LabelDrawing(text, role, width: max(460, font * 12), styles[.label], with: book)
    let size = Size(
      width: max(556, (label.size.width + 48).rounded(.up)), height: max(68, (label.size.height + 36).rounded(.up)))
    let place = Point(x: 22, y: (size.height - label.size.height) / 2)
    return CellLayout(size: size, parts: [.init(widget: label, place: place)])
  }

  func contrast(in styles: CellStyles) -> Double? {
    (styles[.label].color(role.color) ?? LabelDrawing.colorOfUncolored)
      .contrast(on: .clear, over: styles.backdrop)
  }
}
