import TestSupport
import Testing

/// The programs in `Examples`, run as a user runs them.
@Suite struct ExamplesTests {
  /// The sizes 10 and 14 and the colour `#ff00ccff` are what BRStyle's README promises for this file. A pressed button that
  /// is chosen answers the rule for exactly that, whole, and so has the default style's font again.
  @Test func aButtonMovesIntoAPopoverAndHearsOfIt() throws {
    let heard = """
      style did change
      style did change for disabled: 12.0 points, #cacacaff
      style did change for dangerous: 12.0 points, #eb2d38ff
      style did change for highlighted: 12.0 points, #0000cccc
      style did change for selected: 12.0 points, #1247b8ff
      style did change for focused: 10.0 points, #0000ccff
      in the window: 10.0 points, #0000ccff
      style did change for normal: 14.0 points, #0000ccff
      style did change for focused: 14.0 points, #0000ccff
      in the popover: 14.0 points, #0000ccff
      state did change: selected
      state did change: highlighted|selected
      chosen and pressed: 12.0 points, #ff00ccff

      """
    #expect(try run("PopoverButton") == Program.Outcome(code: 0, out: heard, err: ""))
  }

  @Test func aTypeOfTheUsersOwnIsStyledByTheProtocolsAlone() throws {
    let heard = """
      shown:
      gauge: text #1a1a1aff
      gauge disabled: needle #cacacaff
      gauge dangerous: needle #eb2d38ff
      gauge highlighted: needle #555555cc
      gauge selected: needle #1247b8ff
      loaded:
      gauge: text #222222ff
      gauge normal: needle #006688ff
      gauge disabled: needle #cacacaff
      gauge dangerous: needle #cc0000ff
      gauge highlighted: needle #006688cc
      gauge selected: needle #1247b8ff
      gauge focused: needle #006688ff
      the panel turns light:
      gauge: text #ffffffff
      drawn in danger with #cc0000ff

      """
    #expect(try run("PlainHost") == Program.Outcome(code: 0, out: heard, err: ""))
  }

  private func run(_ name: String) throws -> Program.Outcome {
    let folder = Program.path.split(separator: "/").dropLast().joined(separator: "/")
    return try Program.run("/\(folder)/\(name)", [])
  }
}
