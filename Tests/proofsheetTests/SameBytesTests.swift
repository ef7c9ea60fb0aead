import TestSupport
import Testing

@Suite struct SameBytesTests {
  /// The short form of what `make portable` does at length.
  @Test func noSurroundingChangesAByte() throws {
    let outcome = try Program.run(
      Project.path(".ci/same-bytes"),
      ["--short", Program.path, Project.path("Examples/style.json"), "--", "--sheet", "danger"])
    #expect(outcome.code == 0, "\(outcome.err)")
    #expect(outcome.out.hasSuffix("  style.json\n"))
  }

  /// A program whose pictures depend on a variable must be caught, or the test above proves nothing.
  @Test func aProgramThatListensToItsSurroundingsIsCaught() throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\nmkdir -p \"$4\"; echo \"$LANGUAGE\" >\"$4/a.png\"\n", to: "text")
    // Copied by another process: a file that this one wrote may still be open in a child that another test starts.
    #expect(try Program.shell("cp text program && chmod +x program", in: folder).code == 0)
    let outcome = try Program.run(
      Project.path(".ci/same-bytes"), ["--short", folder.path("program"), Project.path("Examples/style.json")])
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("DIFFERENT  style.json: LANGUAGE\n"))
    #expect(!outcome.err.contains("PANGO_LANGUAGE"))
  }
}
