import Foundation
import PNGCodec
import TestSupport
import Testing

/// `proofsheet approve`, as a process.
@Suite struct ApproveCommandTests {
  @Test func approvedIsWhatIsDrawn() throws {
    let place = try StyleFolder()
    let outcome = try place.run("approve")
    #expect(outcome.code == 0)
    #expect(outcome.out.split(separator: "\n").count == StyleFolder.sheets.count)
    #expect(outcome.out.contains("Snapshots/style/danger@1x.png: new, 8 cells\n"))
    #expect(outcome.err == "11 of 11 goldens written, 0 were equal already\n")
    #expect(place.goldenNames == StyleFolder.sheets.sorted())
    _ = try place.run("render", "style.json")
    for sheet in StyleFolder.sheets {
      #expect(try place.folder.bytes(of: "style-sheets/\(sheet)") == place.folder.bytes(of: "Snapshots/style/\(sheet)"))
    }
    #expect(try place.run("check", "--strict").code == 0)
  }

  @Test func onlyWhatChangedIsWritten() throws {
    let place = try StyleFolder.approved()
    let (files, text) = try (place.goldenFiles(), place.golden("text"))
    #expect(try place.run("approve").err == "0 of 11 goldens written, 11 were equal already\n")
    #expect(try place.goldenFiles() == files)
    // Only buttons stand in a toolbar while they are selected.
    try place.edit("#0055aaff", "#0055abff")
    let check = try place.run("check")
    let changed = Set(
      check.out.split(separator: "\n").filter { $0.contains(": changed: ") }
        .map { $0.dropFirst("style@1x ".count).prefix { $0 != "/" } })
    let invisible = check.out.split(separator: "\n").filter {
      $0.hasSuffix("nothing visible") || $0.contains("nothing visible: ")
    }
    #expect(changed.contains("buttons") && !changed.contains("text"))
    #expect(invisible.allSatisfy { !$0.contains("text") })
    let outcome = try place.run("approve")
    #expect(outcome.code == 0)
    for (name, number) in try place.goldenFiles() {
      let isNamed = outcome.out.contains("Snapshots/style/\(name): ")
      #expect((files[name] != number) == isNamed, "\(name)")
    }
    #expect(!outcome.out.contains("text@1x.png"))
    #expect(try place.golden("text") == text)
    #expect(try place.run("check", "--strict").code == 0)
  }

  @Test func filtersApproveAPart() throws {
    let place = try StyleFolder()
    #expect(try place.run("approve", "danger").code == 0)
    #expect(place.goldenNames == ["danger@1x.png"])
    #expect(try place.run("approve", "style.json", "--sheet", "text", "--scale", "2").code == 0)
    #expect(place.goldenNames == ["danger@1x.png", "text@2x.png"])
    #expect(try place.run("check", "text").code == 1)
    #expect(try place.run("check", "danger").code == 0)
  }

  @Test func goldensMayBeElsewhere() throws {
    let place = try StyleFolder()
    #expect(try place.run("approve", "danger", "--snapshots", "a/kept").code == 0)
    #expect(place.names(in: "a/kept/style") == ["danger@1x.png"])
    #expect(place.names(in: "Snapshots").isEmpty)
  }

  @Test func namesNeverLeaveTheirFolder() throws {
    let place = try StyleFolder()
    try place.folder.write("{}", to: "s/...json")
    try place.folder.write("{}", to: "s/Ab c%é.json")
    #expect(try place.run("approve", "s/...json", "s/Ab c%é.json", "text").code == 0)
    #expect(place.names(in: "Snapshots") == ["++ab+20c+25+c3+a9", "+2e+2e"])
    #expect(place.folder.contents().filter { $0.hasSuffix(".png") }.allSatisfy { $0.hasPrefix("Snapshots/") })
  }

  // MARK: Under CI

  static let machines: [(String?, [String], Int32)] = [
    ("true", [], 2), ("1", [], 2), ("yes", [], 2), ("True", [], 2), ("true", ["--force"], 0), (nil, [], 0), ("", [], 0),
    ("0", [], 0), ("false", [], 0),
  ]

  @Test(arguments: machines)
  func machinesApproveNothing(value: String?, flags: [String], code: Int32) throws {
    let place = try StyleFolder()
    let environment = value.map { ["CI": $0] } ?? [:]
    let outcome = try Program.run(["approve", "text"] + flags, in: place.folder, environment: environment)
    #expect(outcome.code == code)
    #expect(place.goldenNames.isEmpty == (code != 0))
    if code != 0 { #expect(outcome.err.contains("--force")) }
  }

  // MARK: Orphans

  @Test func pruningRemovesOrphansAndNothingElse() throws {
    let place = try StyleFolder.approved()
    let files = try place.goldenFiles()
    try place.folder.write(place.golden("text"), to: "Snapshots/style/old@1x.png")
    try place.folder.write(place.golden("text"), to: "Snapshots/gone/text@1x.png")
    try place.folder.write("mine", to: "Snapshots/style/mine.png")
    try place.folder.write("mine", to: "Snapshots/README.md")
    #expect(try place.run("approve").code == 0)
    #expect(place.goldenNames.contains("old@1x.png"))
    #expect(try place.run("approve", "style.json", "--prune").out == "Snapshots/style/old@1x.png: removed\n")
    #expect(try place.run("approve", "--prune").out == "Snapshots/gone/text@1x.png: removed\n")
    #expect(place.goldenNames == (StyleFolder.sheets + ["mine.png"]).sorted())
    #expect(try place.goldenFiles().filter { $0.key != "mine.png" } == files)
    #expect(try place.folder.bytes(of: "Snapshots/README.md") == Array("mine".utf8))
    #expect(try place.run("check", "--strict").code == 0)
  }

  @Test(arguments: [["danger"], ["--sheet", "danger"], ["--scale", "1"], ["style.json", "t*"]])
  func pruningLooksAtAll(words: [String]) throws {
    let place = try StyleFolder()
    let outcome = try Program.run(["approve", "--prune"] + words, in: place.folder)
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("--prune looks at all goldens"))
    #expect(place.names(in: "Snapshots").isEmpty)
  }

  // MARK: What cannot be approved

  @Test func aStyleWithErrorsWritesNothing() throws {
    let place = try StyleFolder.approved()
    let files = try place.goldenFiles()
    try place.edit("#cc0000ff", "red")
    try place.folder.write("{}", to: "good.json")
    for words in [["style.json"], ["good.json", "style.json"]] {
      let outcome = try Program.run(["approve", "text", "danger"] + words, in: place.folder)
      #expect(outcome.code == 2)
      #expect(outcome.out.isEmpty)
      #expect(outcome.err.hasPrefix("style.json:") || words.count == 2)
      #expect(outcome.err.hasSuffix("nothing was approved\n"))
    }
    #expect(try place.goldenFiles() == files)
    #expect(place.names(in: "Snapshots") == ["style"])
  }

  @Test func aCellCannotBeApprovedByItself() throws {
    let place = try StyleFolder()
    #expect(try place.run("approve", "danger/plain/UIButton/normal").code == 2)
    #expect(place.names(in: "Snapshots").isEmpty)
  }

  @Test func aFileInTheFoldersPlaceIsTrouble() throws {
    let place = try StyleFolder()
    try place.folder.write("mine", to: "Snapshots")
    let outcome = try place.run("approve")
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("Snapshots"), "\(outcome.err)")
    #expect(try place.folder.bytes(of: "Snapshots") == Array("mine".utf8))
  }

  @Test func oneGoldenThatCannotBeWrittenStopsNoOther() throws {
    let place = try StyleFolder()
    try place.folder.write("mine", to: "Snapshots/style/buttons@1x.png/file")
    let outcome = try place.run("approve")
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("cannot write Snapshots/style/buttons@1x.png: it is a folder"), "\(outcome.err)")
    #expect(outcome.err.hasSuffix("10 of 11 goldens written, 0 were equal already\n"))
    #expect(place.goldenNames == StyleFolder.sheets.sorted())
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func aFolderThatIsReadOnlyIsTrouble() throws {
    let place = try StyleFolder.approved()
    try place.edit("#cc0000ff", "#cd0000ff")
    let files = try place.goldenFiles()
    let outcome = try Program.shell(
      "chmod a-w Snapshots/style; \"$PROOFSHEET\" approve; code=$?; chmod u+w Snapshots/style; exit $code",
      in: place.folder)
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("permission denied"))
    #expect(try place.goldenFiles() == files)
  }

  // MARK: Whole or not at all

  @Test func twoAtOnceBothSucceed() throws {
    let place = try StyleFolder()
    let outcome = try Program.shell(
      """
      "$PROOFSHEET" approve -q & first=$!
      "$PROOFSHEET" approve -q & second=$!
      wait $first; echo first $?
      wait $second; echo second $?
      """, in: place.folder)
    #expect(outcome.out.contains("first 0\n") && outcome.out.contains("second 0\n"), "\(outcome.out)\(outcome.err)")
    // The one that waited found nothing left to do.
    #expect(outcome.out.split(separator: "\n").count { $0.contains(": new, ") } == StyleFolder.sheets.count)
    #expect(place.goldenNames == StyleFolder.sheets.sorted())
    #expect(try place.run("check").code == 0)
  }

  /// Kills the program as soon as its first file is there: whatever is called a PNG by then is whole.
  @Test func aKilledProgramLeavesNothingHalf() throws {
    let place = try StyleFolder()
    for _ in 0..<4 {
      _ = try Program.shell(
        """
        "$PROOFSHEET" approve -q & program=$!
        while kill -0 $program 2>/dev/null; do
          for file in Snapshots/style/* Snapshots/style/.p*; do [ -e "$file" ] && break 2; done
        done
        kill -9 $program; wait $program
        """, in: place.folder)
      for name in place.goldenNames where name.hasSuffix(".png") {
        #expect(throws: Never.self) { try PNGReader.read(place.folder.bytes(of: "Snapshots/style/\(name)")) }
        try FileManager.default.removeItem(atPath: place.folder.path("Snapshots/style/\(name)"))
      }
    }
    #expect(try place.run("approve").code == 0)
    #expect(place.goldenNames == StyleFolder.sheets.sorted())
    #expect(try place.run("check").code == 0)
  }

  @Test func leftoversAreSweptByTheNext() throws {
    let place = try StyleFolder.approved()
    try place.folder.write("half", to: "Snapshots/style/.proofsheet-123-1.tmp")
    try place.folder.write("half", to: "Snapshots/.proofsheet-9-22.tmp")
    try place.folder.write("mine", to: "Snapshots/style/.proofsheet-notes.tmp")
    #expect(try place.run("check").code == 0)
    #expect(place.goldenNames.contains(".proofsheet-123-1.tmp"))
    #expect(try place.run("approve").code == 0)
    #expect(place.goldenNames == [".proofsheet-notes.tmp"] + StyleFolder.sheets.sorted())
    #expect(place.names(in: "Snapshots") == ["style"])
  }
}
