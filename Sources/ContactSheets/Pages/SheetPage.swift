import Drawing
import Raster
import Styling

/// What a page is made from: a sheet's cells, laid out.
struct SheetMaterial {
  let sheet: Sheet
  let drawings: [CellDrawing]
  let facts: SheetFacts
  /// The style that every entry of the file lies over.
  let defaultStyle: ResolvedStyle
  let book: FontBook

  /// The facts of the header, with those that only this sheet has behind them.
  func headerFacts(_ own: [(label: String, value: String)]) -> [(label: String, value: String)] {
    var all = [(label: "Style", value: facts.styleName)]
    if let file = facts.fileName {
      all.append(("File", file))
      all.append(("Entries", String(facts.entries)))
    }
    return all + own
  }

  /// For each cell of a column, the first cell before it in its column that looks exactly like it at every scale.
  ///
  /// What is equal is equal at the largest scale: pictures are compared there, of such cells only as are equal at the
  /// smallest.
  func twins(in columns: [[Int]]) throws(DrawingError) -> [Int: Int] {
    var twins: [Int: Int] = [:]
    for column in columns {
      var firsts: [Bitmap: [Int]] = [:]
      for cell in column {
        let look = try drawings[cell].picture(scale: 1, with: book)
        if let twin = try firstTwin(of: cell, among: firsts[look, default: []]) {
          twins[cell] = twin
        } else {
          firsts[look, default: []].append(cell)
        }
      }
    }
    return twins
  }

  private func firstTwin(of cell: Int, among others: [Int]) throws(DrawingError) -> Int? {
    for other in others where try isEqualAtEveryScale(other, cell) { return other }
    return nil
  }

  private func isEqualAtEveryScale(_ a: Int, _ b: Int) throws(DrawingError) -> Bool {
    let (one, other) = (sheet.cells[a], sheet.cells[b])
    if one.content == other.content, one.styles == other.styles { return true }
    for scale in 2...Int(Pagination.largestScale) {
      let first = try drawings[a].picture(scale: scale, with: book)
      if first != (try drawings[b].picture(scale: scale, with: book)) { return false }
    }
    return true
  }
}

/// A way of standing on a page.
protocol SheetPage {
  /// Places all content, and says what stands above and below it; gives the width between the margins, in points.
  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double
}

extension SheetName {
  var page: any SheetPage.Type {
    switch self {
    case .buttons: ButtonsPage.self
    case .danger: DangerPage.self
    case .navigationBars, .toolbars, .tabBars, .lists: RowsPage.self
    case .forms: CardsPage.self
    case .palette: PalettePage.self
    case .type: TypePage.self
    case .appearances: AppearancesPage.self
    case .text: TextPage.self
    }
  }
}
