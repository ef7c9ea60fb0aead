import Hosting
import Raster
import Styling
import Testing

@Suite struct TreeTests {
  let center = StyleCenter()

  @Test func viewsMove() {
    let (a, b, inner) = (View(), View(), View())
    a.addSubview(inner)
    #expect(inner.superview === a)
    b.addSubview(inner)
    #expect(inner.superview === b)
    #expect(a.subviews.isEmpty)
    inner.removeFromSuperview()
    #expect(inner.superview == nil)
    #expect(b.subviews.isEmpty)
  }

  @Test func theResponderChainGoesThroughControllersToTheApplication() {
    let application = Application(center: center)
    let window = Window(center: center)
    application.add(window)
    let controller = ViewController()
    window.setRootViewController(controller)
    let button = Button()
    controller.view.addSubview(button)
    let chain = sequence(first: button as Responder) { $0.next }.map { ObjectIdentifier($0) }
    let expected: [Responder] = [button, controller.view, controller, window, application]
    #expect(chain == expected.map { ObjectIdentifier($0) })
    #expect(button.nearestViewController === controller)
    #expect(button.window === window)
    #expect(button.nearestAncestor(of: Button.self) === button)
    #expect(button.nearestAncestor(of: TableViewCell.self) == nil)
    let stray = View()
    window.addSubview(stray)
    #expect(stray.nearestViewController === controller)
  }

  /// A view's controller comes right after the view, before what is further out.
  @Test func theNearestStyleIsInherited() {
    let application = Application(center: center)
    let window = Window(center: center)
    application.add(window)
    let (parent, child) = (ViewController(), ViewController())
    window.setRootViewController(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let label = Label()
    child.view.addSubview(label)
    func color() -> Color? { label.style.colors.textColor }
    application.ownStyle = .text(1)
    #expect(color() == .rgb(1))
    window.ownStyle = .text(2)
    #expect(color() == .rgb(2))
    parent.ownStyle = .text(3)
    #expect(color() == .rgb(3))
    parent.view.ownStyle = .text(4)
    #expect(color() == .rgb(4))
    child.ownStyle = .text(5)
    #expect(color() == .rgb(5))
    child.view.ownStyle = .text(6)
    #expect(color() == .rgb(6))
    label.ownStyle = .text(7)
    #expect(color() == .rgb(7))
  }

  @Test func aSubclassGoesByItsSuperclassUntilItIsRegistered() {
    final class Special: Button {}
    center.appearance(of: "UIButton").setStyle(.action(1), for: .normal)
    center.appearance(of: "Special").setStyle(.action(2), for: .normal)
    let button = Special(center: center)
    #expect(button.effectiveStyle.controls.actionColor == .rgb(1))
    center.register(Special.self)
    #expect(button.effectiveStyle.controls.actionColor == .rgb(2))
    #expect(center.appearance(of: Special.self).style(for: .normal) == .action(2))
  }

  // MARK: What a platform's widgets are given

  @Test func aButtonsTitle() {
    var style = Style.action(1)
    style.fonts.actionFont = .system(size: 20)
    style.controls.textShadow = Shadow(color: .rgb(9), offset: Size(width: 0, height: 2))
    let (panel, button) = (View(center: center), Button())
    panel.addSubview(button)
    panel.ownStyle = style
    #expect(button.titleFont == .system(size: 20))
    #expect(button.titleColor(for: .normal) == .rgb(1))
    #expect(button.titleColor(for: .selected) == .rgb(0x1247b8))
    #expect(button.titleShadowColor(for: .normal) == .rgb(9))
    #expect(button.titleShadowOffset == Size(width: 0, height: 2))
    button.isSelected = true
    #expect(button.titleShadowOffset == Size(width: 0, height: 0))
  }

  @Test func barsAndTheirItems() {
    var style = Style.action(1)
    style.colors.navigationColor = .rgb(2)
    style.fonts.navigationFont = nil
    let (bar, toolbar, item) = (NavigationBar(center: center), Toolbar(center: center), BarButtonItem())
    (bar.ownStyle, toolbar.ownStyle) = (style, style)
    #expect(bar.tintColor == .rgb(1))
    #expect(bar.titleColor == .rgb(1))
    #expect(bar.barTintColor == .rgb(2))
    #expect(bar.titleFont == nil)
    #expect(toolbar.barTintColor == .rgb(2))
    toolbar.setItems([item])
    #expect(item.titleColor(for: .normal) == .rgb(0x555555))
    center.appearance(of: "UIBarButtonItem", whenContainedIn: ["UIToolbar"]).setStyle(.action(3), for: .normal)
    #expect(item.titleColor(for: .normal) == .rgb(3))
    bar.setItems([item])
    #expect(toolbar.items.isEmpty)
    #expect(item.titleColor(for: .normal) == .rgb(0x555555))
  }
}
