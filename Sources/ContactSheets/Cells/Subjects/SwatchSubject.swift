import Drawing
import Raster
import Styling
import Widgets

/// One colour of a style.
struct SwatchSubject: CellSubject {
  static let kind = "swatch"

  var setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  var fields: [String: String] { ["setting": setting.rawValue] }

  init?(fields: [String: String]) {
    guard let setting = fields["setting"].flatMap(Setting.init(rawValue:)), setting.kind != .font else { return nil }
    self.init(setting)
  }

  /// The colour; that of a shadow for a setting that is one.
  func color(in style: ResolvedStyle) -> Color? {
    setting.kind == .shadow ? style.shadow(setting)?.color : style.color(setting)
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    let color = color(in: styles[.widget])
    let size = Size(width: 166, height: 68)
    let parts = color == nil ? [CellLayout.Part(widget: SlashDrawing(size: size), place: Point(x: 0, y: 0))] : []
    return CellLayout(size: size, ground: .swatch(color), frame: .swatch, parts: parts)
  }

  /// Colours that text and signs are drawn in are judged; surfaces, lines and shadows are not.
  func contrast(in styles: CellStyles) -> Double? {
    switch setting {
    case .backgroundColor, .separatorColor, .navigationColor, .borderColor, .fillColor, .glossColor, .shadowColor,
      .shadow, .textShadow:
      nil
    default: color(in: styles[.widget])?.contrast(on: .clear, over: styles.backdrop)
    }
  }
}
