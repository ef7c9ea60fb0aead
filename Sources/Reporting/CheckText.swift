import Goldens

/// The result of a check as lines of text.
public enum CheckText {
  /// What a sheet has to say: nothing if all is well; one line for a golden that is missing or unusable as a whole,
  /// else one line for each cell that differs.
  ///
  /// - Parameter isDetailed: also names the cells whose style changed with nothing visible.
  public static func lines(of sheet: SheetVerdict, isDetailed: Bool = false) -> [String] {
    let place = "\(sheet.key.style)@\(sheet.key.scale)x"
    if let fault = sheet.fault { return ["\(sheet.path): unreadable: \(fault)"] }
    if sheet.isMissing {
      return ["\(place) \(sheet.key.sheet): missing: \(sheet.path) is not there, \(count(sheet.cells.count, "cell"))"]
    }
    var lines = sheet.cells.filter { isSaid($0.verdict, isDetailed) }.map { "\(place) \($0.id): \($0.verdict)" }
    let invisible = sheet.cells.count { $0.verdict == .styleChangedNothingVisible }
    if invisible > 0, !isDetailed {
      lines.append("\(place) \(sheet.key.sheet): style changed, nothing visible: \(count(invisible, "cell"))")
    }
    if sheet.isOtherRenderer, sheet.outcome == .different {
      lines.append(
        "\(place) \(sheet.key.sheet): the golden was drawn by another version of Proofsheet or with other fonts")
    }
    return lines
  }

  private static func isSaid(_ verdict: Verdict, _ isDetailed: Bool) -> Bool {
    switch verdict {
    case .matched: false
    case .styleChangedNothingVisible: isDetailed
    case .tolerated, .changed, .pixelsChangedStyleEqual, .missing, .orphaned, .unreadable: true
    }
  }

  /// A line for a golden that no style gives any more.
  public static func line(ofOrphan path: String) -> String { "\(path): orphaned: no style gives it any more" }

  /// All in one line: `4 styles, 16 sheets, 480 cells: 3 changed, 477 matched`.
  public static func summary(of sheets: [SheetVerdict], orphans: Int) -> String {
    let cells = sheets.flatMap(\.cells).map(\.verdict)
    let styles = Set(sheets.map(\.key.style)).count
    let whole = [count(styles, "style"), count(sheets.count, "sheet"), count(cells.count, "cell")]
    let kinds: [(String, (Verdict) -> Bool)] = [
      ("changed", { if case .changed = $0 { true } else { false } }),
      ("pixels changed, style equal", { if case .pixelsChangedStyleEqual = $0 { true } else { false } }),
      ("missing", { $0 == .missing }), ("orphaned", { $0 == .orphaned }),
      ("unreadable", { $0.outcome == .broken }),
      ("style changed, nothing visible", { $0 == .styleChangedNothingVisible }),
      ("tolerated", { if case .tolerated = $0 { true } else { false } }), ("matched", { $0 == .matched }),
    ]
    var parts = kinds.compactMap { name, fits in
      let number = cells.count(where: fits)
      return number > 0 ? "\(number) \(name)" : nil
    }
    if orphans > 0 { parts.append("\(count(orphans, "orphaned golden"))") }
    return "\(whole.joined(separator: ", ")): \(parts.isEmpty ? "nothing to check" : parts.joined(separator: ", "))"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
