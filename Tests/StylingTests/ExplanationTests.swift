import Styling
import Testing

@Suite struct ExplanationTests {
  private func explain(_ keys: [String], _ element: Element, _ lookup: Lookup = .effective) -> [String] {
    let explanation = Cascade(.of(keys)).explain(element, lookup: lookup)
    #expect(explanation.resolution == Cascade(.of(keys)).resolve(element, lookup: lookup))
    let steps = explanation.steps.flatMap { step in
      ["\(step.question): \(step.answer?.name ?? "-")"] + step.candidates.map { "\($0.rule.name) \($0.verdict)" }
    }
    return steps + explanation.notAsked.map { "\($0.rule.name) \($0.verdict)" }
  }

  @Test func everyStepAndEveryCandidateIsTold() {
    let keys = [
      "UIButton-selected", "UIControl-highlighted", "A/UIButton-highlighted", "B/UIButton-highlighted", "UIView",
    ]
    #expect(
      explain(keys, Element("UIButton", in: ["A"], state: [.highlighted, .focused])) == [
        "table(highlighted|focused): -", "registry(highlighted|focused): -",
        "table(highlighted): A/UIButton-highlighted", "A/UIButton-highlighted won",
        "B/UIButton-highlighted containersDoNotFit", "UIControl-highlighted fartherClass",
        "UIButton-selected notAsked", "UIView notAsked",
      ])
  }

  @Test func theBeatenAreTold() {
    #expect(
      explain(["B/X", "A/X", "X", "A/B/X"], Element("X", in: ["A", "B"])) == [
        "table(normal): A/B/X", "B/X beaten", "A/X beaten", "X beaten", "A/B/X won",
      ])
  }

  @Test func barsThatDoNotCount() {
    let element = Element("UIButton", in: ["UIToolbar"], inBar: false)
    #expect(
      explain(["bar-controls-normal"], element) == [
        "table(normal): -", "bar-controls-normal barsDoNotCount", "bar-controls-normal barsDoNotCount",
        "bar-controls-normal barsDoNotCount", "registry(normal): -", "ownProperty: -", "container(\"UIToolbar\"): -",
        "bar-controls-normal barsDoNotCount", "defaultStyle: default",
      ])
  }

  @Test func theInheritedStyle() {
    #expect(
      explain(["UIToolbar"], Element("UIButton", in: ["UIToolbar"])) == [
        "table(normal): -", "registry(normal): -", "ownProperty: -", "container(\"UIToolbar\"): UIToolbar",
        "UIToolbar won",
      ])
    #expect(explain([], Element("UIBarButtonItem"), .state).last == "defaultStyle: default")
  }
}
