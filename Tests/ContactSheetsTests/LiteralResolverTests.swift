import Diagnostics
import StyleFile
import Styling
import Testing

@testable import ContactSheets

/// The cascade and the living tree, held against a second resolver that was written straight from the specification.
@Suite struct LiteralResolverTests {
  private static let classes = RandomStyles.own.sorted { $0.key < $1.key }.reduce(ClassTable.uiKit) {
    $0.declaring($1.key, superclass: $1.value)
  }
  private static let superclasses = LiteralResolver.uiKit.merging(RandomStyles.own) { $1 }

  @Test func fiveThousandQuestionsHaveOneAnswer() throws {
    var random = RandomStyles(seed: 4)
    var asked = 0
    var noticed: Set<Int> = []
    for _ in 0..<200 {
      let sheet = random.sheet()
      let loaded = try StyleFile.load(Array(sheet.text.utf8), file: "random.json", classes: Self.classes)
      #expect(!loaded.diagnostics.containsError, "\(loaded.diagnostics)\n\(sheet.text)")
      let cascade = Cascade(loaded.sheet, classes: Self.classes)
      let center = StyleCenter(classes: Self.classes)
      center.load(loaded.sheet)
      var literal = LiteralResolver(entries: sheet.entries, superclasses: Self.superclasses)
      for _ in 0..<25 {
        let (element, lookup) = random.question()
        literal.missingStep = 0
        let expected = literal.resolve(element, lookup)
        try expect(cascade.resolve(element, lookup: lookup), expected, element, lookup, sheet.text)
        if element.inBar == nil {
          try expect(LivingElement(element, center: center).resolve(lookup), expected, element, lookup, sheet.text)
        }
        for step in 1...5 {
          literal.missingStep = step
          if literal.resolve(element, lookup) != expected { noticed.insert(step) }
        }
        asked += 1
      }
    }
    #expect(asked == 5000)
    #expect(noticed == [1, 2, 3, 4, 5], "a step of the chain that nothing depends on")
    for (what, count) in random.counts.sorted(by: { $0.key < $1.key }) { print("\(what): \(count)") }
    #expect(random.counts.filter { $0.value == 0 }.isEmpty)
  }

  private func expect(
    _ resolution: Resolution, _ expected: LiteralResolver.Values, _ element: Element, _ lookup: Lookup, _ sheet: String
  ) throws {
    for setting in Setting.allCases {
      try #require(
        resolution.style[setting] == expected[setting] ?? nil,
        "\(setting.path) of \(element), \(lookup), by \(resolution.winner.name)\n\(sheet)")
    }
  }
}
