import Diagnostics
import Drawing
import Raster
import Styling
import Testing

@testable import ContactSheets

@Suite struct SheetRendererTests {
  private static let facts = SheetFacts(stem: "brand-dark", fileName: "brand-dark.json", entries: 3)

  private func renderer(_ sheet: StyleSheet = StyleSheet()) throws -> SheetRenderer {
    SheetRenderer(SheetCatalog(sheet), facts: Self.facts, book: try FontBook(FontLibrary.bundled()))
  }

  @Test func aFilesStemBecomesAName() {
    #expect(Self.facts.styleName == "Brand Dark")
  }

  @Test(arguments: SheetName.allCases)
  func stagesLieInThePictureAndApart(name: SheetName) throws {
    let sheet = try renderer(Brand.sheet).layOut(name).draw(page: 1, scale: 1)
    for (i, a) in sheet.cells.enumerated() {
      #expect(sheet.picture.bounds.contains(a.box))
      for b in sheet.cells[(i + 1)...] { #expect(a.box.intersection(b.box).isEmpty) }
    }
  }

  @Test func aCellDrawnAloneFromItsRecordHasTheSamePixels() throws {
    let book = try FontBook(FontLibrary.bundled())
    for name in SheetName.allCases {
      let sheet = try renderer(Brand.sheet).layOut(name).draw(page: 1, scale: 1)
      #expect(!sheet.cells.isEmpty)
      for placed in sheet.cells.reversed() {
        let content = try #require(CellContent(fields: placed.cell.content.fields))
        #expect(content == placed.cell.content)
        let picture = try CellDrawing(content, placed.cell.styles, with: book).picture(scale: 1, with: book)
        #expect(picture == sheet.picture.cropped(to: placed.box), "\(placed.cell.id)")
      }
    }
  }

  @Test(arguments: SheetName.allCases)
  func everyScaleHasTheSameLayout(name: SheetName) throws {
    let sheet = try renderer(Brand.sheet).layOut(name)
    let one = try sheet.draw(page: 1, scale: 1)
    for scale in 2...3 {
      let other = try sheet.draw(page: 1, scale: scale)
      #expect(other.picture.width == one.picture.width * scale)
      #expect(other.picture.height == one.picture.height * scale)
      #expect(
        other.cells.map(\.box)
          == one.cells.map {
            PixelBox(
              x: $0.box.x * scale, y: $0.box.y * scale, width: $0.box.width * scale, height: $0.box.height * scale)
          })
    }
  }

  /// Entries that mean other elements move cells about, but never change one.
  @Test func anotherEntryChangesNoCell() throws {
    let place = SourceLocation(file: "s.json", line: 1, column: 1)
    var style = Style()
    style[.actionColor] = .init(.color(Color(rgb: 0x20_2020)))
    style[.textColor] = .init(.color(Color(rgb: 0x20_8020)))
    let own = StyleSheet.WrittenEntry(key: StyleKey("MyView/UIButton-selected"), at: place, style: style)
    let others = ["Other/UILabel", "AnOther/UIButton,Third/UIToolbar", "MyView/UIButton-dangerous"].map {
      StyleSheet.WrittenEntry(key: StyleKey($0), at: place, style: style)
    }
    for name in SheetName.allCases {
      let before = try renderer(StyleSheet([own])).layOut(name).draw(page: 1, scale: 1)
      let after = try renderer(StyleSheet(others + [own])).layOut(name).draw(page: 1, scale: 1)
      let moved = Dictionary(uniqueKeysWithValues: after.cells.map { ($0.cell.id, $0.box) })
      for placed in before.cells {
        let box = try #require(moved[placed.cell.id])
        #expect(before.picture.cropped(to: placed.box) == after.picture.cropped(to: box), "\(placed.cell.id)")
      }
    }
  }

  @Test func aKeyWithAForeignScriptIsDrawnAndReported() throws {
    var style = Style()
    style[.actionColor] = .init(.color(Color(rgb: 0x202020)))
    let key = StyleKey("UIButton,שלום,中")
    let entry = StyleSheet.WrittenEntry(
      key: key, at: SourceLocation(file: "s.json", line: 1, column: 1), style: style)
    let sheet = try renderer(StyleSheet([entry])).layOut(.buttons)
    #expect(sheet.missing == ["中"])
  }

  @Test func darkStylesGetDarkChrome() throws {
    var style = Style()
    style[.backgroundColor] = .init(.color(Color(rgb: 0x14171d)))
    let entry = StyleSheet.WrittenEntry(
      key: StyleKey("default"), at: SourceLocation(file: "s.json", line: 1, column: 1), style: style)
    let dark = try renderer(StyleSheet([entry])).layOut(.text).draw(page: 1, scale: 1)
    #expect(dark.picture[0, 0] == Color(rgb: 0x0d0f13))
    #expect(try renderer().layOut(.text).draw(page: 1, scale: 1).picture[0, 0] == Color(rgb: 0xffffff))
  }

  @Test func withoutABackgroundACheckerboardShows() throws {
    var style = Style()
    style[.backgroundColor] = .init(nil)
    let entry = StyleSheet.WrittenEntry(
      key: StyleKey("default"), at: SourceLocation(file: "s.json", line: 1, column: 1), style: style)
    let sheet = try renderer(StyleSheet([entry])).layOut(.danger).draw(page: 1, scale: 1)
    let stage = sheet.picture.cropped(to: sheet.cells[0].box)
    #expect(stage[1, 1] == Color(rgb: 0xffffff))
    #expect(stage[9, 1] == Color(rgb: 0xd0d4db))
    #expect(stage[17, 1] == Color(rgb: 0xffffff))
  }
}
