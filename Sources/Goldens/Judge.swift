public import Raster

/// Holds new sheets against their goldens, cell by cell.
public enum Judge {
  /// The verdict on every cell: those of the new sheet in their order, then those that only the golden has.
  ///
  /// Cells are matched by id and compared where they lie on whatever page, so that a row that was added or moved fails
  /// no other cell. What lies outside the cells is not compared. `tolerance` is asked with each id.
  ///
  /// - Parameter golden: all pages of the golden.
  /// - Parameter actual: all pages of the new sheet.
  public static func verdicts(
    golden: [RecordedSheet], actual: [RecordedSheet], tolerance: (String) -> Tolerance = { _ in .exact }
  ) -> [CellVerdict] {
    let expected = Dictionary(placed(on: golden).map { ($0.cell.id, $0) }) { first, _ in first }
    let present = Set(placed(on: actual).map(\.cell.id))
    let judged = placed(on: actual).map { after in
      guard let before = expected[after.cell.id] else {
        return CellVerdict(id: after.cell.id, verdict: .missing, actual: after.place)
      }
      let comparison = golden[before.place.page - 1].picture.compared(
        in: before.place.box, to: actual[after.place.page - 1].picture, in: after.place.box,
        tolerance: tolerance(after.cell.id))
      return CellVerdict(
        id: after.cell.id, verdict: verdict(comparison, before.cell, after.cell), expected: before.place,
        actual: after.place)
    }
    let orphaned = placed(on: golden).filter { !present.contains($0.cell.id) }
    return judged + orphaned.map { CellVerdict(id: $0.cell.id, verdict: .orphaned, expected: $0.place) }
  }

  /// The verdict on every cell, whatever was found where the golden should be.
  public static func verdicts(
    found: GoldenStore.Found, actual: [RecordedSheet], tolerance: (String) -> Tolerance = { _ in .exact }
  ) -> [CellVerdict] {
    switch found {
    case .golden(let golden): verdicts(golden: golden, actual: actual, tolerance: tolerance)
    case .missing: placed(on: actual).map { CellVerdict(id: $0.cell.id, verdict: .missing, actual: $0.place) }
    case .unreadable(let fault):
      placed(on: actual).map { CellVerdict(id: $0.cell.id, verdict: .unreadable(fault), actual: $0.place) }
    }
  }

  private static func placed(on pages: [RecordedSheet]) -> [(cell: CellRecord, place: CellPlace)] {
    pages.enumerated().flatMap { index, page in
      page.record.cells.map { ($0, CellPlace(page: index + 1, box: $0.box)) }
    }
  }

  private static func verdict(_ comparison: Comparison, _ before: CellRecord, _ after: CellRecord) -> Verdict {
    let isSameStyle = before.styles == after.styles
    switch comparison {
    case .identical: return isSameStyle ? .matched : .styleChangedNothingVisible
    case .tolerated(let difference): return .tolerated(difference)
    case .different(let difference):
      let isSame = isSameStyle && before.content == after.content
      return isSame ? .pixelsChangedStyleEqual(difference) : .changed(difference)
    }
  }
}
