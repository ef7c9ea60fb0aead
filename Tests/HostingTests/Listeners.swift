import Hosting
import Raster
import Styling

/// A button that writes down what it hears.
final class ListeningButton: Button {
  private(set) var heard: [String] = []
  var onStyle: (ListeningButton) -> Void = { _ in }
  var onState: (ListeningButton) -> Void = { _ in }

  override func styleDidChange(_ style: ResolvedStyle) {
    heard.append("style")
    onStyle(self)
  }

  override func styleDidChange(_ style: ResolvedStyle, for state: ControlState) { heard.append("\(state)") }

  override func stateDidChange() {
    heard.append("state \(state)")
    onState(self)
  }

  /// What it heard since this was last asked.
  func takeHeard() -> [String] {
    defer { heard = [] }
    return heard
  }
}

/// A label that counts what it hears.
final class ListeningLabel: Label {
  private(set) var heard: [ResolvedStyle] = []
  override func styleDidChange(_ style: ResolvedStyle) { heard.append(style) }
  func takeHeard() -> Int {
    defer { heard = [] }
    return heard.count
  }
}

extension Style {
  /// A style that only says one action colour.
  static func action(_ rgb: UInt32) -> Style {
    var style = Style()
    style.controls.actionColor = .rgb(rgb)
    return style
  }

  /// A style that only says one text colour.
  static func text(_ rgb: UInt32) -> Style {
    var style = Style()
    style.colors.textColor = .rgb(rgb)
    return style
  }
}
