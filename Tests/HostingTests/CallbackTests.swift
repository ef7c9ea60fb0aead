import Hosting
import Raster
import Styling
import Testing

/// For each trigger: one callback where the resolved style differs, none where it does not.
@MainActor @Suite struct CallbackTests {
  let center = StyleCenter()
  let window: Window
  let panel = View()
  let styled = ListeningLabel()
  let plain = ListeningLabel()
  let button = ListeningButton()

  /// A window with a panel that holds a label with its own style, a label without, and a button.
  init() {
    window = Window(center: center)
    styled.ownStyle = Style(.builtIn)
    for view in [styled, plain, button] { panel.addSubview(view) }
    window.addSubview(panel)
    forget()
  }

  private func forget() { _ = (styled.takeHeard(), plain.takeHeard(), button.takeHeard()) }

  @Test func enteringTheWindowTellsTheStyleAndTheSingleStatesThatDiffer() {
    let newcomer = ListeningButton()
    #expect(newcomer.takeHeard() == [])
    panel.addSubview(newcomer)
    #expect(newcomer.takeHeard() == ["style", "disabled", "dangerous", "highlighted", "selected"])
    newcomer.removeFromSuperview()
    panel.addSubview(newcomer)
    #expect(newcomer.takeHeard() == [])
  }

  @Test func anotherDefaultStyle() {
    center.defaultStyle = .text(0x112233)
    #expect(styled.takeHeard() == 0)
    #expect(plain.takeHeard() == 1)
    #expect(button.takeHeard() == ["style", "normal", "disabled", "dangerous", "highlighted", "selected", "focused"])
    center.defaultStyle = .text(0x112233)
    #expect(plain.takeHeard() == 0)
    #expect(button.takeHeard() == [])
    center.resetDefaultStyle()
    #expect(plain.takeHeard() == 1)
  }

  @Test func anotherStyleInTheRegistry() {
    center.setStyle(.action(0xaa0000), for: .selected)
    #expect(button.takeHeard() == ["selected"])
    #expect(plain.takeHeard() == 0)
    center.setStyle(.action(0xaa0000), for: .selected)
    #expect(button.takeHeard() == [])
    center.setStyle(nil, for: .selected)
    #expect(button.takeHeard() == ["selected"])
  }

  @Test func anotherStyleOfAnAncestor() {
    panel.ownStyle = .text(0x445566)
    #expect(styled.takeHeard() == 0)
    #expect(plain.takeHeard() == 1)
    #expect(button.takeHeard() == ["style"])
    panel.ownStyle = .text(0x445566)
    #expect(plain.takeHeard() == 0)
    panel.ownStyle = nil
    #expect(plain.takeHeard() == 1)
  }

  @Test func anotherParent() {
    let other = View()
    window.addSubview(other)
    other.addSubview(plain)
    #expect(plain.takeHeard() == 0)
    panel.ownStyle = .text(0x778899)
    #expect(plain.takeHeard() == 0)
    panel.addSubview(plain)
    #expect(plain.takeHeard() == 1)
    plain.removeFromSuperview()
    #expect(plain.takeHeard() == 1)
  }

  @Test func anotherRule() {
    center.appearance(of: "UILabel").style = .text(0x010101)
    #expect(plain.takeHeard() == 1)
    #expect(styled.takeHeard() == 0)
    center.appearance(of: Label.self, whenContainedIn: [TableViewCell.self]).style = .text(0x020202)
    #expect(plain.takeHeard() == 0)
    center.appearance(of: "UILabel").style = nil
    #expect(plain.takeHeard() == 1)
    center.appearance(of: "UIButton").setStyle(.action(1), for: .dangerous)
    #expect(button.takeHeard() == ["dangerous"])
  }

  @Test func aStyleOfItsOwn() {
    button.setStyle(.action(0x00ff00), for: .highlighted)
    #expect(button.takeHeard() == ["highlighted"])
    button.setStyle(.action(0x00ff00), for: .highlighted)
    #expect(button.takeHeard() == [])
    button.setStyle(.action(0x00ff00), for: [.dangerous, .selected])
    #expect(button.takeHeard() == ["dangerous|selected"])
    button.setStyle(nil, for: [.dangerous, .selected])
    #expect(button.takeHeard() == ["dangerous|selected"])
    button.ownStyle = .text(3)
    #expect(button.takeHeard() == ["style"])
  }

  @Test func aStyleOfItsOwnOutsideOfAnyWindow() {
    let lone = ListeningButton()
    lone.ownStyle = .text(7)
    #expect(lone.takeHeard() == ["style"])
    lone.ownStyle = .text(7)
    #expect(lone.takeHeard() == [])
    panel.addSubview(lone)
    #expect(lone.takeHeard() == ["disabled", "dangerous", "highlighted", "selected"])
  }

  @Test func itsState() {
    button.isHighlighted = true
    button.isHighlighted = true
    button.isFocused = true
    button.isDangerous = true
    button.isEnabled = true
    #expect(
      button.takeHeard() == [
        "state highlighted", "state highlighted|focused", "state dangerous|highlighted|focused",
      ])
  }

  @Test func aBarItem() {
    final class Item: BarButtonItem {
      var heard: [String] = []
      override func styleDidChange(_ style: ResolvedStyle) { heard.append("style") }
      override func styleDidChange(_ style: ResolvedStyle, for state: ControlState) { heard.append("\(state)") }
      override func stateDidChange() { heard.append("state") }
    }
    let (toolbar, item) = (Toolbar(), Item())
    window.addSubview(toolbar)
    toolbar.setItems([item])
    #expect(item.heard == ["style"])
    center.setStyle(.action(5), for: .disabled, of: .barItems)
    #expect(item.heard == ["style", "disabled"])
    panel.ownStyle = .text(9)
    toolbar.ownStyle = .text(9)
    #expect(item.heard.count == 2)
    item.isEnabled = false
    #expect(item.heard == ["style", "disabled", "state"])
  }

  // MARK: Changes inside a callback

  @Test func aChangeInsideACallbackIsToldOnce() {
    button.onStyle = { $0.setStyle(.action(0xbeef), for: .selected) }
    center.defaultStyle = .text(0x31)
    #expect(
      button.takeHeard() == ["style", "normal", "disabled", "dangerous", "highlighted", "selected", "focused"])
    #expect(button.style(for: .selected).controls.actionColor == .rgb(0xbeef))
  }

  @Test func aChangeOfAnotherObjectInsideACallbackIsToldBeforeItReturns() {
    let label = plain
    button.onStyle = { _ in
      label.ownStyle = .text(0x99)
      #expect(label.heard.last?.colors.textColor == .rgb(0x99))
    }
    button.ownStyle = .text(1)
    #expect(plain.takeHeard() == 1)
  }

  @Test func callbacksThatAnswerEachOtherEnd() {
    let other = ListeningButton()
    panel.addSubview(other)
    _ = other.takeHeard()
    var color: UInt32 = 0
    func answer(by partner: ListeningButton) -> (ListeningButton) -> Void {
      { _ in
        color += 1
        partner.ownStyle = .text(color)
      }
    }
    button.onStyle = answer(by: other)
    other.onStyle = answer(by: button)
    button.ownStyle = .text(0xffffff)
    #expect(button.takeHeard().count == 32)
    #expect(other.takeHeard().count == 32)
    (button.onStyle, other.onStyle) = ({ _ in }, { _ in })
    window.updateStyles()
    #expect(button.takeHeard().count + other.takeHeard().count <= 2)
    window.updateStyles()
    #expect(button.takeHeard() == [])
  }

  @Test func aStateThatAlwaysChangesBackEnds() {
    button.onState = { $0.isSelected.toggle() }
    button.isSelected = true
    #expect(button.takeHeard().count == 32)
  }

  @Test func movingInsideACallbackIsSafe() {
    let other = View()
    window.addSubview(other)
    other.ownStyle = .text(0x55)
    button.onStyle = { button in other.addSubview(button) }
    panel.ownStyle = .text(0x66)
    #expect(button.superview === other)
    #expect(button.takeHeard() == ["style", "style"])
  }

  // MARK: Other threads, other actors, the end

  @Test func aChangeOffTheMainThreadArrivesOnIt() async {
    let center = center
    await Task.detached { center.defaultStyle = .text(0x777777) }.value
    for _ in 0..<1000 where plain.heard.isEmpty { await Task.yield() }
    #expect(plain.takeHeard() == 1)
    await Task.detached { center.defaultStyle = .text(0x777777) }.value
    for _ in 0..<50 { await Task.yield() }
    #expect(plain.takeHeard() == 0)
    #expect(styled.takeHeard() == 0)
  }

  @Test func aTreeOfAnotherActorIsToldThere() async {
    actor Screen {
      private var window: Window?
      private let label = ListeningLabel()
      func open(_ center: StyleCenter) {
        window = Window(center: center)
        window?.addSubview(label)
      }
      func colors() -> [Color?] { label.heard.map(\.colors.textColor) }
    }
    let screen = Screen()
    await screen.open(center)
    center.defaultStyle = .text(0x12)
    for _ in 0..<1000 where await screen.colors().count < 2 { await Task.yield() }
    #expect(await screen.colors() == [.rgb(0x1a1a1a), .rgb(0x12)])
  }

  @Test func withoutAnActorTheOwnerUpdates() {
    let window = Window(center: center, isolation: nil)
    let label = ListeningLabel()
    window.addSubview(label)
    #expect(label.takeHeard() == 1)
    center.defaultStyle = .text(0x13)
    #expect(label.takeHeard() == 0)
    window.updateStyles()
    #expect(label.takeHeard() == 1)
  }

  @Test func nothingKeepsAHostAlive() {
    weak var gone: Window?
    weak var goneLabel: Label?
    do {
      let window = Window(center: center)
      let label = Label()
      window.addSubview(label)
      (gone, goneLabel) = (window, label)
    }
    #expect(gone == nil)
    #expect(goneLabel == nil)
    center.defaultStyle = .text(0x14)
  }

  @Test func aStreamTellsEveryChangeInOrder() async {
    let stream = center.changes
    center.defaultStyle = .text(1)
    center.defaultStyle = .text(1)
    center.setStyle(.action(2), for: .selected)
    center.appearance(of: "UILabel", whenContainedIn: ["UIToolbar"]).style = .text(3)
    center.load(StyleSheet())
    center.reset()
    var changes: [StyleChange] = []
    for await change in stream {
      changes.append(change)
      if change == .reset { break }
    }
    let rule = Selector(containers: ["UIToolbar"], className: "UILabel")
    #expect(changes == [.defaultStyle, .registry(.controls, .selected), .appearance(rule), .loaded, .reset])
  }

  @Test func aStreamEndsWithItsCenter() async {
    var center: StyleCenter? = StyleCenter()
    let stream = center?.changes
    center = nil
    if let stream { for await _ in stream { Issue.record("nothing changed") } }
  }

  @Test func aCenterIsSafeFromManyThreads() async {
    let center = StyleCenter()
    await withTaskGroup(of: Void.self) { group in
      for i in 0..<8 {
        group.addTask {
          for j in 0..<200 {
            center.setStyle(.action(UInt32(i * 1000 + j)), for: [.selected, .dangerous])
            _ = center.cascade.resolve(Element("UIButton", state: .selected))
            center.appearance(of: "C\(i)").style = j % 2 == 0 ? .text(1) : nil
          }
        }
      }
    }
    #expect(center.style(for: [.selected, .dangerous])?.controls.actionColor.map { $0.rgb % 1000 } == 199)
  }
}
