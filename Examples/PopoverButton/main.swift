// A button of our own moves into a popover, is chosen and pressed, and says what it hears of its style.
import Foundation
import Hosting
import StyleFile
import Styling

final class MyCustomButton: Button {
  override func stateDidChange() { print("state did change: \(state)") }

  override func styleDidChange(_ style: ResolvedStyle) { print("style did change") }

  override func styleDidChange(_ style: ResolvedStyle, for state: ControlState) {
    print("style did change for \(state): \(look(of: style))")
  }
}

func look(of style: ResolvedStyle) -> String {
  "\(style.fonts.actionFont?.size ?? 0) points, \(style.controls.actionColor?.hex ?? "no colour")"
}

let file = CommandLine.arguments.dropFirst().first ?? "Examples/PopoverButton/styles.json"
guard let data = FileManager.default.contents(atPath: file) else { exit(2) }

let center = StyleCenter()
center.register(MyCustomButton.self)
center.load(try StyleFile.load(Array(data), file: file).sheet)

let window = Window(center: center)
let button = MyCustomButton()
window.addSubview(button)
print("in the window: \(look(of: button.effectiveStyle))")

let popover = PopoverController()
window.addSubview(popover.view)
popover.view.addSubview(button)
print("in the popover: \(look(of: button.effectiveStyle))")

button.isSelected = true
button.isHighlighted = true
print("chosen and pressed: \(look(of: button.effectiveStyle))")
