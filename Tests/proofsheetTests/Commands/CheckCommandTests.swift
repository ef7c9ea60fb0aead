import Foundation
import TestSupport
import Testing

/// `proofsheet check`, as a process.
@Suite struct CheckCommandTests {
  /// The cells that a check named as changed.
  private func changed(_ outcome: Program.Outcome) -> [String] {
    outcome.out.split(separator: "\n").filter { $0.contains(": changed: ") }
      .map { String($0.dropFirst("style@1x ".count).prefix { $0 != ":" }) }
  }

  // MARK: All is well, or nothing is there

  @Test func approvedGoldensPass() throws {
    let place = try StyleFolder.approved()
    let before = place.folder.contents()
    for words in [["style.json"], ["--strict"], ["-j", "1", "danger"], ["--sheet", "buttons/plain/*/selected"]] {
      let outcome = try Program.run(["check"] + words, in: place.folder)
      #expect(outcome.code == 0, "\(words) \(outcome.out)")
      #expect(outcome.err.isEmpty)
      #expect(outcome.out.hasPrefix("1 style, ") && outcome.out.hasSuffix(" matched\n"), "\(outcome.out)")
    }
    #expect(place.folder.contents() == before)
  }

  @Test func missingGoldensAreADifference() throws {
    let place = try StyleFolder()
    let outcome = try place.run("check", "style.json")
    #expect(outcome.code == 1)
    for sheet in StyleFolder.sheets {
      #expect(outcome.out.contains(": missing: Snapshots/style/\(sheet) is not there"), "\(outcome.out)")
    }
    #expect(place.names(in: "Snapshots").isEmpty)
    #expect(place.names(in: "build/proofsheet/style").count == StyleFolder.sheets.count)
  }

  @Test func oneMissingGoldenIsNamedAlone() throws {
    let place = try StyleFolder.approved()
    try FileManager.default.removeItem(atPath: place.folder.path("Snapshots/style/text@1x.png"))
    let outcome = try place.run("check")
    #expect(outcome.code == 1)
    #expect(outcome.out.split(separator: "\n").count == 2)
    #expect(outcome.out.hasPrefix("style@1x text: missing: "))
    #expect(try place.run("check", "danger").code == 0)
  }

  // MARK: One digit

  static let edits: [(String, String)] = [
    ("#cc0000ff", "#cd0000ff"), ("#aa1100ff", "#aa1200ff"), ("#0055aaff", "#0055abff"), ("#dddddd80", "#dddddd81"),
  ]

  @Test(arguments: edits)
  func oneDigitIsCaughtInExactlyTheCellsThatShowIt(old: String, new: String) throws {
    let place = try StyleFolder.approved()
    try place.edit(old, new)
    _ = try place.run("render", "style.json", "-o", "after")
    let expected = try StyleFolder.sheets.flatMap { sheet in
      try place.sheet("after/\(sheet)").cellsThatDiffer(from: place.sheet("Snapshots/style/\(sheet)"))
    }
    #expect(!expected.isEmpty)
    let outcome = try place.run("check")
    #expect(outcome.code == 1)
    #expect(changed(outcome) == expected)
    #expect(outcome.out.contains("\(expected.count) changed"))
    // One narrow filter sees only its own cell.
    let one = try place.run("check", "--sheet", try #require(expected.first))
    #expect(changed(one) == [expected[0]])
    #expect(one.code == 1)
  }

  @Test func whatDiffersIsLeftAsPictures() throws {
    let place = try StyleFolder.approved()
    let goldens = try place.goldenFiles()
    try place.edit("#cc0000ff", "#00cc00ff")
    let outcome = try place.run("check", "danger")
    #expect(outcome.err.contains("pictures of what differs are in build/proofsheet\n"))
    let pictures = place.folder.contents().filter { $0.hasPrefix("build/") && $0.hasSuffix(".png") }
    #expect(pictures.count == 3 * changed(outcome).count)
    #expect(pictures.contains("build/proofsheet/style/danger@1x/plain/UIButton/highlighted/difference.png"))
    let diff = try place.run(
      "diff", "build/proofsheet/style/danger@1x/plain/UIButton/highlighted/expected.png",
      "build/proofsheet/style/danger@1x/plain/UIButton/highlighted/actual.png")
    #expect(diff.code == 1)
    #expect(try place.goldenFiles() == goldens)
    // What is well again leaves none.
    try place.edit("#00cc00ff", "#cc0000ff")
    #expect(try place.run("check", "danger").code == 0)
    #expect(place.folder.contents().filter { $0.hasPrefix("build/") && $0.hasSuffix(".png") }.isEmpty)
  }

  @Test func picturesGoWhereTheyAreWanted() throws {
    let place = try StyleFolder.approved()
    try place.edit("#cc0000ff", "#00cc00ff")
    #expect(try place.run("check", "danger", "--report", "out/report").code == 1)
    #expect(place.names(in: "out/report/style") == ["danger@1x"])
    #expect(place.names(in: "build").isEmpty)
  }

  @Test func picturesThatCannotBeLeftHideNoResult() throws {
    let place = try StyleFolder.approved()
    try place.edit("#cc0000ff", "#00cc00ff")
    let usual = try place.run("check", "danger")
    let outcome = try place.run("check", "danger", "--report", "style.json/report")
    #expect(outcome.code == 2)
    #expect(outcome.out == usual.out)
    #expect(outcome.err.contains("cannot make style.json: something else stands there"), "\(outcome.err)")
  }

  // MARK: Tolerances

  static let tolerances: [([String], String, Int32)] = [
    ([], "{}", 1), (["--max-channel-delta", "1"], "{}", 0), (["--max-diff-pixels", "1"], "{}", 1),
    (["--max-diff-pixels", "999999"], "{}", 0),
    ([], #"{"danger": {"max-channel-delta": 1, "reason": "a try"}}"#, 0),
    ([], #"{"danger/*/*/highlighted": {"max-channel-delta": 1, "reason": "a try"}}"#, 0),
    ([], #"{"danger/*/*/selected": {"max-channel-delta": 1, "reason": "a try"}}"#, 1),
    ([], #"{"danger/**": {"max-diff-pixels": 999999, "reason": "a try"}}"#, 0),
    ([], #"{"danger/**": {"max-diff-pixels": 999999, "reason": "a"}, "danger": {"reason": "b"}}"#, 0),
    ([], #"{"buttons": {"max-diff-pixels": 999999, "reason": "a try"}}"#, 1),
    (["--max-channel-delta", "0"], #"{"danger": {"max-channel-delta": 1, "reason": "a try"}}"#, 1),
  ]

  @Test(arguments: tolerances)
  func aLimitLetsSmallDifferencesPass(flags: [String], limits: String, code: Int32) throws {
    let place = try StyleFolder.approved()
    try place.edit("#cc0000ff", "#cd0000ff")
    try place.folder.write(#"{"styles": ["style.json"], "scales": [1], "limits": \#(limits)}"#, to: "proofsheet.json")
    let outcome = try Program.run(["check", "danger"] + flags, in: place.folder)
    #expect(outcome.code == code, "\(outcome.out)")
    #expect(outcome.out.contains(code == 0 ? ": tolerated: " : ": changed: "))
  }

  @Test func aLimitWithoutReasonIsRefused() throws {
    let place = try StyleFolder.approved()
    let text = #"{"styles": ["style.json"], "limits": {"danger": {"max-channel-delta": 1}}}"#
    try place.folder.write(text, to: "proofsheet.json")
    let outcome = try place.run("check", "danger")
    #expect(outcome.code == 2)
    #expect(outcome.err.hasPrefix("proofsheet.json:1:"))
    #expect(outcome.out.isEmpty)
  }

  // MARK: What can't be seen

  @Test func aStyleThatChangedInvisiblyIsSaid() throws {
    let place = try StyleFolder.approved()
    try place.edit(##""default": {"##, ##""default": {"colors": {"heroColor": "#112233ff"}, "##)
    let outcome = try place.run("check", "danger")
    #expect(outcome.code == 0)
    #expect(outcome.out.contains("style changed, nothing visible"))
    #expect(try place.run("check", "danger", "--strict").code == 1)
    #expect(
      try place.run("check", "danger", "-v").out.contains(
        "danger/plain/UIButton/normal: style changed, nothing visible\n"))
    #expect(try place.run("approve", "danger").code == 0)
    #expect(try place.run("check", "danger", "--strict").code == 0)
  }

  // MARK: Goldens that cannot be used

  static let faults: [(String, @Sendable ([UInt8]) -> [UInt8], String)] = [
    (
      "Git LFS", { _ in Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8) },
      "it is a Git LFS pointer"
    ),
    ("a conflict", { _ in Array("<<<<<<< HEAD\nx\n=======\n".utf8) }, "Git's conflict markers"),
    ("nothing", { _ in [] }, "it is empty"),
    ("half of it", { Array($0.prefix($0.count / 2)) }, "it is truncated"),
    ("a few bytes", { Array($0.prefix(20)) }, "it is truncated"),
    ("noise", { $0.enumerated().map { $0 == 5_000 ? $1 ^ 1 : $1 } }, "checksum"),
    ("text", { _ in Array("hello".utf8) }, "it is not a PNG"),
  ]

  @Test(arguments: faults.indices)
  func aGoldenThatCannotBeUsedIsNamedAndTheRestIsJudged(index: Int) throws {
    let (_, spoil, reason) = Self.faults[index]
    let place = try StyleFolder.approved()
    try place.edit("#cc0000ff", "#cd0000ff")
    try place.folder.write(spoil(place.golden("text")), to: "Snapshots/style/text@1x.png")
    let outcome = try place.run("check", "--sheet", "text", "danger")
    #expect(outcome.code == 2)
    #expect(outcome.out.contains("Snapshots/style/text@1x.png: unreadable: "), "\(outcome.out)")
    #expect(outcome.out.contains(reason), "\(outcome.out)")
    #expect(changed(outcome) == ["danger/plain/UIButton/highlighted"])
    #expect(try place.run("approve", "text").code == 0)
    #expect(try place.run("check", "text").code == 0)
  }

  @Test func aForeignPictureIsNoGolden() throws {
    let place = try StyleFolder.approved()
    try place.folder.write(place.golden("text"), to: "Snapshots/style/danger@1x.png")
    let swapped = try place.run("check", "danger")
    #expect(swapped.code == 2)
    #expect(swapped.out.contains("danger@1x.png: unreadable: its record cannot be used: it is of text at 1x"))
    let plain = try [UInt8](Data(contentsOf: URL(filePath: Project.fixture("png/rough-rgba8.png"))))
    try place.folder.write(plain, to: "Snapshots/style/danger@1x.png")
    #expect(
      try place.run("check", "danger").out.contains("danger@1x.png: unreadable: it is a picture, but not one of ours"))
  }

  @Test func aGoldenThatLeadsOutOfItsFolderIsNotRead() throws {
    let place = try StyleFolder.approved()
    try place.folder.write(place.golden("danger"), to: "elsewhere.png")
    let link = place.folder.path("Snapshots/style/danger@1x.png")
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../../elsewhere.png")
    let outcome = try place.run("check", "danger")
    #expect(outcome.code == 2)
    #expect(outcome.out.contains("leads out of its folder"), "\(outcome.out)")
  }

  // MARK: Orphans

  @Test func orphansAreNamedAndWrongOnlyWhenStrict() throws {
    let place = try StyleFolder.approved()
    try place.folder.write(place.golden("text"), to: "Snapshots/style/old@1x.png")
    try place.folder.write(place.golden("text"), to: "Snapshots/gone/text@1x.png")
    try place.folder.write("mine", to: "Snapshots/style/mine.png")
    let outcome = try place.run("check")
    #expect(outcome.code == 0)
    #expect(outcome.out.contains("Snapshots/style/old@1x.png: orphaned"))
    #expect(outcome.out.contains("Snapshots/gone/text@1x.png: orphaned"))
    #expect(outcome.out.contains("2 orphaned goldens"))
    #expect(!outcome.out.contains("mine.png"))
    #expect(try place.run("check", "--strict").code == 1)
    // A style that is named answers only for itself, and part of a run for nothing.
    let named = try place.run("check", "style.json")
    #expect(named.out.contains("old@1x.png") && !named.out.contains("gone"))
    #expect(try !place.run("check", "text").out.contains("orphaned"))
  }

  @Test func theGoldensOfAStyleThatCannotBeReadAreNoOrphans() throws {
    let place = try StyleFolder.approved()
    try place.folder.write(place.golden("text"), to: "Snapshots/other/text@1x.png")
    try place.folder.write(#"{"styles": ["*e*.json"], "scales": [1]}"#, to: "c/proofsheet.json")
    try place.folder.write(StyleFolder.style, to: "c/style.json")
    try place.folder.write("{", to: "c/other.json")
    let outcome = try place.run("check", "--config", "c/proofsheet.json", "--snapshots", "Snapshots")
    #expect(outcome.code == 2)
    #expect(!outcome.out.contains("orphaned"), "\(outcome.out)")
  }

  // MARK: Which styles, which goldens

  @Test func goldensAndConfigurationMayBeElsewhere() throws {
    let place = try StyleFolder.approved()
    try FileManager.default.moveItem(atPath: place.folder.path("Snapshots"), toPath: place.folder.path("kept"))
    #expect(try place.run("check", "text").code == 1)
    #expect(try place.run("check", "text", "--snapshots", "kept").code == 0)
    let text = #"{"styles": ["../style.json"], "scales": [1], "snapshots": "../kept"}"#
    try place.folder.write(text, to: "c/own.json")
    #expect(try place.run("check", "text", "--config", "c/own.json").code == 0)
    #expect(try Program.run(["check", "text", "--config", "own.json"], in: place.folder.path("c")).code == 0)
  }

  @Test func theConfigurationIsFoundUpward() throws {
    let place = try StyleFolder.approved()
    try place.folder.write("", to: "a/b/c")
    let outcome = try Program.run(["check", "text"], in: place.folder.path("a/b"))
    #expect(outcome.code == 0, "\(outcome.err)")
  }

  @Test func twoStylesOfOneStemAreRefused() throws {
    let place = try StyleFolder.approved()
    try place.folder.write("{}", to: "c/style.json")
    for command in ["check", "approve"] {
      let outcome = try place.run(command, "style.json", "c/style.json")
      #expect(outcome.code == 2)
      #expect(outcome.err.contains("style.json and c/style.json share the name 'style'"))
      #expect(outcome.out.isEmpty)
    }
  }

  @Test func aStyleWithErrorsIsJudgedAllTheSame() throws {
    let place = try StyleFolder.approved()
    try place.edit("#aa1100ff", "red")
    try place.edit("#cc0000ff", "#cd0000ff")
    let outcome = try place.run("check", "danger")
    #expect(outcome.code == 2)
    #expect(outcome.err.hasPrefix("style.json:"))
    #expect(changed(outcome).contains("danger/plain/UIButton/highlighted"))
  }

  @Test func oneBrokenStyleStopsNoOther() throws {
    let place = try StyleFolder.approved()
    try place.folder.write("{", to: "broken.json")
    let outcome = try place.run("check", "broken.json", "style.json", "missing.json", "text")
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("broken.json:1:2: error: ") && outcome.err.contains("cannot read missing.json"))
    #expect(outcome.out.hasPrefix("1 style, 1 sheet, ") && outcome.out.hasSuffix(" matched\n"))
  }

  static let misuses: [([String], String)] = [
    (["nothing"], "no sheet fits 'nothing'"), (["style.json", "danger/nothing"], "no sheet fits 'danger/nothing'"),
    (["--max-channel-delta", "256"], "0 to 255"), (["--max-diff-pixels", "x"], "whole number"),
    (["--force"], "unknown flag --force"), (["--config", "missing.json"], "cannot read missing.json"),
    (["missing.json"], "cannot read missing.json"), (["--scale", "0"], "1 to 3"), (["--junit", "x"], "unknown flag"),
    (["--github"], "unknown flag"), (["--json"], "unknown flag"),
  ]

  @Test(arguments: misuses)
  func badUsageIsTwo(words: [String], message: String) throws {
    let outcome = try Program.run(["check"] + words, in: StyleFolder.approved().folder)
    #expect(outcome.code == 2)
    #expect(outcome.err.contains(message), "\(outcome.err)")
    #expect(outcome.out.isEmpty)
  }

  @Test func withoutAnyStyleItIsBadUsage() throws {
    let outcome = try Program.run(["check"], in: TemporaryFolder())
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("no style file is given"))
  }

  @Test func continuousIntegrationMayCheck() throws {
    #expect(try StyleFolder.approved().run("check", "text", environment: ["CI": "true"]).code == 0)
  }
}
