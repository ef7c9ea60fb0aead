import TestSupport
import Testing

/// `proofsheet render`, as a process.
@Suite struct RenderCommandTests {
  @Test func sheetsLandInAFolderOfTheStylesName() throws {
    let place = try StyleFolder()
    let outcome = try place.run("render", "style.json")
    let paths = StyleFolder.sheets.map { "style-sheets/\($0)" }
    #expect(outcome == Program.Outcome(code: 0, out: paths.map { "\($0)\n" }.joined(), err: ""))
    #expect(place.names(in: "style-sheets") == StyleFolder.sheets.sorted())
    for path in paths {
      let sheet = try place.sheet(path)
      #expect(sheet.record.style == "style" && sheet.record.scale == 1)
      #expect(path.contains(sheet.record.sheet))
      #expect(sheet.record.cells.count > 0)
    }
  }

  @Test func scalesAndFolderAreNamed() throws {
    let place = try StyleFolder()
    let outcome = try place.run(
      "render", "style.json", "-o", "a/b", "--scale", "2", "--scale=1", "--scale", "2", "--sheet", "text")
    #expect(outcome.code == 0)
    #expect(outcome.out == "a/b/text@1x.png\na/b/text@2x.png\n")
    let (one, two) = try (place.sheet("a/b/text@1x.png"), place.sheet("a/b/text@2x.png"))
    #expect(two.picture.width == 2 * one.picture.width && two.picture.height == 2 * one.picture.height)
    #expect(two.record.cells.map(\.id) == one.record.cells.map(\.id))
  }

  @Test func eachOfSeveralStylesHasAFolderOfItsOwn() throws {
    let place = try StyleFolder()
    try place.folder.write("{}", to: "a/other.json")
    let outcome = try place.run("render", "style.json", "a/other.json", "text")
    #expect(outcome.out == "style-sheets/text@1x.png\nother-sheets/text@1x.png\n")
    #expect(try place.sheet("other-sheets/text@1x.png").record.style == "other")
    let below = try place.run("render", "style.json", "a/other.json", "text", "-o", "out")
    #expect(below.out == "out/style/text@1x.png\nout/other/text@1x.png\n")
  }

  @Test func withoutConfigurationTheScaleIsTwo() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "x.y.json")
    let outcome = try Program.run(["render", "x.y.json", "text"], in: folder)
    #expect(outcome.out == "x.y-sheets/text@2x.png\n")
  }

  static let globs: [([String], [String])] = [
    (["--sheet", "d*"], ["danger"]), (["danger"], ["danger"]), (["danger", "--sheet", "t?xt"], ["danger", "text"]),
    (["--sheet", "[dt]e*", "--sheet", "danger"], ["danger", "text"]),
  ]

  @Test(arguments: globs)
  func globsChooseSheets(words: [String], sheets: [String]) throws {
    let place = try StyleFolder()
    let outcome = try Program.run(["render", "style.json"] + words, in: place.folder)
    #expect(outcome.code == 0)
    #expect(outcome.out == sheets.map { "style-sheets/\($0)@1x.png\n" }.joined())
  }

  @Test func theBuiltInStyleNeedsNoFile() throws {
    let place = try StyleFolder()
    let outcome = try place.run("render", "--sheet", "danger")
    #expect(outcome.code == 0)
    #expect(outcome.out == "built-in-sheets/danger@1x.png\n")
    #expect(try place.sheet("built-in-sheets/danger@1x.png").record.style == "built-in")
  }

  static let misuses: [([String], String)] = [
    (["style.json", "--sheet", "nothing"], "no sheet fits 'nothing'"),
    (["style.json", "dangre"], "did you mean danger?"), (["style.json", "text", "x*"], "no sheet fits 'x*'"),
    (["style.json", "--sheet", ""], "no sheet fits ''"), (["style.json", "a/style.json"], "share the name 'style'"),
    (["style.json", "--scale", "4"], "--scale is a whole number from 1 to 3"), (["style.json", "-j", "0"], "-j is"),
    (["missing.json"], "cannot read missing.json"), (["style.json", "--report", "x"], "unknown flag --report"),
    (["style.json", "--shard", "1/2"], "unknown flag --shard"), (["style.json", "-o"], "-o needs a value"),
    (["style.json", "-o", "a", "-o", "b"], "-o is given twice"), (["style.json", "-o", "/proc/no/x"], "/proc/no"),
    (["style.json", "--config", "none.json"], "cannot read none.json"),
  ]

  @Test(arguments: misuses)
  func badUsageDrawsNothing(words: [String], message: String) throws {
    let place = try StyleFolder()
    let outcome = try Program.run(["render"] + words, in: place.folder)
    #expect(outcome.code == 2)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.contains(message), "\(outcome.err)")
    #expect(place.folder.contents() == ["proofsheet.json", "style.json"])
  }

  @Test func aStyleWithErrorsIsDrawnAsFarAsItGoes() throws {
    let good = try StyleFolder(style: ##"{"controls": {"fillColor": "#00ff00ff"}}"##)
    let faulty = try StyleFolder(style: ##"{"controls": {"fillColor": "#00ff00ff", "borderColor": "red"}}"##)
    _ = try good.run("render", "style.json", "danger")
    let outcome = try faulty.run("render", "style.json", "danger")
    #expect(outcome.code == 2)
    #expect(outcome.out == "style-sheets/danger@1x.png\n")
    #expect(outcome.err.hasPrefix("style.json:1:56: error: "))
    let sheets = try (good.sheet("style-sheets/danger@1x.png"), faulty.sheet("style-sheets/danger@1x.png"))
    #expect(sheets.0.cellsThatDiffer(from: sheets.1).isEmpty)
  }

  @Test func warningsCountOnlyWhenStrict() throws {
    let place = try StyleFolder(configuration: "{}")
    let lenient = try place.run("render", "style.json", "text", "--scale", "1")
    #expect(lenient.code == 0)
    #expect(lenient.err.contains("warning: "))
    #expect(try place.run("render", "style.json", "text", "--scale", "1", "--strict").code == 1)
  }

  @Test(arguments: ["{\"controls\": {,}}", "", "\u{feff}", "{} x"])
  func whatIsNoJSONIsNotDrawn(text: String) throws {
    let place = try StyleFolder(style: text)
    let outcome = try place.run("render", "style.json")
    #expect(outcome.code == 2)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.hasPrefix("style.json:1:"))
    #expect(place.folder.contents() == ["proofsheet.json", "style.json"])
  }

  @Test func aFolderThatCannotBeMadeIsTrouble() throws {
    let place = try StyleFolder()
    let outcome = try place.run("render", "style.json", "-o", "style.json/sheets")
    #expect(outcome.code == 2)
    #expect(outcome.err == "proofsheet: cannot make style.json: something else stands there\n")
  }

  @Test func oneSheetThatCannotBeWrittenStopsNoOther() throws {
    let place = try StyleFolder()
    try place.folder.write("mine", to: "out/danger@1x.png/file")
    try place.folder.write("mine", to: "out/notes.png")
    let outcome = try place.run("render", "style.json", "-o", "out", "-j", "1")
    #expect(outcome.code == 2)
    #expect(outcome.err == "proofsheet: style@1x danger: cannot write out/danger@1x.png: it is a folder\n")
    let others = StyleFolder.sheets.filter { $0 != "danger@1x.png" }
    #expect(outcome.out == others.map { "out/\($0)\n" }.joined())
    #expect(place.names(in: "out") == (StyleFolder.sheets + ["notes.png"]).sorted())
    #expect(try place.folder.bytes(of: "out/notes.png") == Array("mine".utf8))
  }
}

/// The same input gives the same bytes, whatever surrounds the program, with several scripts among the labels.
@Suite struct RenderSurroundingsTests {
  /// Keys that reach the sheets' labels in four scripts.
  static let style = """
    {
      "UIButton,שלום/كتاب,中文": {"controls": {"fillColor": "#ddeeffff"}},
      "中文/UIButton-highlighted, UIButton-selected": {"controls": {"fillColor": "#ffeeddff"}}
    }
    """

  private static let hostile = [
    "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "ar", "TZ": "Asia/Kathmandu", "HOME": "/dev/null",
    "FONTCONFIG_FILE": "/dev/urandom", "FONTCONFIG_PATH": "/proc", "FC_LANG": "zh", "XDG_CACHE_HOME": "/proc",
    "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0", "PANGO_LANGUAGE": "ja", "HB_SHAPER_LIST": "fallback",
    "PIXMAN_DISABLE": "fast mmx sse2 ssse3", "COLUMNS": "20", "NO_COLOR": "1", "CI": "true",
  ]

  static let surroundings: [([String], [String: String])] = [
    (["-j", "1"], [:]), (["-j", "2"], [:]), (["-j", "7"], [:]), ([], hostile), (["-j", "1"], hostile),
  ]

  /// A folder of sheets, drawn once.
  private static let usual = Result { () throws -> TemporaryFolder in
    let folder = try TemporaryFolder()
    try folder.write(style, to: "style.json")
    let outcome = try Program.run(["render", "style.json", "danger", "text", "--scale=1", "-o", "out"], in: folder)
    #expect(outcome.code == 0, "\(outcome.err)")
    return folder
  }

  private func expectUsual(_ folder: TemporaryFolder) throws {
    let usual = try Self.usual.get()
    for sheet in ["danger@1x.png", "text@1x.png"] {
      #expect(try folder.bytes(of: "out/\(sheet)") == usual.bytes(of: "out/\(sheet)"), "\(sheet)")
    }
  }

  @Test(arguments: surroundings)
  func theBytesAreTheSame(flags: [String], environment: [String: String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.style, to: "style.json")
    let outcome = try Program.run(
      ["render", "style.json", "danger", "text", "--scale=1", "-o", "out"] + flags, in: folder, environment: environment
    )
    #expect(outcome.code == 0, "\(outcome.err)")
    try expectUsual(folder)
  }

  @Test func theWorkingFolderChangesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.style, to: "some/where/style.json")
    let file = folder.path("some/where/style.json")
    let outcome = try Program.run(["render", file, "danger", "text", "--scale=1", "-o", folder.path("out")], in: "/")
    #expect(outcome.code == 0)
    try expectUsual(folder)
  }

  @Test func anEmptyEnvironmentChangesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.style, to: "style.json")
    let outcome = try Program.shell(
      "exec env -i \"$PROOFSHEET\" render style.json danger text --scale=1 -o out", in: folder,
      environment: ["HOME": folder.path, "LANG": "C"])
    #expect(outcome.code == 0)
    try expectUsual(folder)
  }

  @Test func theKeysAreOnTheSheets() throws {
    // Else nothing that this suite compares would hold their scripts.
    let other = try TemporaryFolder()
    let text = Self.style.replacingOccurrences(of: "שלום", with: "שלוס").replacingOccurrences(of: "中文", with: "中又")
    try other.write(text, to: "style.json")
    _ = try Program.run(["render", "style.json", "--scale=1", "-o", "out", "danger"], in: other)
    let usual = try Self.usual.get()
    #expect(try other.bytes(of: "out/danger@1x.png") != usual.bytes(of: "out/danger@1x.png"))
  }
}
