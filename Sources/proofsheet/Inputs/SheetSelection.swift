import ContactSheets
import Diagnostics

/// Which sheets and cells the user asked for.
struct SheetSelection: Sendable {
  /// The globs; none selects everything.
  private let globs: [Glob]

  /// The globs of `--sheet`, and those among the operands.
  init(_ arguments: ArgumentList, operands: [String] = []) {
    globs = (arguments.values(of: .sheet) + operands).map(Glob.init)
  }

  /// Whether anything is left out.
  var isFiltered: Bool { !globs.isEmpty }

  /// Whether a sheet was named as a whole.
  func includes(sheet: SheetName) -> Bool { globs.isEmpty || globs.contains { $0.matches(sheet.rawValue) } }

  /// Whether a cell was named, by itself or with its sheet.
  func includes(cell id: String, on sheet: SheetName) -> Bool {
    includes(sheet: sheet) || globs.contains { $0.matches(id) }
  }

  /// The sheets that were named as a whole. A glob that fits no sheet is an error.
  func wholeSheets() throws(UsageError) -> [SheetName] {
    for glob in globs where !SheetName.allCases.contains(where: { glob.matches($0.rawValue) }) {
      throw noMatch(glob)
    }
    return SheetName.allCases.filter(includes)
  }

  /// The sheets of which at least one cell was named. A glob that fits no sheet and no cell is an error.
  ///
  /// - Parameter ids: the ids of a sheet's cells.
  func sheets(cellsOf ids: (SheetName) -> [String]) throws(UsageError) -> [SheetName] {
    for glob in globs {
      let fits = SheetName.allCases.contains { glob.matches($0.rawValue) || ids($0).contains(where: glob.matches) }
      if !fits { throw noMatch(glob) }
    }
    return SheetName.allCases.filter { sheet in
      includes(sheet: sheet) || ids(sheet).contains { includes(cell: $0, on: sheet) }
    }
  }

  private func noMatch(_ glob: Glob) -> UsageError {
    let sheets = SheetName.allCases.map(\.rawValue)
    let nearest = NearestName.of(glob.pattern, among: sheets)
    let hint = glob.pattern.contains("/") ? "proofsheet list prints the names of all cells" : nil
    return UsageError(
      "no sheet fits '\(glob.pattern)'",
      hint: nearest.map { "did you mean \($0)?" } ?? hint ?? "sheets are \(sheets.joined(separator: ", "))")
  }
}
