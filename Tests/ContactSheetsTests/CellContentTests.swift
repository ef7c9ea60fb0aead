import Styling
import Testing

@testable import ContactSheets

@Suite struct CellContentTests {
  /// A record may come from anywhere: what is of no content is refused, never drawn.
  static let broken: [[String: String]] = [
    [:], ["kind": "nothing"], ["kind": "button"], ["kind": "label", "text": "A", "role": "loud"],
    ["kind": "button", "title": "A", "in": "plain", "zoom": "9", "pressed": "false"],
    ["kind": "toolbar", "compact": "false", "about": "0"],
    [
      "kind": "toolbar", "compact": "false", "about": "3", "item-0-title": "A", "item-0-look": "text",
      "item-0-pressed": "false",
    ],
    [
      "kind": "large-navigation-bar", "title": "A", "action-title": "rocket", "action-look": "icon",
      "action-pressed": "false",
    ],
    ["kind": "list", "header": "A"], ["kind": "swatch", "setting": "heroFont"], ["kind": "swatch", "setting": "none"],
    ["kind": "specimen", "text": "A", "font": "heroColor"],
    ["kind": "widget", "widget": "rocket", "title": "", "value": "0", "state": "normal", "stage": "form", "in": ""],
    ["kind": "widget", "widget": "button", "title": "", "value": "0", "state": "odd", "stage": "form", "in": ""],
    [
      "kind": "widget", "widget": "button", "title": "", "value": "0", "state": "normal", "stage": "form", "in": "moon",
    ],
  ]

  @Test(arguments: broken)
  func fieldsOfNoContentAreRefused(fields: [String: String]) {
    #expect(CellContent(fields: fields) == nil)
  }

  @Test func fieldsSayAllOfAContent() throws {
    for cell in SheetName.allCases.flatMap({ SheetCatalog(Brand.sheet).sheet($0).cells }) {
      let read = try #require(CellContent(fields: cell.content.fields), "\(cell.id)")
      #expect(read == cell.content)
    }
  }
}
