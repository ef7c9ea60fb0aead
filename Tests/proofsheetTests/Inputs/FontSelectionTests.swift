import Foundation
import TestSupport
import Testing

/// `--fonts` and the configuration's `fonts`, as processes.
@Suite struct FontSelectionTests {
  /// A font that the fixtures have and one that they have not, and a key in Arabic.
  static let style = """
    {
      "default": {"fonts": {
        "heroFont": {"name": "GillSans-Light", "size": 21}, "headlineFont": {"name": "ProofsheetOutline-Regular", "size": 40},
        "textFont": {"name": "AvenirNext-Medium", "size": 15}}},
      "UIButton,مرحبا": {"controls": {"fillColor": "#ddeeffff"}}
    }
    """
  static let usable = ["gill-sans-light.ttf", "naskh.ttf", "outline.otf", "pair.ttc"]

  /// A folder with the style and with fixtures under the names that they are given.
  private static func folder(
    _ fonts: [String: String], configuration: String = StyleFolder.configuration
  ) throws -> StyleFolder {
    let place = try StyleFolder(style: style, configuration: configuration)
    for (name, fixture) in fonts { try copy(fixture, to: name, in: place) }
    return place
  }

  private static func copy(_ fixture: String, to name: String, in place: StyleFolder) throws {
    let bytes = try Data(contentsOf: URL(filePath: Project.fixture("fonts/\(fixture)")))
    try place.folder.write([UInt8](bytes), to: name)
  }

  /// The fonts in one folder, drawn once.
  private static let usual = Result { () throws -> StyleFolder in
    let place = try folder(Dictionary(uniqueKeysWithValues: usable.map { ("type/\($0)", $0) }))
    let outcome = try Program.run(["render", "style.json", "danger", "text", "--fonts", "type"], in: place.folder)
    #expect(outcome.code == 0 && outcome.err.isEmpty, "\(outcome.err)")
    return place
  }

  private func expectUsual(_ place: StyleFolder) throws {
    for sheet in ["danger@1x.png", "text@1x.png"] {
      let (bytes, usual) = try (place.folder.bytes(of: "style-sheets/\(sheet)"), Self.usual.get())
      #expect(try bytes == usual.folder.bytes(of: "style-sheets/\(sheet)"), "\(sheet)")
    }
  }

  /// Names of files and folders, their order, the number of workers, and how the folders are named.
  static let arrangements: [(fonts: [String: String], words: [String], configuration: String?)] = [
    (
      ["b/4.ttf": usable[0], "b/3.TTF": usable[1], "a/2.otf": usable[2], "a/deep/1.ttc": usable[3]],
      ["--fonts", "a", "--fonts", "b", "-j", "1"], nil
    ),
    (
      ["b/4.ttf": usable[0], "b/3.TTF": usable[1], "a/2.otf": usable[2], "a/deep/1.ttc": usable[3]],
      ["--fonts=b", "--fonts=a/", "-j", "2"], nil
    ),
    (
      [
        "b/1.ttf": usable[0], "b/2.ttf": usable[1], "a/2.otf": usable[2], "a/copy.otf": usable[2], "a/1.ttc": usable[3],
      ],
      ["--fonts", "a"], #"{"scales": [1], "fonts": ["b"], "rules": {"font-stand-in": "off"}}"#
    ),
  ]

  @Test(arguments: arrangements)
  func theBytesFollowFromTheFontsAlone(
    arrangement: (fonts: [String: String], words: [String], configuration: String?)
  ) throws {
    let place = try Self.folder(
      arrangement.fonts, configuration: arrangement.configuration ?? StyleFolder.configuration)
    let outcome = try Program.run(
      ["render", "style.json", "danger", "text"] + arrangement.words, in: place.folder)
    #expect(outcome.code == 0 && outcome.err.isEmpty, "\(outcome.err)")
    try expectUsual(place)
  }

  /// The variable would thicken the outlines in CFF.
  @Test func noVariableReachesTheOutlines() throws {
    let place = try Self.folder(Dictionary(uniqueKeysWithValues: Self.usable.map { ("type/\($0)", $0) }))
    let variables = [
      "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0", "FC_LANG": "ar", "PANGO_LANGUAGE": "fa", "LANGUAGE": "ur",
    ]
    let outcome = try Program.run(
      ["render", "style.json", "danger", "text", "--fonts", "type"], in: place.folder, environment: variables)
    #expect(outcome.code == 0)
    try expectUsual(place)
  }

  @Test func onlyWhatIsSetInTheFontsIsDrawnOtherwise() throws {
    let plain = try Self.folder([:])
    let outcome = try plain.run("render", "style.json", "danger", "text")
    #expect(outcome.err.contains("no font called ProofsheetOutline-Regular is known"))
    #expect(outcome.err.contains("style.json:5:3: warning: no font has U+0627, U+0628, U+062D, U+0631, U+0645;"))
    let usual = try Self.usual.get()
    let differing = try usual.sheet("style-sheets/text@1x.png").cellsThatDiffer(
      from: plain.sheet("style-sheets/text@1x.png"))
    #expect(!differing.isEmpty)
    // The built-in style sets secondary headlines in GillSans-Light.
    let roles = ["hero", "headline", "secondary-headline"]
    for id in differing { #expect(roles.contains(String(id.split(separator: "/")[1])), "\(id)") }
    // Of buttons, only the labels change.
    let sheets = try (usual.sheet("style-sheets/danger@1x.png"), plain.sheet("style-sheets/danger@1x.png"))
    #expect(sheets.0.cellsThatDiffer(from: sheets.1).isEmpty)
    #expect(sheets.0.picture != sheets.1.picture)
  }

  @Test func goldensKnowTheFontsThatDrewThem() throws {
    let place = try Self.folder(["type/a.ttf": Self.usable[0], "type/b.otf": Self.usable[2]])
    #expect(try place.run("approve", "--fonts", "type").code == 0)
    #expect(try place.run("check", "--fonts", "type").code == 0)
    let without = try place.run("check")
    #expect(without.code == 1)
    let usual = try place.sheet("Snapshots/style/text@1x.png").record
    let plain = try Self.folder([:])
    _ = try plain.run("render", "style.json", "text")
    #expect(try !plain.sheet("style-sheets/text@1x.png").record.isSameRenderer(as: usual))
  }

  // MARK: What is wrong

  static let commands = ["render", "check", "approve", "fonts"]

  @Test(arguments: commands)
  func fontsThatCannotBeUsedAreTrouble(command: String) throws {
    let place = try Self.folder(
      ["type/bitmaps.ttf": "bitmaps.ttf", "type/good.ttf": "naskh.ttf"],
      configuration: #"{"scales": [1], "fonts": ["gone"]}"#)
    try place.folder.write("no font", to: "type/text.otf")
    try place.folder.write("", to: "empty/readme")
    let before = place.folder.contents()
    let outcome = try place.run(command, "style.json", "--fonts", "type", "--fonts", "empty")
    #expect(outcome.code == 2)
    #expect(outcome.out.isEmpty)
    #expect(
      outcome.err == """
        error: the font type/bitmaps.ttf cannot be used: it has no outlines, only bitmaps [font-file]
        error: the font type/text.otf cannot be used: it is neither a TrueType nor an OpenType font [font-file]
        error: the folder empty holds no font [font-folder]
          hint: fonts end in .ttf, .otf, .ttc, .otc
        proofsheet.json:1:27: error: cannot list gone: there is no such file or folder [font-folder]

        """)
    #expect(place.folder.contents() == before)
  }

  @Test(arguments: commands)
  func warningsCountOnlyWhenStrict(command: String) throws {
    let place = try Self.folder(
      ["type/a.ttf": "gill-sans-light.ttf"],
      configuration: """
        {"scales": [1], "rules": {"font-stand-in": "off", "font-unknown": "off", "missing-glyph": "off"}}
        """)
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: Project.fixture("fonts/gill-sans-light.ttf"))))
    try place.folder.write(bytes + [0], to: "type/b.ttf")
    if command == "check" { #expect(try place.run("approve", "style.json", "--fonts", "type").code == 0) }
    let lenient = try place.run(command, "style.json", "--fonts", "type")
    #expect(lenient.code == 0)
    #expect(lenient.err.contains("is called GillSans-Light as well [font-duplicate]"))
    #expect(try place.run(command, "style.json", "--fonts", "type", "--strict").code == 1)
  }

  @Test func aRuleLetsFilesBeThatAreOfNoUse() throws {
    let place = try Self.folder(
      ["type/bitmaps.ttf": "bitmaps.ttf", "type/good.ttf": "naskh.ttf"],
      configuration: #"{"rules": {"font-file": "warning"}}"#)
    let outcome = try place.run("fonts", "style.json", "--fonts", "type")
    #expect(outcome.code == 0)
    #expect(outcome.err.hasPrefix("warning: the font type/bitmaps.ttf cannot be used"))
    #expect(outcome.out.contains("ProofsheetNaskh-Regular"))
  }

  @Test func foldersOfTheConfigurationLieBesideIt() throws {
    let place = try Self.folder(
      ["type/a.ttf": "gill-sans-light.ttf"], configuration: #"{"styles": ["style.json"], "fonts": ["type"]}"#)
    try place.folder.write("", to: "deep/er/file")
    let outcome = try Program.run(["fonts"], in: place.folder.path("deep/er"))
    #expect(outcome.code == 0)
    #expect(outcome.out.contains("../../type/a.ttf"))
  }
}
