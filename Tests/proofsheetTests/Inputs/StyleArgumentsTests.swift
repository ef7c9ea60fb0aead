import Diagnostics
import TestSupport
import Testing

@testable import proofsheet

@Suite struct StyleArgumentsTests {
  @Test func filesEndInJSONAndAllElseIsAGlob() {
    let arguments = StyleArguments(["buttons", "a/b.json", "text*", ".json"])
    #expect(arguments.files == ["a/b.json", ".json"])
    #expect(arguments.globs == ["buttons", "text*"])
  }

  @Test func twoFilesOfOneStemAreRefused() throws {
    #expect(throws: UsageError("a/x.json and b/X.json share the name 'X'", hint: "rename one of them")) {
      try StyleArguments(["a/x.json", "b/X.json"]).styleFiles(Configuration())
    }
  }

  @Test func withoutFilesTheConfigurationNamesThem() throws {
    let folder = try TemporaryFolder()
    for name in ["s/b.json", "s/a.json", "t.json"] { try folder.write("{}", to: name) }
    let place = SourceLocation(file: "proofsheet.json", line: 1, column: 13)
    var configuration = Configuration()
    configuration.base = folder.path + "/"
    configuration.styles = ["t.json", "s/*.json", "*.json"].map { .init(text: $0, location: place) }
    let expected = ["t.json", "s/a.json", "s/b.json"].map { folder.path($0) }
    #expect(try StyleArguments([]).styleFiles(configuration) == expected)
    #expect(try StyleArguments(["z.json"]).styleFiles(configuration) == ["z.json"])

    configuration.styles.append(.init(text: "u*.json", location: place))
    let missing = Diagnostic(.error, "no file fits 'u*.json'", rule: "config-styles", at: place)
    #expect(throws: InvalidInput(diagnostics: [missing])) { try StyleArguments([]).styleFiles(configuration) }
  }

  @Test func noFileAtAllIsBadUsage() {
    #expect(throws: UsageError.self) { try StyleArguments(["buttons"]).styleFiles(Configuration()) }
  }
}
