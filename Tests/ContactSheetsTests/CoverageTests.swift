import Drawing
import Raster
import Styling
import TestSupport
import Testing

@testable import ContactSheets

/// Changes one thing of a style file at a time, and looks which cells of which sheets move.
///
/// Cells of `palette` and `type` do not count, for they show every setting by definition; labels are no cells.
@Suite struct CoverageTests {
  /// The sheets on which a change must be seen.
  private static let sheets = SheetName.allCases.filter { $0 != .palette && $0 != .type }

  @Test func everySettingIsSeen() throws {
    let rows = try Self.rows(
      Setting.allCases.map { (name: $0.rawValue, brand: Self.changing($0, in: Self.entry(of: $0))) })
    let table = Self.table("setting", rows.map { ($0, []) })
    print(table, Self.list(rows))
    for row in rows { #expect(Self.count(row) > 0, "\(row.name) is not seen anywhere") }
    #expect(try Project.text(of: "README.md").contains(table), "README's table of settings is another one")
  }

  @Test func everyStateIsSeen() throws {
    let states = ControlState.all
    let plain = try Self.rows(
      states.map { ($0.name, Self.changing(.fillColor, in: $0 == .normal ? "default" : "controls-\($0.name)")) })
    let bars = try Self.rows(states.map { ($0.name, Self.changing(.fillColor, in: "bar-controls-\($0.name)")) })
    let table = Self.table("state", zip(plain, bars).map { ($0, [Self.count($1)]) }, more: ["in bars"])
    print(table, Self.list(plain))
    for row in plain + bars { #expect(Self.count(row) > 0, "\(row.name) is not seen anywhere") }
    #expect(try Project.text(of: "README.md").contains(table), "README's table of states is another one")
  }

  // MARK: Changing

  /// The entry in which a change of a setting matters: the default, unless every control overrides it there.
  private static func entry(of setting: Setting) -> String {
    setting == .shadowColor ? "controls-highlighted" : "default"
  }

  /// The brand's style sheet with another value of a setting in one entry, which is added where there is none.
  private static func changing(_ setting: Setting, in key: String) -> StyleSheet {
    var entries = Brand.sheet.entries.map {
      StyleSheet.WrittenEntry(key: $0.key, at: $0.location, partLocations: $0.partLocations, style: $0.written)
    }
    if !entries.contains(where: { $0.key.text == key }), let place = entries.first?.location {
      entries.append(StyleSheet.WrittenEntry(key: StyleKey(key), at: place, style: Style()))
    }
    return StyleSheet(
      entries.map { entry in
        guard entry.key.text == key else { return entry }
        var changed = entry
        changed.style[setting] = .init(other(Brand.sheet.defaultStyle[setting], setting))
        return changed
      })
  }

  /// A value that no style of the brand has.
  private static func other(_ value: Value?, _ setting: Setting) -> Value {
    switch setting.kind {
    case .color: .color(Color(rgb: 0xd0_10d0))
    case .font: .font(Font(name: value?.font?.name, size: (value?.font?.size ?? 12) + 4))
    case .shadow:
      .shadow(Shadow(color: Color(rgb: 0xd0_10d0), offset: Size(width: 2, height: 3), blurRadius: 1))
    }
  }

  // MARK: Looking

  private typealias Row = (name: String, moved: [SheetName: [CellID]])

  /// Which cells of each sheet move with each change.
  private static func rows(_ changes: [(name: String, brand: StyleSheet)]) throws -> [Row] {
    let library = try FontLibrary.bundled()
    let before = cells(of: Brand.sheet)
    return try SheetQueue.run(jobs: changes.count, workers: 2) {
      try Looker(FontBook(library))
    } job: { looker, index in
      var moved: [SheetName: [CellID]] = [:]
      for (sheet, after) in cells(of: changes[index].brand) {
        let known = Dictionary(uniqueKeysWithValues: before[sheet, default: []].map { ($0.id, $0) })
        moved[sheet] = try after.filter { try looker.hasMoved(known[$0.id], $0) }.map(\.id)
      }
      return (changes[index].name, moved)
    }
  }

  private static func cells(of style: StyleSheet) -> [SheetName: [Cell]] {
    let catalog = SheetCatalog(style)
    return Dictionary(uniqueKeysWithValues: sheets.map { ($0, catalog.sheet($0).cells) })
  }

  /// Draws cells, those of the style as it stands once only.
  private final class Looker {
    private let book: FontBook
    private var pictures: [CellID: Bitmap] = [:]

    init(_ book: FontBook) { self.book = book }

    func hasMoved(_ before: Cell?, _ after: Cell) throws -> Bool {
      guard let before else { return true }
      guard before.styles != after.styles else { return false }
      let old = try pictures[before.id] ?? picture(of: before)
      pictures[before.id] = old
      return try old != picture(of: after)
    }

    private func picture(of cell: Cell) throws -> Bitmap {
      try CellDrawing(cell.content, cell.styles, with: book).picture(scale: 1, with: book)
    }
  }

  private static func count(_ row: Row) -> Int { row.moved.values.map(\.count).reduce(0, +) }

  /// The names of the cells that move, a line for each change and sheet.
  private static func list(_ rows: [Row]) -> String {
    rows.flatMap { row in
      sheets.compactMap { sheet in
        guard let moved = row.moved[sheet], !moved.isEmpty else { return nil }
        return "\(row.name), \(sheet.rawValue): \(moved.map(\.description).joined(separator: " "))"
      }
    }.joined(separator: "\n")
  }

  /// The rows as Markdown; a sheet on which nothing moves has an empty place.
  private static func table(
    _ head: String, _ rows: [(row: Row, more: [Int])], more: [String] = []
  ) -> String {
    let heads = [head] + sheets.map(\.rawValue) + more
    let lines = rows.map { row in
      let counts = sheets.map { row.row.moved[$0]?.count ?? 0 } + row.more
      return ["`\(row.row.name.split(separator: "|").joined(separator: "\\|"))`"]
        + counts.map { $0 == 0 ? "" : String($0) }
    }
    let all = [heads, ["---"] + heads.dropFirst().map { _ in "--:" }] + lines
    return all.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n") + "\n"
  }
}
