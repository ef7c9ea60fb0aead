// A type of our own becomes stylish by the protocols alone, without views and windows.
import StyleFile
import Styling

final class Gauge: StylishHost, StylishControl {
  let styleStorage = StyleStorage()
  weak var panel: Panel?
  var styleParent: (any Stylish)? { panel }

  func styleDidChange(_ style: ResolvedStyle) {
    print("gauge: text \(style.colors.textColor?.hex ?? "none")")
  }

  func styleDidChange(_ style: ResolvedStyle, for state: ControlState) {
    print("gauge \(state): needle \(style.controls.actionColor?.hex ?? "none")")
  }
}

final class Panel: Stylish {
  let styleStorage = StyleStorage()
  let gauge = Gauge()
  var styleChildren: [any Stylish] { [gauge] }

  init() { gauge.panel = self }
}

let text = """
  {
    "default": {"colors": {"textColor": "#222222"}, "controls": {"actionColor": "#006688"}},
    "Panel/Gauge-dangerous": {"controls": {"actionColor": "#cc0000"}}
  }
  """
let panel = Panel()
print("shown:")
panel.startStyling()
print("loaded:")
StyleCenter.shared.load(try StyleFile.load(Array(text.utf8), file: "inline").sheet)
print("the panel turns light:")
var light = Style()
light.colors.textColor = .rgb(0xFFFFFF)
panel.ownStyle = light
print("drawn in danger with \(panel.gauge.effectiveStyle(for: .dangerous).controls.actionColor?.hex ?? "none")")
