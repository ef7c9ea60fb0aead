import Diagnostics
import StyleFile
import Styling
import Testing

@testable import ContactSheets

@Suite struct AppearancesTests {
  private static let classes = ClassTable.uiKit.declaring("MyCell", superclass: "UITableViewCell")
    .declaring("MyButton", superclass: "UIButton")

  private func cells(_ keys: [String], looks: [String: ClassLook] = [:]) throws -> [Cell] {
    let members = keys.map { "\"\($0)\": {\"controls\": {\"fillColor\": \"#123456ff\"}}" }
    let style = try StyleFile.load(
      Array("{\n\(members.joined(separator: ",\n"))\n}".utf8), file: "s.json", classes: Self.classes)
    return SheetCatalog(style.sheet, classes: Self.classes, looks: looks).sheet(.appearances).cells
  }

  private func widget(_ cell: Cell) throws -> StatedWidget {
    try #require(cell.content.subject as? WidgetSubject).widget
  }

  @Test func everySelectorOfAKeyHasACell() throws {
    let ids = try cells([
      "default", "controls-selected", "bar-controls-normal", "UIButton", "UIButton-selected|dangerous,A/B/UILabel",
    ]).map(\.id.description)
    #expect(
      ids == [
        "appearances/plain/UIButton/normal", "appearances/plain/UIButton/dangerous|selected",
        "appearances/A>B/UILabel/normal",
      ])
  }

  @Test func selectorsForTheSameElementShareACellAtTheLastOne() throws {
    let cells = try cells(["UIButton-selected", "UILabel", "UIButton,UIButton-selected"])
    #expect(
      cells.map(\.id.description) == [
        "appearances/plain/UILabel/normal", "appearances/plain/UIButton/normal", "appearances/plain/UIButton/selected",
      ])
    #expect(cells.map { $0.appearance?.place } == ["3:1", "4:1", "4:11"])
  }

  @Test func noTwoPathsHaveOneName() {
    let names = ["a", "plain", "%70lain", "a>b", "a%3eb", ">", "%"]
    let paths = [[]] + names.map { [$0] } + names.flatMap { a in names.map { [a, $0] } }
    #expect(Set(paths.map(SheetCatalog.context)).count == paths.count)
    #expect(SheetCatalog.context(of: []) == "plain")
  }

  static let kinds: [(String, ClassLook?, WidgetKind, String?)] = [
    ("UIButton", nil, .button, nil), ("MyButton", nil, .button, "a button"), ("Unknown", nil, .button, "a button"),
    ("MyCell", nil, .listCell, "a list cell"), ("UITextField", nil, .textField, nil),
    ("MyCell", ClassLook(kind: .switch), .switch, "a switch"), ("UITableViewController", nil, .view, "a view"),
    ("UITableView", nil, .view, "a view"), ("UINavigationBar", nil, .navigationBar, nil),
  ]

  @Test(arguments: kinds)
  func aClassIsDrawnAsItsKind(name: String, look: ClassLook?, kind: WidgetKind, words: String?) throws {
    let cell = try #require(try cells([name], looks: look.map { [name: $0] } ?? [:]).first)
    #expect(try widget(cell).kind == kind)
    #expect(cell.appearance?.drawnAs == words)
  }

  @Test func aTitleOfItsOwnStandsOnAClass() throws {
    let cell = try #require(try cells(["MyButton"], looks: ["MyButton": ClassLook(title: "Buy")]).first)
    #expect(try widget(cell).title == "Buy")
    #expect(try widget(cells(["MyButton-dangerous"])[0]).title == "Delete")
  }

  @Test func containersThatAreSeenStandAroundTheWidget() throws {
    let cell = try #require(
      try cells(["Root/UINavigationBar/UIPopoverController/MyCell/UIButton"]).first)
    let subject = try #require(cell.content.subject as? WidgetSubject)
    #expect(subject.surroundings == [.none, .navigationBar, .popover, .listCell])
    #expect(cell.resolutions[.container(0)] == nil && cell.resolutions[.container(3)] != nil)
  }
}
