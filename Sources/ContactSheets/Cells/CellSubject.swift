import Drawing
import Raster
import Styling
import Widgets

/// What a cell can show: how it is written down in a record, and how it is laid out in its styles.
protocol CellSubject: Sendable {
  /// Its name in a record.
  static var kind: String { get }

  /// All of it but the styles, as names and texts.
  var fields: [String: String] { get }

  /// From the names and texts of a record; nothing if they are not of this kind.
  init?(fields: [String: String])

  /// Lays it out.
  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout

  /// The contrast of the text that the cell is about with what it stands on; nothing where none is judged.
  func contrast(in styles: CellStyles) -> Double?
}

extension CellSubject {
  func contrast(in styles: CellStyles) -> Double? { nil }
}

/// The styles of a cell's parts.
struct CellStyles {
  private let byRole: [CellRole: ResolvedStyle]

  init(_ byRole: [CellRole: ResolvedStyle]) { self.byRole = byRole }

  /// The style of a part that the subject draws.
  subscript(role: CellRole) -> ResolvedStyle {
    guard let style = byRole[role] else { preconditionFailure("A cell has a style for each part that it draws.") }
    return style
  }

  /// The background as it is seen, opaque.
  var backdrop: Color { Backdrop.opaqueColor(of: self[.background]) }

  /// The bar as it is seen over the background, opaque.
  var barBackdrop: Color { BarBackground.color(of: self[.bar]).over(backdrop) }
}
