import Widgets

/// What a container looks like around a widget.
enum Surrounding: String {
  /// It is not seen.
  case none
  case navigationBar = "navigation-bar"
  case toolbar
  case tabBar = "tab-bar"
  case popover
  case listCell = "list-cell"

  /// The width of bars, fields and cells that are not the screen's, in points.
  static let width = 256.0

  /// What a container of a kind looks like.
  static func of(_ kind: WidgetKind) -> Surrounding { Surrounding(rawValue: kind.rawValue) ?? .none }

  /// What a bar that fills the stage paints on it; nothing for what is no bar.
  func ground(_ role: CellRole) -> CellLayout.Ground? {
    switch self {
    case .navigationBar: .bar(.bottom, role)
    case .toolbar: .bar(.top, role)
    case .tabBar: .tabBar(role)
    case .none, .popover, .listCell: nil
    }
  }
}
