public import Raster

/// Holds new sheets against their goldens, cell by cell.
public enum Judge {
  /// The verdict on every cell: those of the new sheet in their order, then those that only the golden has.
  ///
  /// Cells are matched by id and compared where they lie on either page, so that a row that was added or moved fails no
  /// other cell. What lies outside the cells is not compared. `tolerance` is asked with each id.
  public static func verdicts(
    golden: RecordedSheet, actual: RecordedSheet, tolerance: (String) -> Tolerance = { _ in .exact }
  ) -> [CellVerdict] {
    let expected = Dictionary(uniqueKeysWithValues: golden.record.cells.map { ($0.id, $0) })
    let present = Set(actual.record.cells.map(\.id))
    let judged = actual.record.cells.map { cell in
      guard let before = expected[cell.id] else { return CellVerdict(id: cell.id, verdict: .missing, actual: cell.box) }
      let comparison = golden.picture.compared(
        in: before.box, to: actual.picture, in: cell.box, tolerance: tolerance(cell.id))
      return CellVerdict(
        id: cell.id, verdict: verdict(comparison, before, cell), expected: before.box, actual: cell.box)
    }
    let orphaned = golden.record.cells.filter { !present.contains($0.id) }
    return judged + orphaned.map { CellVerdict(id: $0.id, verdict: .orphaned, expected: $0.box) }
  }

  /// The verdict on every cell, whatever was found where the golden should be.
  public static func verdicts(
    found: GoldenStore.Found, actual: RecordedSheet, tolerance: (String) -> Tolerance = { _ in .exact }
  ) -> [CellVerdict] {
    switch found {
    case .golden(let golden): verdicts(golden: golden, actual: actual, tolerance: tolerance)
    case .missing: actual.record.cells.map { CellVerdict(id: $0.id, verdict: .missing, actual: $0.box) }
    case .unreadable(let fault):
      actual.record.cells.map { CellVerdict(id: $0.id, verdict: .unreadable(fault), actual: $0.box) }
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
