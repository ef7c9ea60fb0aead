import Styling
import Testing

@Suite struct ClassTableTests {
  @Test(
    arguments: [
      ("UIButton", .control), ("UIControl", .control), ("UITextField", .control), ("UIBarButtonItem", .barItem),
      ("UILabel", .view), ("UIView", .view), ("UITableView", .view), ("UINavigationBar", .view),
      ("UIViewController", .controller), ("UITableViewController", .controller), ("UIPopoverController", .controller),
      ("Knob", nil),
    ] as [(String, ElementKind?)])
  func kindsOfUIKit(name: String, kind: ElementKind?) {
    #expect(ClassTable.uiKit.kind(of: name) == kind)
  }

  @Test func declaredClassesAreWhatTheyDescendFrom() {
    let table = ClassTable.uiKit.declaring("Knob", superclass: "UISlider").declaring("Dial", superclass: "Knob")
      .declaring("Item", superclass: "UIBarButtonItem").declaring("Plain", superclass: nil)
      .declaring("Orphan", superclass: "Nobody").declaring("UILabel", superclass: "UIControl")
    #expect(table.kind(of: "Dial") == .control)
    #expect(table.lineage(of: "Dial") == ["Dial", "Knob", "UISlider", "UIControl", "UIView"])
    #expect(table.kind(of: "Item") == .barItem)
    #expect(table.kind(of: "Plain") == .view)
    #expect(table.kind(of: "Orphan") == .view)
    #expect(table.kind(of: "UILabel") == .control)
    #expect(table.isKind("Orphan", of: "Nobody"))
    #expect(!table.isKind("UIControl", of: "UIButton"))
  }

  @Test func aCircleEnds() {
    let table = ClassTable.uiKit.declaring("A", superclass: "B").declaring("B", superclass: "A")
    #expect(table.lineage(of: "A") == ["A", "B"])
    #expect(table.kind(of: "A") == .view)
    #expect(Cascade.winner(["B"], Element("A"), classes: table) == "B")
  }

  @Test func unknownClassesAreControlsAndUnknownContainersViews() {
    #expect(Cascade.winner(["UIControl"], Element("Knob")) == "UIControl")
    #expect(Cascade.winner(["UIControl"], Element("Knob", kind: .view)) == "default")
    #expect(Cascade.winner(["bar-controls-normal"], Element("Knob", kind: .barItem)) == "bar-controls-normal")
    #expect(Cascade.winner(["UIView"], Element("UILabel", in: ["Knob"])) == "UIView")
  }
}
