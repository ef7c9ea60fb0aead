import StyleFile
import Styling
import Testing

@Suite struct QueryFileTests {
  private func read(_ text: String) throws -> QueryFile.Loaded {
    try QueryFile.load(Array(text.utf8), file: "q.json")
  }

  @Test(arguments: [
    (#"{"class": "X"}"#, Query(Element("X"))),
    (
      #"{"class": "X", "in": null, "state": null, "inBar": null, "lookup": null, "classes": null, "kind": null}"#,
      Query(Element("X"))
    ),
    (
      #"{"class": "X", "in": ["A", "B"], "state": "Selected|disabled", "inBar": false, "lookup": "view"}"#,
      Query(Element("X", in: ["A", "B"], state: [.selected, .disabled], inBar: false), lookup: .view)
    ),
    (
      #"{"class": "X", "state": "", "inBar": true, "kind": "bar_item"}"#,
      Query(Element("X", inBar: true, kind: .barItem))
    ),
    (#"{"class": "X", "state": "normal", "lookup": "state"}"#, Query(Element("X"), lookup: .state)),
    (
      #"{"class": "X", "classes": {"X": "Y", "Y": null}}"#,
      Query(Element("X"), declarations: [.init("X", superclass: "Y"), .init("Y", superclass: nil)])
    ),
  ])
  func isRead(text: String, query: Query) throws {
    let loaded = try read("[\(text)]")
    #expect(loaded.queries == [query])
    #expect(loaded.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("{}", "1:2 query-value"), ("3", "1:2 query-value"), (#"{"class": ""}"#, "1:12 query-value"),
    (#"{"class": null}"#, "1:12 query-value"), (#"{"class": "X", "in": "A"}"#, "1:23 query-value"),
    (#"{"class": "X", "in": ["A", 1]}"#, "1:29 query-value"),
    (#"{"class": "X", "state": "pressed"}"#, "1:26 query-value"),
    (#"{"class": "X", "state": "selected,focused"}"#, "1:26 query-value"),
    (#"{"class": "X", "state": 4}"#, "1:26 query-value"),
    (#"{"class": "X", "inBar": 1}"#, "1:26 query-value"), (#"{"class": "X", "lookup": "own"}"#, "1:27 query-value"),
    (#"{"class": "X", "classes": []}"#, "1:28 query-value"),
    (#"{"class": "X", "classes": {"A": 1}}"#, "1:34 query-value"),
    (#"{"class": "X", "States": "selected"}"#, "1:17 unknown-key"),
    (#"{"class": "X", "class": "Y"}"#, "1:17 duplicate-key"),
  ])
  func aFaultyQueryKeepsItsPlace(text: String, mistake: String) throws {
    let loaded = try read("[\(text), {\"class\": \"Z\"}]")
    #expect(loaded.queries.count == 2)
    #expect(loaded.queries.last == Query(Element("Z")))
    #expect(
      loaded.diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.rule)" } == [mistake])
  }

  @Test func onlyAnArrayHoldsQueries() throws {
    #expect(try read("{}").diagnostics.map(\.rule) == ["query-value"])
    #expect(try read("[]").diagnostics.isEmpty)
    #expect(throws: StyleFileError.self) { try read("[") }
  }
}
