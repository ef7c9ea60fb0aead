import Diagnostics
import Testing

@testable import proofsheet

@Suite struct ConfigurationTests {
  @Test func rulesJudgeMistakes() {
    var configuration = Configuration()
    let mistakes = ["a", "b", "c", "d"].map { Diagnostic(.error, "m", rule: $0) }
    #expect(configuration.judged(mistakes) == mistakes)
    configuration.rules = ["a": .off, "b": .warning, "c": .error]
    #expect(configuration.judged(mistakes).map(\.rule) == ["b", "c", "d"])
    #expect(configuration.judged(mistakes).map(\.severity) == [.warning, .error, .error])
  }

  @Test func theLastLimitThatFitsHolds() {
    var configuration = Configuration()
    configuration.limits = [
      .init(glob: Glob("**"), maxDiffPixels: 1, reason: "all"),
      .init(glob: Glob("text/**"), maxDiffPixels: 2, reason: "text"),
    ]
    #expect(configuration.limit(for: "text/a/b")?.reason == "text")
    #expect(configuration.limit(for: "buttons/a")?.reason == "all")
    configuration.limits.removeFirst()
    #expect(configuration.limit(for: "buttons/a") == nil)
  }

  @Test func customClassesJoinUIKits() {
    var configuration = Configuration()
    configuration.classes = [.init(name: "Mine", superclass: "UIButton"), .init(name: "Root", superclass: nil)]
    #expect(configuration.classTable.kind(of: "Mine") == .control)
    #expect(configuration.classTable.lineage(of: "Root") == ["Root"])
    #expect(configuration.classTable.knows("UILabel"))
  }
}
