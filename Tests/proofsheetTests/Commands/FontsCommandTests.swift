import Foundation
import TestSupport
import Testing

/// `proofsheet fonts`, as a process.
@Suite struct FontsCommandTests {
  static let style = """
    {
      "default": {"fonts": {
        "heroFont": {"name": "GillSans-Light", "size": 21}, "headlineFont": {"name": "GillSans-LightItalic", "size": 17},
        "textFont": {"name": "Bogus-Black", "size": 14}, "captionFont": {"name": "Inter-Bold", "size": 13}}},
      "UIButton,中文": {"fonts": {"actionFont": {"size": 15}, "captionFont": {"name": "GillSans-Light", "size": 9}}},
      "UILabel,文م": {}
    }
    """

  private func place(configuration: String = #"{"styles": ["style.json"]}"#) throws -> StyleFolder {
    let place = try StyleFolder(style: Self.style, configuration: configuration)
    for name in ["gill-sans-light.ttf", "naskh.ttf", "pair.ttc"] {
      let bytes = try Data(contentsOf: URL(filePath: Project.fixture("fonts/\(name)")))
      try place.folder.write([UInt8](bytes), to: "type/\(name)")
    }
    return place
  }

  /// The lines of one section, without its title.
  private func section(_ title: String, of outcome: Program.Outcome) -> [String] {
    let lines = outcome.out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.drop { $0 != title }.dropFirst().prefix { !$0.isEmpty })
  }

  @Test func itTellsWhatStandsInForWhat() throws {
    let outcome = try place().run("fonts")
    #expect(outcome.code == 0)
    let rows = section("style.json", of: outcome).map { $0.split(separator: "  ").map { $0.drop { $0 == " " } } }
    #expect(rows.first == ["font", "drawn with", "file", "differs", "named at", "settings"])
    let fonts = rows.filter { $0.count == 6 }.dropFirst().map { $0.joined(separator: "|") }
    for row in [
      "(system)|Inter Regular|Inter/Inter-Regular.ttf|-|style.json:5:43|actionFont",
      "GillSans|Lato Regular|Lato/Lato-Regular.ttf|stand-in|built-in style|navigationFont, listFont",
      "Bogus-Black|Inter Bold|Inter/Inter-Bold.ttf|unknown family, weight 700 for 900|style.json:4:17|textFont",
      "GillSans-Light|Lato Light|Lato/Lato-Light.ttf|stand-in|style.json:3:17 +1|formFont, heroFont, secondaryHeadlineFont, captionFont",
      "GillSans-LightItalic|Lato Light|Lato/Lato-Light.ttf|stand-in, sheared|style.json:3:73|headlineFont",
      "Inter-Bold|Inter Bold|Inter/Inter-Bold.ttf|-|style.json:4:69|captionFont",
    ] {
      #expect(fonts.contains { $0.hasPrefix(row) }, "\(row) is not in \(fonts)")
    }
    #expect(
      section("style.json", of: outcome).suffix(3) == [
        "  no face has U+0645 at style.json:6:3", "  no face has U+4E2D at style.json:5:3",
        "  no face has U+6587 at style.json:5:3 +1",
      ])
  }

  @Test func facesOfTheUsersTakeTheirPlaces() throws {
    let outcome = try place().run("fonts", "style.json", "--fonts", "type")
    #expect(outcome.code == 0)
    let rows = section("style.json", of: outcome)
    let file = "type/gill-sans-light.ttf"
    #expect(rows.contains { $0.hasPrefix("  GillSans-Light ") && $0.contains(" Proofsheet Serif Light  \(file)  -  ") })
    #expect(rows.contains { $0.hasPrefix("  GillSans-LightItalic ") && $0.contains("\(file)  sheared") })
    #expect(rows.suffix(2).allSatisfy { $0.hasPrefix("  no face has U+") && !$0.contains("U+0645") })
    let faces = section("faces", of: outcome)
    #expect(faces.count == 1 + 11 + 4)
    #expect(faces[1].hasPrefix("  Inter-Regular ") && faces[1].contains(" bundled  Inter/Inter-Regular.ttf"))
    #expect(
      faces.suffix(4).map { $0.split(separator: " ").last } == [
        "type/gill-sans-light.ttf", "type/naskh.ttf", "type/pair.ttc#1", "type/pair.ttc",
      ])
  }

  @Test func titlesOfTheConfigurationAreLookedAt() throws {
    let configuration = #"{"styles": ["style.json"], "classes": {"Buy": {"title": "買う"}, "Sell": {}}}"#
    let outcome = try place(configuration: configuration).run("fonts")
    #expect(
      section("titles", of: outcome) == [
        "  no face has U+3046 at proofsheet.json:1:57", "  no face has U+8CB7 at proofsheet.json:1:57",
      ])
  }

  @Test func jsonSaysTheSame() throws {
    let outcome = try place().run("fonts", "--json", "--fonts", "type")
    #expect(outcome.code == 0 && outcome.err.isEmpty)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
    let style = try #require((json["styles"] as? [[String: Any]])?.first)
    #expect(style["file"] as? String == "style.json")
    let fonts = try #require(style["fonts"] as? [[String: Any]])
    #expect(fonts.first?["name"] is NSNull)
    #expect(fonts.first?["settings"] as? [String] == ["actionFont"])
    let byName = Dictionary(uniqueKeysWithValues: fonts.dropFirst().map { ($0["name"] as? String, $0) })
    #expect(byName["GillSans-Light"]?["face"] as? String == "GillSans-Light")
    #expect(byName["GillSans-Light"]?["differs"] as? [String] == [])
    #expect(byName["GillSans-Light"]?["places"] as? [String] == ["style.json:3:17", "style.json:5:72"])
    #expect(byName["GillSans-LightItalic"]?["differs"] as? [String] == ["sheared"])
    let missing = try #require(style["missing"] as? [[String: Any]])
    #expect(missing.map { $0["character"] as? String } == ["U+4E2D", "U+6587"])
    let faces = try #require(json["faces"] as? [[String: Any]])
    #expect(faces.count == 15)
    #expect(faces.first?["bundled"] as? Bool == true && faces.last?["bundled"] as? Bool == false)
    #expect(faces[13]["name"] as? String == "ProofsheetPair-Bold" && faces[13]["index"] as? Int == 1)
  }

  @Test func strictCountsWhatIsNotItself() throws {
    let place = try StyleFolder(style: "{}", configuration: "{}")
    #expect(try place.run("fonts", "style.json").code == 0)
    #expect(try place.run("fonts", "style.json", "--strict").code == 1)
    try place.folder.write(#"{"rules": {"font-stand-in": "off"}}"#, to: "proofsheet.json")
    #expect(try place.run("fonts", "style.json", "--strict").code == 0)
    try place.folder.write(#"{"UIButton,中": {}}"#, to: "style.json")
    #expect(try place.run("fonts", "style.json", "--strict").code == 1)
  }

  static let misuses: [([String], String)] = [
    (["danger"], "'danger' does not"), (["missing.json"], "cannot read missing.json"),
    (["style.json", "--fonts"], "--fonts needs a value"), (["style.json", "--fonts", ""], "cannot list"),
    (["style.json", "--scale", "1"], "unknown flag --scale"),
  ]

  @Test(arguments: misuses)
  func badUsageIsTwo(words: [String], message: String) throws {
    let outcome = try Program.run(["fonts"] + words, in: place().folder)
    #expect(outcome.code == 2)
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  @Test func aBrokenFileStopsNoOther() throws {
    let place = try place()
    try place.folder.write("{", to: "broken.json")
    let outcome = try place.run("fonts", "broken.json", "style.json")
    #expect(outcome.code == 2)
    #expect(outcome.err.hasPrefix("broken.json:1:"))
    #expect(outcome.out == (try place.run("fonts", "style.json").out))
    #expect(try Program.run(["fonts"], in: TemporaryFolder()).code == 2)
  }
}
