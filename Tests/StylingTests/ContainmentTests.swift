import Styling
import Testing

/// Which appearance rule wins (section 10).
@Suite struct ContainmentTests {
  @Test(arguments: [
    (["A", "B"], ["A/W", "B/W"], "A/W"), (["A", "B"], ["A/W", "A/B/W"], "A/B/W"),
    (["C", "A", "B"], ["C/W", "A/B/W"], "C/W"), (["A", "C", "B"], ["A/B/W", "A/C/W"], "A/C/W"),
    (["B", "A"], ["A/B/W", "B/W"], "B/W"), (["A"], ["W", "A/W"], "A/W"), (["B"], ["W", "A/W"], "W"),
    (["A", "A"], ["A/W", "A/A/W"], "A/A/W"), (["A"], ["A/W", "A/A/W"], "A/W"),
    // Greedy places: both rules begin at the outer A, though the inner one would leave room for B, too.
    (["A", "C", "A", "B"], ["A/B/W", "A/C/W"], "A/C/W"),
  ])
  func theOutermostContainerWins(containers: [String], rules: [String], winner: String) {
    for keys in [rules, rules.reversed()] {
      #expect(Cascade.winner(keys, Element("W", in: containers)) == winner)
    }
  }

  @Test func theNearestClassGoesBeforeContainment() {
    let classes = ClassTable.uiKit.declaring("Knob", superclass: "UIButton")
    let keys = ["Knob", "UIButton", "A/UIControl", "UIControl"]
    #expect(Cascade.winner(keys, Element("Knob", in: ["A"]), classes: classes) == "Knob")
    #expect(Cascade.winner(keys, Element("UIButton", in: ["A"]), classes: classes) == "UIButton")
    #expect(Cascade.winner(keys, Element("UISwitch", in: ["A"]), classes: classes) == "A/UIControl")
    #expect(Cascade.winner(keys, Element("UISwitch", in: ["B"]), classes: classes) == "UIControl")
  }

  @Test func theNearestContainerClassDecidesBetweenEqualPlaces() {
    let rules = ["UIView/W", "UIToolbar/W"]
    for keys in [rules, rules.reversed()] {
      #expect(Cascade.winner(keys, Element("W", in: ["UIToolbar"])) == "UIToolbar/W")
    }
  }

  @Test func theLaterOfEqualRulesWins() {
    let element = Element("X", state: [.selected, .focused])
    #expect(Cascade.winner(["X-selected|focused", "X-focused|selected"], element) == "X-focused|selected")
    #expect(Cascade.winner(["X-focused|selected", "X-selected|focused"], element) == "X-selected|focused")
    #expect(Cascade.winner(["X", "X-normal"], Element("X")) == "X-normal")
    #expect(Cascade.winner(["X,Y", "X"], Element("X")) == "X")
  }

  @Test func eachStateHasItsOwnWinner() {
    let keys = ["A/W-selected", "W", "W-selected"]
    #expect(Cascade.winner(keys, Element("W", in: ["A"], state: .selected)) == "A/W-selected")
    #expect(Cascade.winner(keys, Element("W", in: ["A"])) == "W")
  }

  @Test func subclassesAndControllersCountAsContainers() {
    #expect(Cascade.winner(["UIViewController/X"], Element("X", in: ["UITabBarController"])) == "UIViewController/X")
    #expect(Cascade.winner(["UIPopoverController/X"], Element("X", in: ["UIViewController"])) == "default")
    #expect(Cascade.winner(["UIView/X"], Element("X", in: ["Unknown"])) == "UIView/X")
  }
}
