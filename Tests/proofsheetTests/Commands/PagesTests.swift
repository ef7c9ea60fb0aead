import Foundation
import TestSupport
import Testing

/// Sheets that are too large for one picture, and names that are too long for a file, with the program as a process.
@Suite struct PagesTests {
  /// A style with selectors of these classes' buttons, each in a colour.
  private static func style(_ classes: [String], _ color: String = "#cc0000ff") -> String {
    "{\(classes.map { "\"\($0)/UIButton\": {\"controls\": {\"fillColor\": \"\(color)\"}}" }.joined(separator: ",\n"))}"
  }

  private static let many = (0..<80).map { "C\($0)" }
  private static let pages = ["appearances-2@1x.png", "appearances@1x.png"]

  private func goldens(_ place: StyleFolder) -> [String] {
    place.goldenNames.filter { $0.hasPrefix("appearances") }
  }

  @Test func aLargeSheetIsDrawnOnSeveralPages() throws {
    let place = try StyleFolder(style: Self.style(Self.many))
    let outcome = try place.run("render", "style.json", "appearances")
    #expect(outcome.out == "style-sheets/appearances@1x.png\nstyle-sheets/appearances-2@1x.png\n")
    let records = try ["appearances", "appearances-2"].map { try place.sheet("style-sheets/\($0)@1x.png").record }
    #expect(records.map(\.page) == [1, 2] && records.map(\.pages) == [2, 2])
    #expect(records.flatMap { $0.cells.map(\.id) } == Self.many.map { "appearances/\($0)/UIButton/normal" })
  }

  @Test func anEntryThatMovesOthersToAnotherPageFailsNoneOfThem() throws {
    let place = try StyleFolder(style: Self.style(Self.many))
    #expect(try place.run("approve", "appearances").out.split(separator: "\n").count == 2)
    #expect(goldens(place) == Self.pages)
    #expect(try place.run("check", "appearances").out == "1 style, 1 sheet, 80 cells: 80 matched\n")
    try place.folder.write(Self.style(["New"] + Self.many), to: "style.json")
    let outcome = try place.run("check", "appearances")
    #expect(outcome.out.hasSuffix("81 cells: 1 missing, 80 matched\n"), "\(outcome.out)")
    #expect(try place.run("approve", "appearances").code == 0)
    #expect(try place.run("check", "appearances").out == "1 style, 1 sheet, 81 cells: 81 matched\n")
  }

  @Test func aSheetThatShrinksLeavesAnOrphan() throws {
    let place = try StyleFolder(style: Self.style(Self.many))
    _ = try place.run("approve")
    try place.folder.write(Self.style(["C0"]), to: "style.json")
    #expect(try place.run("approve").out == "Snapshots/style/appearances@1x.png: 79 of 80 cells\n")
    #expect(goldens(place) == Self.pages)
    #expect(try place.run("check").code == 0)
    let strict = try place.run("check", "--strict")
    #expect(strict.code == 1)
    #expect(strict.out.contains("Snapshots/style/appearances-2@1x.png: orphaned"), "\(strict.out)")
    #expect(try place.run("approve", "--prune").out == "Snapshots/style/appearances-2@1x.png: removed\n")
    #expect(try place.run("check", "--strict").code == 0)
  }

  @Test func aPageThatIsGoneIsTrouble() throws {
    let place = try StyleFolder(style: Self.style(Self.many))
    _ = try place.run("approve", "appearances")
    try FileManager.default.removeItem(atPath: place.folder.path("Snapshots/style/appearances-2@1x.png"))
    let outcome = try place.run("check", "appearances")
    #expect(outcome.code == 2)
    #expect(outcome.out.contains("appearances-2@1x.png"), "\(outcome.out)")
    #expect(try place.run("approve", "appearances").code == 0)
    #expect(try place.run("check", "appearances").code == 0)
  }

  /// File systems end at 255 bytes, keys do not.
  @Test func namesThatAreTooLongForAFolderStillLeavePictures() throws {
    let long = String(repeating: "Long", count: 80)
    let place = try StyleFolder(style: Self.style([long + "A", long + "B"]))
    _ = try place.run("approve", "appearances")
    try place.folder.write(Self.style([long + "A", long + "B"], "#00cc00ff"), to: "style.json")
    let outcome = try place.run("check", "appearances")
    #expect(outcome.code == 1, "\(outcome.err)")
    #expect(place.folder.contents().count { $0.hasPrefix("build/") && $0.hasSuffix(".png") } == 6)
  }

  @Test func aSheetWithoutCellsHasNoGolden() throws {
    let place = try StyleFolder(style: "{}")
    #expect(try place.run("render", "style.json", "appearances").out == "style-sheets/appearances@1x.png\n")
    #expect(try place.run("approve").err.hasPrefix("10 of 10 goldens written"))
    #expect(goldens(place).isEmpty)
    #expect(try place.run("check", "--strict").code == 0)
  }
}
