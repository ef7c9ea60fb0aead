import Diagnostics
import Raster
import Styling
import Testing

@Suite struct CascadeTests {
  // MARK: The registry and own tables

  @Test func controlsEntriesReplaceTheBuiltInOnes() {
    let keys = ["default", "controls-selected", "controls-dangerous|highlighted", "controls-normal"]
    #expect(Cascade.winner(keys, Element("UIButton", state: .selected)) == "controls-selected")
    #expect(Cascade.winner(keys, Element("UIButton", state: .disabled)) == "built-in disabled")
    #expect(
      Cascade.winner(keys, Element("UIButton", state: [.highlighted, .dangerous])) == "controls-dangerous|highlighted")
    #expect(Cascade.winner(keys, Element("UIButton")) == "default")
    #expect(
      Cascade.winner(["controls-selected", "controls-Selected"], Element("X", state: .selected))
        == "controls-Selected")
  }

  @Test func ownTablesComeBeforeTheRegistryStateByState() {
    let keys = ["X", "X-highlighted", "controls-selected"]
    #expect(Cascade.winner(keys, Element("X", state: .highlighted)) == "X-highlighted")
    #expect(Cascade.winner(keys, Element("X", state: [.highlighted, .focused])) == "X-highlighted")
    #expect(Cascade.winner(keys, Element("X", state: [.highlighted, .selected])) == "built-in highlighted|selected")
    #expect(Cascade.winner(keys, Element("X", state: .selected)) == "controls-selected")
    #expect(Cascade.winner(keys, Element("X", state: .focused)) == "X")
  }

  @Test func anExactAnswerIsForExactlyThatState() {
    let cascade = Cascade(.of(["X", "X-highlighted"]))
    func isExact(_ element: Element, _ lookup: Lookup = .effective) -> Bool {
      cascade.resolve(element, lookup: lookup).isExact
    }
    #expect(isExact(Element("X")))
    #expect(isExact(Element("X", state: .highlighted)))
    #expect(!isExact(Element("X", state: [.highlighted, .focused])))
    #expect(!isExact(Element("X", state: .focused)))
    #expect(isExact(Element("UIButton")))
    #expect(!isExact(Element("UIButton", state: .focused)))
    #expect(isExact(Element("UILabel", state: .focused)))
  }

  // MARK: Bars

  @Test(arguments: ["UINavigationBar", "UIToolbar", "UITabBar"])
  func barControlsReachEveryControlInABar(bar: String) {
    let keys = ["bar-controls-selected", "bar-controls-normal"]
    for name in ["UIButton", "UIControl", "Unknown"] {
      #expect(Cascade.winner(keys, Element(name, in: [bar], state: .selected)) == "bar-controls-selected")
      #expect(Cascade.winner(keys, Element(name, in: ["A", bar, "B"])) == "bar-controls-normal")
      #expect(Cascade.winner(keys, Element(name, state: .selected)) == "built-in selected")
      #expect(Cascade.winner(keys, Element(name, in: [bar], state: .disabled)) == "built-in disabled")
    }
  }

  @Test func rulesWrittenOutBeatThoseOfBars() {
    let inBar = Element("UIButton", in: ["UIToolbar"])
    #expect(Cascade.winner(["UIButton", "bar-controls-normal"], inBar) == "UIButton")
    #expect(Cascade.winner(["UIControl", "bar-controls-normal"], inBar) == "bar-controls-normal")
    #expect(Cascade.winner(["UIToolbar/UIControl", "bar-controls-normal"], inBar) == "UIToolbar/UIControl")
    #expect(
      Cascade.winner(["A/UIControl", "bar-controls-normal"], Element("UIButton", in: ["A", "UIToolbar"]))
        == "A/UIControl")
    #expect(
      Cascade.winner(["UINavigationBar", "bar-controls-normal"], Element("UINavigationBar")) == "UINavigationBar")
    #expect(Cascade.winner(["UIView", "bar-controls-normal"], Element("UINavigationBar")) == "bar-controls-normal")
  }

  @Test func navigationBarsAndToolbarsHandTheNormalStyleDown() {
    let keys = ["bar-controls-normal", "bar-controls-selected"]
    for bar in ["UINavigationBar", "UIToolbar"] {
      #expect(Cascade.winner(keys, Element(bar)) == "bar-controls-normal")
      #expect(Cascade.winner(keys, Element("UILabel", in: [bar])) == "bar-controls-normal")
      #expect(Cascade.winner(keys, Element("UIButton", in: [bar]), .view) == "bar-controls-normal")
    }
    #expect(Cascade.winner(keys, Element("UITabBar")) == "default")
    #expect(Cascade.winner(keys, Element("UILabel", in: ["UITabBar"])) == "default")
    #expect(Cascade.winner(["bar-controls-selected"], Element("UILabel", in: ["UIToolbar"])) == "default")
  }

  @Test func barControlsAreTheClassWideStyleOfBarItems() {
    let keys = ["bar-controls-normal", "bar-controls-highlighted", "controls-disabled"]
    #expect(Cascade.winner(keys, Element("UIBarButtonItem")) == "bar-controls-normal")
    #expect(Cascade.winner(keys, Element("UIBarButtonItem", state: .highlighted)) == "bar-controls-highlighted")
    #expect(Cascade.winner(keys, Element("UIBarButtonItem", state: [.highlighted, .focused])) == "bar-controls-normal")
    #expect(Cascade.winner(keys, Element("UIBarButtonItem", state: .disabled)) == "bar-controls-normal")
    #expect(Cascade.winner(["controls-disabled"], Element("UIBarButtonItem", state: .disabled)) == "default")
    #expect(Cascade.winner(keys, Element("UIBarButtonItem", in: ["UIToolbar"]), .view) == "default")
    #expect(Cascade.winner(["UIBarButtonItem"] + keys, Element("UIBarButtonItem")) == "UIBarButtonItem")
  }

  @Test func inBarOverrulesTheContainers() {
    let keys = ["bar-controls-normal", "UINavigationBar/Y", "UIToolbar/Y"]
    #expect(Cascade.winner(keys, Element("X", inBar: true)) == "bar-controls-normal")
    #expect(Cascade.winner(keys, Element("Y", inBar: true)) == "UINavigationBar/Y")
    #expect(Cascade.winner(keys, Element("Y", in: ["UIToolbar"], inBar: true)) == "UIToolbar/Y")
    #expect(Cascade.winner(keys, Element("X", in: ["UIToolbar"], inBar: false)) == "default")
    #expect(Cascade.winner(keys, Element("Y", in: ["UIToolbar"], inBar: false)) == "UIToolbar/Y")
    #expect(Cascade.winner(["A/X", "UINavigationBar/X"], Element("X", in: ["A"], inBar: true)) == "A/X")
  }

  // MARK: The inherited style

  @Test func viewsInheritFromTheNearestContainerThatWasGivenAStyle() {
    let keys = ["UITableView", "UIScrollView", "UITableViewCell", "Panel"]
    #expect(Cascade.winner(keys, Element("UILabel", in: ["UITableView", "UITableViewCell"])) == "UITableViewCell")
    #expect(Cascade.winner(keys, Element("UILabel", in: ["UITableView", "UIView"])) == "UITableView")
    #expect(Cascade.winner(keys, Element("UILabel", in: ["UIScrollView", "UIViewController"])) == "UIScrollView")
    #expect(Cascade.winner(keys, Element("UILabel", in: ["Panel"])) == "Panel")
    #expect(Cascade.winner(keys, Element("UILabel")) == "default")
    #expect(Cascade.winner(["UIView", "UILabel"], Element("UILabel")) == "UILabel")
  }

  @Test func aRuleForAControlIsNoInheritedStyle() {
    #expect(Cascade.winner(["UIButton"], Element("UILabel", in: ["UIButton"])) == "default")
    #expect(Cascade.winner(["UIView"], Element("UILabel", in: ["UIButton"])) == "UIView")
    #expect(Cascade.winner(["X"], Element("X"), .view) == "default")
    #expect(Cascade.winner(["X"], Element("X", kind: .view)) == "X")
  }

  @Test func theEffectiveStyleInheritsWhereTheStateChainEnds() {
    let keys = ["Panel", "controls-selected", "X"]
    let button = Element("UIButton", in: ["Panel"])
    #expect(Cascade.winner(keys, button, .state) == "default")
    #expect(Cascade.winner(keys, button, .view) == "Panel")
    #expect(Cascade.winner(keys, button, .effective) == "Panel")
    #expect(Cascade.winner(keys, Element("UIButton", in: ["Panel"], state: .selected)) == "controls-selected")
    #expect(Cascade.winner(keys, Element("UIButton", in: ["Panel"], state: .focused)) == "Panel")
    #expect(Cascade.winner(keys, Element("X", in: ["Panel"])) == "X")
    #expect(Cascade.winner(["UIView"], Element("UIButton")) == "UIView")
    #expect(Cascade.winner(["UIView"], Element("UIButton"), .state) == "default")
  }

  @Test func viewsWithStatesAndControllersTakeNoRules() {
    #expect(Cascade.winner(["UILabel-selected"], Element("UILabel", state: .selected)) == "default")
    #expect(Cascade.winner(["UILabel-normal"], Element("UILabel")) == "default")
    #expect(Cascade.winner(["UIViewController"], Element("UILabel", in: ["UIViewController"])) == "default")
    #expect(Cascade.winner(["Panel-selected"], Element("UILabel", in: ["Panel"])) == "default")
  }

  // MARK: Values

  @Test func builtInStatesLieOverTheCurrentDefault() {
    var style = Style()
    style[.actionColor] = Style.Assignment(.color(Color(rgb: 0x123456)))
    style[.borderColor] = Style.Assignment(nil)
    let place = Diagnostics.SourceLocation(file: "t", line: 1, column: 1)
    let cascade = Cascade(StyleSheet([.init(key: StyleKey("default"), at: place, style: style)]))
    let pressed = cascade.resolve(Element("UIButton", state: .highlighted)).style
    #expect(pressed.color(.actionColor) == Color(rgba: 0x123456cc))
    #expect(pressed.color(.shadowColor) == Color(rgba: 0x5555557f))
    #expect(pressed.color(.borderColor) == nil)
    #expect(pressed.origin(of: .actionColor) == .builtInState(.highlighted))
    #expect(pressed.origin(of: .borderColor) == .code)
    #expect(pressed.origin(of: .heroFont) == .builtIn)
  }
}
