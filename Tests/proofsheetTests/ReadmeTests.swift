import TestSupport
import Testing

/// Runs the tour of README line by line and holds what comes out against what stands there.
@Suite struct ReadmeTests {
  @Test func everyLineOfTheTourSaysWhatReadmeShows() throws {
    let (commands, expected) = try Self.tour()
    #expect(commands.count > 5)
    let folder = try TemporaryFolder()
    let copy = ["Examples", "Snapshots", "proofsheet.json", ".gitignore"].map { Project.path($0) }
    let prepare = """
      cp -R \(copy.map { "'\($0)'" }.joined(separator: " ")) .
      git init -q . && git add -A && git -c user.name=n -c user.email=e commit -qm tour
      """
    #expect(try Program.shell(prepare, in: folder).code == 0)
    let script = commands.map { $0.hasPrefix("alias ") ? "alias proofsheet=\"$PROOFSHEET\"" : $0 }
    let outcome = try Program.shell(script.joined(separator: "\n"), in: folder)
    #expect(outcome.out == expected)
  }

  /// The lines after `$ ` in the console blocks, and all others.
  private static func tour() throws -> (commands: [String], expected: String) {
    var commands: [String] = []
    var expected = ""
    var isInside = false
    for line in try Project.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        commands.append(String(line.dropFirst(2)))
      } else if isInside {
        expected += line + "\n"
      }
    }
    return (commands, expected)
  }
}
