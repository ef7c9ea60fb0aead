import Drawing
import Raster
import Styling

/// What a page is made from: a sheet's cells, laid out and drawn.
struct SheetMaterial {
  let sheet: Sheet
  let drawings: [CellDrawing]
  let pictures: [Bitmap]
  let facts: SheetFacts
  let scale: Int

  /// The facts of the header, with those that only this sheet has before the scale.
  func headerFacts(_ own: [(label: String, value: String)]) -> [(label: String, value: String)] {
    var all = [(label: "Style", value: facts.styleName)]
    if let file = facts.fileName { all.append(("File", file)) }
    if facts.fileName != nil { all.append(("Entries", String(facts.entries))) }
    return all + own + [("Scale", "\(scale)×")]
  }

  /// For each cell of `column`, the first cell before it in the column that looks exactly like it.
  func twins(in column: [Int]) -> [Int: Int] {
    var firsts: [Bitmap: Int] = [:]
    var twins: [Int: Int] = [:]
    for cell in column {
      if let first = firsts[pictures[cell]] {
        twins[cell] = first
      } else {
        firsts[pictures[cell]] = cell
      }
    }
    return twins
  }
}

/// A way of standing on a page.
protocol SheetPage {
  /// Places everything; gives the width of the content between the margins, in points.
  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double
}

extension SheetName {
  var page: any SheetPage.Type {
    switch self {
    case .buttons: ButtonsPage.self
    case .danger: DangerPage.self
    case .navigationBars: NavigationBarsPage.self
    case .text: TextPage.self
    }
  }
}
