import TestSupport
import Testing

/// `proofsheet list`, as a process.
@Suite struct ListCommandTests {
  private func lines(_ arguments: String...) throws -> [Substring] {
    let outcome = try Program.run(["list"] + arguments, in: StyleProject().folder)
    #expect(outcome.code == 0, "\(outcome.err)")
    return outcome.out.split(separator: "\n")
  }

  @Test func everyLineIsSheetContextClassAndStates() throws {
    let all = try lines()
    #expect(all.count > 96)
    #expect(Set(all).count == all.count)
    for line in all { #expect(line.split(separator: "/").count == 4, "\(line)") }
    #expect(Set(all.map { $0.prefix { $0 != "/" } }) == ["buttons", "danger", "navigation-bars", "text"])
  }

  @Test func globsSelectSheetsAndCells() throws {
    let danger = try lines("--sheet", "danger")
    #expect(try !danger.isEmpty && danger == lines("danger/**"))
    #expect(try lines("buttons/*/*/disabled*").allSatisfy { $0.hasPrefix("buttons/") && $0.contains("/disabled") })
  }

  @Test func aGlobThatFitsNothingIsAnError() throws {
    #expect(try Program.run(["list", "buttons/x/*"], in: StyleProject().folder).code == 2)
    #expect(try Program.run(["list", "--scale", "1"], in: StyleProject().folder).code == 2)
    #expect(try Program.run(["list", "none.json"], in: StyleProject().folder).code == 2)
  }
}
