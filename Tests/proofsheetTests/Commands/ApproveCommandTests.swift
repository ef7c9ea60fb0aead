import TestSupport
import Testing

/// `proofsheet approve`, as a process.
@Suite struct ApproveCommandTests {
  static let golden = "Snapshots/shop.style/danger@1x.png"

  @Test func onlyWhatDiffersIsWritten() throws {
    let project = try StyleProject()
    let first = try project.run("approve", "danger", "text")
    #expect(first.code == 0)
    #expect(project.pictures == [Self.golden, "Snapshots/shop.style/text@1x.png"])
    let again = try project.run("approve", "danger", "text")
    #expect(again.code == 0)
    #expect(again.out.isEmpty)
    #expect(again.err == "0 of 2 goldens written, 2 were equal already\n")

    let text = try project.folder.bytes(of: "Snapshots/shop.style/text@1x.png")
    let danger = try project.folder.bytes(of: Self.golden)
    try project.write(fill: "cc0000ff")
    let changed = try project.run("approve", "--sheet", "danger", "--sheet", "text")
    #expect(changed.out.hasPrefix("\(Self.golden): "))
    #expect(try project.folder.bytes(of: Self.golden) != danger)
    #expect(try project.folder.bytes(of: "Snapshots/shop.style/text@1x.png") == text)
    #expect(try project.run("check", "danger", "text").code == 0)
  }

  @Test(arguments: [("1", Int32(2)), ("true", 2), ("yes", 2), ("0", 0), ("false", 0), ("", 0)])
  func underCINothingIsWritten(value: String, code: Int32) throws {
    let project = try StyleProject()
    let outcome = try project.run("approve", "danger", environment: ["CI": value])
    #expect(outcome.code == code)
    #expect(project.pictures.isEmpty == (code == 2))
  }

  @Test func forceWritesUnderCI() throws {
    let project = try StyleProject()
    #expect(try project.run("approve", "danger", "--force", environment: ["CI": "true"]).code == 0)
    #expect(project.pictures == [Self.golden])
  }

  @Test func aStyleWithErrorsApprovesNothing() throws {
    let project = try StyleProject(fill: "red")
    let outcome = try project.run("approve", "danger")
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("shop.style.json:1:51: error: "))
    #expect(project.pictures.isEmpty)
  }

  @Test func goldensGoWhereTheyAreWanted() throws {
    let project = try StyleProject()
    #expect(try project.run("approve", "danger", "--snapshots", "here", "--scale", "1").code == 0)
    #expect(project.pictures == ["here/shop.style/danger@1x.png"])
    #expect(try project.run("check", "danger", "--snapshots=here").code == 0)
  }

  @Test func anOrphanIsNamedAndPrunedOnDemand() throws {
    let project = try StyleProject()
    #expect(try project.run("approve").code == 0)
    try project.folder.write(project.folder.bytes(of: Self.golden), to: "Snapshots/shop.style/gone@1x.png")
    let lenient = try project.run("check")
    #expect(lenient.code == 0)
    #expect(lenient.out.contains("gone@1x.png"))
    #expect(try project.run("check", "--strict").code == 1)
    #expect(try project.run("approve", "--prune").out == "Snapshots/shop.style/gone@1x.png: removed\n")
    #expect(try project.run("check", "--strict").code == 0)
  }

  @Test(arguments: [["--prune", "danger"], ["--prune", "--scale", "1"], ["nothing"], ["--yes"]])
  func badUsageWritesNothing(arguments: [String]) throws {
    let project = try StyleProject()
    #expect(try Program.run(["approve"] + arguments, in: project.folder).code == 2)
    #expect(project.pictures.isEmpty)
  }

  @Test func nothingIsLeftBesideTheGoldens() throws {
    let project = try StyleProject()
    #expect(try project.run("approve", "danger").code == 0)
    let names = project.folder.contents().filter { $0.hasPrefix("Snapshots/shop.style/") }
    #expect(names == [Self.golden])
  }
}
