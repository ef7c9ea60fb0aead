import Drawing
import Raster
import Styling
import Widgets

/// A line of text in one font of a style.
struct SpecimenSubject: CellSubject {
  static let kind = "specimen"

  var text: String
  var font: Setting

  init(_ text: String, _ font: Setting) {
    self.text = text
    self.font = font
  }

  var fields: [String: String] { ["text": text, "font": font.rawValue] }

  init?(fields: [String: String]) {
    guard let text = fields["text"], let font = fields["font"].flatMap(Setting.init(rawValue:)), font.kind == .font
    else { return nil }
    self.init(text, font)
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    let specimen = try SpecimenDrawing(text, font, styles[.widget], with: book)
    let size = Size(
      width: max(556, (specimen.size.width + 48).rounded(.up)),
      height: max(60, (specimen.size.height + 28).rounded(.up)))
    let place = Point(x: 22, y: (size.height - specimen.size.height) / 2)
    return CellLayout(size: size, parts: [.init(widget: specimen, place: place)])
  }
}
