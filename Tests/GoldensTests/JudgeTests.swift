import Goldens
import Raster
import Styling
import Testing

@Suite struct JudgeTests {
  static let ids = [
    "buttons/plain/UIButton/normal", "buttons/plain/UIButton/disabled", "buttons/plain/UIButton/selected",
  ]

  @Test func aSheetMatchesItself() {
    let verdicts = Judge.verdicts(golden: [SampleSheet.plain], actual: [SampleSheet.plain])
    #expect(verdicts.map(\.id) == Self.ids)
    #expect(verdicts.allSatisfy { $0.verdict == .matched })
  }

  @Test func onlyTheChangedCellChanges() {
    var cells = SampleSheet.plain.record.cells
    cells[1].styles["button"] = SampleSheet.style(fill: 0x00ff_40ff)
    let verdicts = Judge.verdicts(golden: [SampleSheet.plain], actual: [SampleSheet.sheet(cells)])
    #expect(verdicts[0].verdict == .matched)
    #expect(verdicts[2].verdict == .matched)
    guard case .changed(let difference) = verdicts[1].verdict else {
      Issue.record("the second cell changed")
      return
    }
    #expect(difference.changedPixels == 60)
    #expect(difference.maxDelta == 0x40)
    #expect(difference.box == PixelBox(x: 0, y: 0, width: 10, height: 6))
  }

  @Test func addedRowsAndChromeFailNoOtherCell() {
    var cells = SampleSheet.plain.record.cells
    for i in cells.indices { cells[i].box.y += 10 }
    cells.insert(SampleSheet.cell("new", row: 0, fill: 0x1234_56ff), at: 0)
    let verdicts = Judge.verdicts(golden: [SampleSheet.plain], actual: [SampleSheet.sheet(cells, page: 0x0000_00ff)])
    #expect(verdicts.map(\.verdict) == [.missing, .matched, .matched, .matched])
    #expect(verdicts[1].expected == CellPlace(box: PixelBox(x: 4, y: 2, width: 10, height: 6)))
    #expect(verdicts[1].actual == CellPlace(box: PixelBox(x: 4, y: 12, width: 10, height: 6)))
  }

  @Test func aCellMayMoveToAnotherPage() {
    let cells = SampleSheet.plain.record.cells
    let golden = [SampleSheet.sheet(Array(cells[0...1])), SampleSheet.sheet([cells[2]])]
    let actual = [SampleSheet.sheet([cells[0]]), SampleSheet.sheet(Array(cells[1...2]))]
    let verdicts = Judge.verdicts(golden: golden, actual: actual)
    #expect(verdicts.map(\.verdict) == [.matched, .matched, .matched])
    #expect(verdicts.map(\.expected?.page) == [1, 1, 2])
    #expect(verdicts.map(\.actual?.page) == [1, 2, 2])
  }

  @Test func removedCellsAreOrphaned() {
    let cells = Array(SampleSheet.plain.record.cells.dropFirst())
    let verdicts = Judge.verdicts(golden: [SampleSheet.plain], actual: [SampleSheet.sheet(cells)])
    #expect(verdicts.map(\.id) == [Self.ids[1], Self.ids[2], Self.ids[0]])
    #expect(verdicts.map(\.verdict) == [.matched, .matched, .orphaned])
    #expect(verdicts[2].actual == nil)
  }

  @Test func aCellOfAnotherSizeChanges() {
    var cells = SampleSheet.plain.record.cells
    cells[2].box.width = 12
    let verdicts = Judge.verdicts(
      golden: [SampleSheet.plain], actual: [SampleSheet.sheet(cells)]
    ) { _ in Tolerance(maxDiffPixels: 1000, maxChannelDelta: 255) }
    #expect(verdicts[2].verdict.difference?.changedPixels == 12)
    #expect(verdicts[2].verdict.difference?.sizesDiffer == true)
    #expect(verdicts[2].verdict.wantsApproval)
  }

  @Test func aStyleThatShowsNothingIsToldApart() {
    var cells = SampleSheet.plain.record.cells
    var style = Style()
    style[.shadow] = Style.Assignment(.shadow(Shadow(color: .clear)))
    cells[0].styles["button"] = cells[0].styles["button"]?.overlaid(with: style)
    let verdicts = Judge.verdicts(golden: [SampleSheet.plain], actual: [SampleSheet.sheet(cells)])
    #expect(verdicts[0].verdict == .styleChangedNothingVisible)
    #expect(verdicts[0].verdict.description == "style changed, nothing visible")
  }

  @Test func pixelsThatChangeByThemselvesAreToldApart() {
    var drifted = SampleSheet.plain
    drifted.picture[4, 2].red -= 1
    guard case .pixelsChangedStyleEqual(let difference) = verdict(drifted) else {
      Issue.record("only the pixels changed")
      return
    }
    #expect(difference.changedPixels == 1)
    // With another title, something that we know of changed.
    drifted.record.cells[0].content["title"] = "Sell"
    guard case .changed = verdict(drifted) else {
      Issue.record("the content changed")
      return
    }
  }

  @Test func theToleranceIsAskedWithEachId() {
    var drifted = SampleSheet.plain
    drifted.picture[4, 2].red -= 1
    drifted.picture[4, 12].green -= 1
    let verdicts = Judge.verdicts(golden: [SampleSheet.plain], actual: [drifted]) { id in
      id.hasSuffix("normal") ? Tolerance(maxChannelDelta: 1) : .exact
    }
    #expect(verdicts.map(\.verdict.wantsApproval) == [false, true, false])
    #expect(verdicts[0].verdict.difference?.changedPixels == 1)
  }

  @Test func withoutAGoldenEveryCellSaysSo() {
    let missing = Judge.verdicts(found: .missing, actual: [SampleSheet.plain])
    #expect(missing.map(\.id) == Self.ids)
    #expect(missing.allSatisfy { $0.verdict == .missing })
    let unreadable = Judge.verdicts(found: .unreadable(.noRecord), actual: [SampleSheet.plain])
    #expect(unreadable.map(\.verdict) == Array(repeating: .unreadable(.noRecord), count: 3))
  }

  private func verdict(_ actual: RecordedSheet) -> Verdict? {
    Judge.verdicts(golden: [SampleSheet.plain], actual: [actual]).first?.verdict
  }
}
