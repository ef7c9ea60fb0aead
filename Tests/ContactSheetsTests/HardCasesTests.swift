import Diagnostics
import Drawing
import Raster
import StyleFile
import Styling
import TestSupport
import Testing

@testable import ContactSheets

/// Styles that nobody should write: every sheet of them is laid out, fits into a picture, and loses nothing.
@Suite struct HardCasesTests {
  /// A style file, by what is hard about it.
  enum Case: String, CaseIterable {
    case hugeFonts, everythingNull, everythingTransparent, longKeys, manySelectors, titles

    /// The text of the file.
    var file: String {
      switch self {
      case .hugeFonts:
        "{\"default\": {\"fonts\": {\(Self.all(.fonts, "{\"name\": \"GillSans\", \"size\": 400}"))}}}"
      case .everythingNull:
        "{\"default\": {\(Section.allCases.map { "\"\($0.rawValue)\": {\(Self.all($0, "null"))}" }.joined(separator: ","))}}"
      case .everythingTransparent:
        "{\"default\": {\"colors\": {\(Self.all(.colors, "\"#00000000\""))}, \"controls\": {\"actionColor\": \"#00000000\", "
          + "\"borderColor\": \"#00000000\", \"fillColor\": \"#00000000\", \"glossColor\": \"#00000000\"}}}"
      case .longKeys:
        "{\"\(String(repeating: "Long", count: 75))/UIButton-selected\": \(Self.red), "
          + "\"\((0..<60).map { "C\($0)" }.joined(separator: "/"))/UIButton\": \(Self.red), "
          + "\"\((0..<40).map { "A\($0)/UIButton" }.joined(separator: ","))\": \(Self.red)}"
      case .manySelectors:
        "{\((0..<400).map { "\"C\($0)/UIButton\": \(Self.red)" }.joined(separator: ","))}"
      case .titles:
        "{\(Self.texts.indices.map { "\"Title\($0)\": \(Self.red)" }.joined(separator: ","))}"
      }
    }

    private static let red = "{\"controls\": {\"fillColor\": \"#ff0000ff\"}}"
    /// Long, right-to-left, combining, emoji, and almost empty.
    static let texts = [
      String(repeating: "Everything ", count: 30), "כפתור ארוך מאוד", "e\u{301}\u{302}\u{303}o\u{308}", "👩‍👩‍👧 🎉", " ",
    ]

    private static func all(_ section: Section, _ value: String) -> String {
      Setting.of(section).map { "\"\($0.rawValue)\": \(value)" }.joined(separator: ",")
    }

    var looks: [String: ClassLook] {
      guard self == .titles else { return [:] }
      return Dictionary(uniqueKeysWithValues: Self.texts.enumerated().map { ("Title\($0)", ClassLook(title: $1)) })
    }
  }

  private func renderer(_ hard: Case) throws -> (SheetCatalog, SheetRenderer) {
    let style = try StyleFile.load(Array(hard.file.utf8), file: "hard.json", classes: .uiKit)
    #expect(!style.diagnostics.containsError, "\(style.diagnostics.map(\.description))")
    let catalog = SheetCatalog(style.sheet, looks: hard.looks)
    let facts = SheetFacts(stem: "hard", fileName: "hard.json", entries: style.sheet.entries.count)
    return (catalog, SheetRenderer(catalog, facts: facts, book: try FontBook(FontLibrary.bundled())))
  }

  @Test(arguments: Case.allCases)
  func everyPageFitsIntoAPictureAtEveryScale(hard: Case) throws {
    let (catalog, renderer) = try renderer(hard)
    for name in SheetName.allCases {
      let sheet = try renderer.layOut(name)
      #expect(sheet.pages.flatMap { $0 }.count >= sheet.content.blocks.count { $0.height > 0 })
      for page in 1...sheet.pageCount {
        let size = try sheet.size(ofPage: page)
        #expect(max(size.width, size.height) * 3 <= Double(Canvas.longestSide), "\(name) \(page) is \(size)")
        #expect(size.width * size.height * 9 <= Double(Canvas.mostPixels), "\(name) \(page) is \(size)")
      }
      let stages = sheet.pages.flatMap { $0 }.flatMap { sheet.content.blocks[$0].items }.compactMap { item in
        if case .stage(let cell, _) = item { cell } else { nil }
      }
      #expect(stages.sorted() == Array(catalog.sheet(name).cells.indices), "\(name) lost a cell")
    }
  }

  @Test(arguments: [Case.everythingNull, .everythingTransparent, .longKeys, .titles])
  func everyPageIsDrawn(hard: Case) throws {
    let (_, renderer) = try renderer(hard)
    for name in SheetName.allCases {
      let sheet = try renderer.layOut(name)
      for page in 1...sheet.pageCount {
        let drawn = try sheet.draw(page: page, scale: 1)
        for cell in drawn.cells { #expect(drawn.picture.bounds.contains(cell.box)) }
      }
    }
  }

  @Test func fourHundredSelectorsTakeSeveralPagesInOrder() throws {
    let (catalog, renderer) = try renderer(.manySelectors)
    let sheet = try renderer.layOut(.appearances)
    #expect(sheet.pageCount > 2)
    let drawn = try (1...sheet.pageCount).map { try sheet.draw(page: $0, scale: 1) }
    #expect(drawn.flatMap { $0.cells.map(\.cell.id) } == catalog.sheet(.appearances).cells.map(\.id))
    #expect(drawn.map(\.page) == Array(1...sheet.pageCount))
    #expect(Set(drawn.map(\.pages)) == [sheet.pageCount])
  }

  @Test func aCharacterThatNoFontHasIsReported() throws {
    let (_, renderer) = try renderer(.titles)
    #expect(try renderer.layOut(.appearances).missing.contains("🎉"))
  }
}
