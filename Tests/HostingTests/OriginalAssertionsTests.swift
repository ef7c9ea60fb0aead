import Hosting
import Raster
import StyleFile
import Styling
import Testing

/// What the tests of BRStyle 1.1.0 assert, as far as it can be carried over: the same subjects, one test each.
@MainActor @Suite struct OriginalAssertionsTests {
  let center = StyleCenter()

  private func sheet(_ text: String) throws -> StyleSheet {
    let loaded = try StyleFile.load(Array(text.utf8), file: "appearances.json")
    #expect(!loaded.diagnostics.containsError)
    return loaded.sheet
  }

  private func action(_ key: String, _ color: String) -> String {
    "\"\(key)\": {\"controls\": {\"actionColor\": \"\(color)\"}}"
  }

  private func primary(_ key: String, _ color: String) -> String {
    "\"\(key)\": {\"colors\": {\"primaryColor\": \"\(color)\"}}"
  }

  // MARK: Styles

  @Test func colourIntegersBothWays() {
    #expect(Color.rgb(0x1247b8).rgba == 0x1247_b8ff)
    #expect(Color.rgba(0x1247_b87f).rgba == 0x1247_b87f)
    #expect(Color.rgba(0x1247_b87f).rgb == 0x1247b8)
    #expect(Color.rgba(0x1247_b87f).hex == "#1247b87f")
  }

  @Test func copiesAreIndependent() {
    var style = Style()
    style.colors.primaryColor = .rgb(0x0000FF)
    let copy = style
    style.colors.primaryColor = .rgb(0xFF0000)
    style.fonts.actionFont = .system(size: 15)
    #expect(copy.colors.primaryColor == .rgb(0x0000FF))
    #expect(copy.fonts.actionFont == nil)
    #expect(copy != style)
  }

  @Test func theDefaultStyleIsSetCopiedAndReset() {
    var style = Style()
    style.colors.primaryColor = .rgb(0x0000FF)
    style.fonts.actionFont = .system(size: 15)
    center.defaultStyle = style
    style.colors.primaryColor = .rgb(0xFF0000)
    #expect(center.resolvedDefaultStyle.colors.primaryColor == .rgb(0x0000FF))
    #expect(center.resolvedDefaultStyle.fonts.actionFont == Font(size: 15))
    #expect(center.resolvedDefaultStyle.colors.heroColor == ResolvedStyle.builtIn.colors.heroColor)
    center.resetDefaultStyle()
    #expect(center.resolvedDefaultStyle == .builtIn)
  }

  @Test func thereIsOneSharedCenterAndAnyNumberOfOthers() {
    #expect(StyleCenter.shared === StyleCenter.shared)
    #expect(Button().styleCenter === StyleCenter.shared)
    center.defaultStyle = .text(1)
    #expect(StyleCenter().resolvedDefaultStyle == .builtIn)
  }

  // MARK: Sets

  @Test func theFourEntrySet() throws {
    let text = """
      {
        "default": {
          "colors": {"primaryColor": "#ff0000ff", "backgroundColor": null},
          "fonts": {"actionFont": {"name": "Helvetica-Regular", "size": 12}},
          "controls": {"actionColor": "#0000CCFF", "borderColor": "#000000ff", "glossColor": "#ffffff33",
            "textShadow": {"color": "#00000080", "offset": [0, 1], "blurRadius": 2}}
        },
        \(action("controls-highlighted", "#00cc00ff")),
        "controls-dangerous": {"controls": {"actionColor": "#cc0000ff", "borderColor": "#cc0000ff"}},
        \(action("controls-dangerous|highlighted", "#cc0000cc"))
      }
      """
    let set = try sheet(text)
    #expect(
      set.entries.map(\.key.text) == [
        "default", "controls-highlighted", "controls-dangerous", "controls-dangerous|highlighted",
      ])
    let dangerous = try #require(set.style(ofEntry: "controls-dangerous"))
    #expect(dangerous.colors.primaryColor == .rgb(0xff0000))
    #expect(dangerous.colors.backgroundColor == nil)
    #expect(dangerous.controls.actionColor == .rgb(0xcc0000))
    #expect(dangerous.controls.glossColor == .rgba(0xffff_ff33))
    #expect(
      dangerous.controls.textShadow
        == Shadow(color: .rgba(0x80), offset: Size(width: 0, height: 1), blurRadius: 2))
    center.load(set)
    #expect(center.resolvedDefaultStyle.controls.actionColor == .rgb(0x0000cc))
    #expect(center.style(for: .highlighted)?.controls.actionColor == .rgb(0x00cc00))
    #expect(center.style(for: [.highlighted, .dangerous])?.controls.actionColor == .rgba(0xcc00_00cc))
    #expect(center.style(for: .selected)?.controls.actionColor == .rgb(0x1247b8))
  }

  // MARK: The chain

  @Test func everyStepOfTheChainOfAControl() {
    let button = Button(center: center)
    func color(_ state: ControlState) -> Color? { button.style(for: state).controls.actionColor }
    center.defaultStyle = .action(5)
    #expect(color([]) == .rgb(5))
    #expect(color(.focused) == .rgb(5))
    #expect(color([.selected, .focused]) == .rgb(0x1247b8))
    button.setStyle(.action(4), for: .normal)
    #expect(color(.focused) == .rgb(4))
    #expect(color(.disabled) == .rgb(0xcacaca))
    button.setStyle(.action(3), for: .selected)
    #expect(color([.dangerous, .selected]) == .rgb(0xeb2d38))
    #expect(color([.selected, .focused]) == .rgb(3))
    #expect(color([.highlighted, .selected]) == .rgba(0x1247_b880))
    center.setStyle(.action(2), for: [.highlighted, .selected])
    #expect(color([.highlighted, .selected]) == .rgb(2))
    button.setStyle(.action(1), for: [.highlighted, .selected])
    #expect(color([.highlighted, .selected]) == .rgb(1))
    button.setStyle(nil, for: [.highlighted, .selected])
    #expect(color([.highlighted, .selected]) == .rgb(2))
    center.setStyle(nil, for: [.highlighted, .selected])
    center.removeAllStyles()
    #expect(color([.highlighted, .selected]) == .rgba(0x1247_b880))
  }

  @Test func everyStepOfTheChainOfABarItem() {
    let item = BarButtonItem(center: center)
    func color(_ state: ControlState) -> Color? { item.style(for: state).controls.actionColor }
    center.defaultStyle = .action(5)
    #expect(color(.highlighted) == .rgb(5))
    #expect(color(.disabled) == .rgb(5))
    item.setStyle(.action(4), for: .normal)
    #expect(color([.highlighted, .focused]) == .rgb(4))
    item.setStyle(.action(3), for: .highlighted)
    #expect(color(.highlighted) == .rgb(3))
    #expect(color([.highlighted, .focused]) == .rgb(4))
    center.setStyle(.action(2), for: .dangerous, of: .barItems)
    #expect(color([.dangerous, .highlighted]) == .rgb(2))
    item.setStyle(.action(1), for: .disabled)
    #expect(color([.disabled, .dangerous]) == .rgb(1))
    center.removeAllStyles(of: .barItems)
    #expect(color([.dangerous, .highlighted]) == .rgb(4))
  }

  @Test func theOwnNormalStyleOfAClassShowsWhileNothingIsPressed() {
    center.appearance(of: Button.self).setStyle(.action(7), for: .normal)
    let button = Button(center: center)
    #expect(button.effectiveStyle.controls.actionColor == .rgb(7))
    button.isHighlighted = true
    #expect(button.effectiveStyle.controls.actionColor == .rgba(0x5555_55cc))
  }

  // MARK: Rules

  private final class AppearanceCustomClass: View {
    override class var styleClassName: String { "AppearanceCustomClass" }
  }

  private final class AppearanceCustomControl: Control {
    override class var styleClassName: String { "AppearanceCustomControl" }
  }

  @Test func rulesWithNoneOneAndTwoContainers() throws {
    center.load(
      try sheet(
        """
        {
          \(primary("AppearanceCustomClass", "#00000001")),
          \(primary("UITableViewCell/AppearanceCustomClass", "#00000002")),
          \(primary("UITableViewController/UITableViewCell/AppearanceCustomClass", "#00000003"))
        }
        """))
    let (window, cell, table) = (Window(center: center), TableViewCell(), TableViewController())
    let view = AppearanceCustomClass()
    window.addSubview(view)
    #expect(view.style.colors.primaryColor == .rgba(1))
    window.addSubview(cell)
    cell.addSubview(view)
    #expect(view.style.colors.primaryColor == .rgba(2))
    window.setRootViewController(table)
    table.view.addSubview(cell)
    #expect(view.style.colors.primaryColor == .rgba(3))
    view.ownStyle = .text(1)
    #expect(view.style.colors.primaryColor == ResolvedStyle.builtIn.colors.primaryColor)
  }

  @Test func rulesWithStatesAndContainers() throws {
    center.load(
      try sheet(
        """
        {
          \(primary("AppearanceCustomControl-highlighted", "#00000004")),
          \(primary("AppearanceCustomControl-highlighted|selected", "#00000005")),
          \(primary("UITableViewCell/AppearanceCustomControl-highlighted", "#00000006")),
          \(primary("UITableViewController/UITableViewCell/AppearanceCustomControl-highlighted", "#00000007"))
        }
        """))
    let (window, cell, table) = (Window(center: center), TableViewCell(), TableViewController())
    let control = AppearanceCustomControl()
    func color(_ state: ControlState) -> Color? { control.style(for: state).colors.primaryColor }
    window.addSubview(control)
    #expect(color([]) == ResolvedStyle.builtIn.colors.primaryColor)
    #expect(color(.highlighted) == .rgba(4))
    #expect(color([.highlighted, .selected]) == .rgba(5))
    window.addSubview(cell)
    cell.addSubview(control)
    #expect(color(.highlighted) == .rgba(6))
    #expect(color([.highlighted, .selected]) == .rgba(5))
    window.setRootViewController(table)
    table.view.addSubview(cell)
    #expect(color(.highlighted) == .rgba(7))
  }

  // MARK: Observation

  @Test func theFirstAndLaterDefaultStylesAreHeardUntilTheEnd() {
    let window = Window(center: center)
    var label: ListeningLabel? = ListeningLabel()
    weak let released = label
    if let label { window.addSubview(label) }
    center.defaultStyle = .text(1)
    center.defaultStyle = .text(2)
    #expect(label?.heard.map(\.colors.textColor) == [.rgb(0x1a1a1a), .rgb(1), .rgb(2)])
    label?.removeFromSuperview()
    label = nil
    #expect(released == nil)
    center.defaultStyle = .text(3)
  }

  // MARK: The sampler

  @Test func theSamplersListOfSettings() {
    #expect(Setting.of(.colors).count == 12)
    #expect(Setting.of(.fonts).count == 11)
    #expect(Setting.of(.controls).filter { $0.kind == .color }.count == 5)
    #expect(Setting.of(.controls).count == 7)
  }
}
