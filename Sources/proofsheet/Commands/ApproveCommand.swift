import ContactSheets
import Diagnostics
import Drawing
import Files
import Goldens
import Reporting

/// `proofsheet approve [STYLE.json...] [NAME...]`: makes what is drawn now the goldens.
struct ApproveCommand: Command {
  static let name = "approve"
  static let summary = "makes the current rendering the golden, where it is missing or differs"
  static let operands = "[STYLE.json...] [SHEET...]"
  static let flags: [Flag] = [.sheet, .scale, .fonts, .snapshots, prune, force, .jobs, .strict, .config]
  static let details = """
    Rewrites a golden only if one of its cells is missing, orphaned, or differs in pixels or style; each file whole or
    not at all. Writes nothing if a style file has errors. --prune also removes goldens that no style gives any more,
    and so takes no sheets and scales. Under CI nothing is written without --force.
    """

  static let prune = Flag.toggle("--prune", nil, "also removes goldens that no style gives any more")
  static let force = Flag.toggle("--force", nil, "writes even under CI")

  private let arguments: ArgumentList
  private let style: StyleArguments

  init(_ arguments: ArgumentList) throws(UsageError) {
    self.arguments = arguments
    style = StyleArguments(arguments.operands)
    let isFiltered = !style.globs.isEmpty || arguments.has(.sheet) || arguments.has(.scale)
    if arguments.has(Self.prune), isFiltered {
      throw UsageError("--prune looks at all goldens of a style, and so takes no sheets and scales")
    }
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    if ContinuousIntegration.isRunning, !arguments.has(Self.force) {
      throw UsageError("approve writes no goldens under CI", hint: "approve where people look, or give --force")
    }
    let configuration = try ConfigurationFile.load(arguments)
    let sheets = try SheetSelection(arguments, operands: style.globs).wholeSheets()
    let scales = try DrawingRun.scales(arguments, configuration)
    let files = try style.styleFiles(configuration)
    let isStrict = arguments.has(.strict)
    let (library, fonts) = try FontSelection.library(arguments, configuration, &terminal)
    var (styles, code) = StyleToDraw.load(files, configuration, library, isStrict: isStrict, &terminal)
    code = max(code, fonts)
    if code == .trouble {
      terminal.note("nothing was approved")
      return code
    }
    let run = try DrawingRun(styles, sheets, scales: scales, library, arguments)
    let store = GoldenPlace.store(arguments, configuration)
    try store.refuseCollisions(of: run.jobs.map(\.key))
    let lock = try store.locked()
    terminal.progress("drawing \(run.jobs.count) sheets")
    let drawn = try draw(run, store, &terminal)
    let lacking = StyleToDraw.reportMissing(drawn.missing, configuration, isStrict: isStrict, &terminal)
    code = max(code, drawn.code, lacking)
    let pending = drawn.done.flatMap(\.output)
    var written = 0
    for golden in pending {
      let path = store.path(of: golden.key)
      let isDone = attempt(&terminal, "\(path): \(golden.reason)") { () throws(GoldenFault) in
        try store.write(golden.bytes, as: golden.key, holding: lock)
      }
      if isDone { written += 1 } else { code = .trouble }
    }
    for orphan in try orphans(store, styles, drawn.keys) {
      let isDone = attempt(&terminal, "\(store.folder.appending(part: orphan)): removed") { () throws(GoldenFault) in
        try store.remove(orphan: orphan, holding: lock)
      }
      if !isDone { code = .trouble }
    }
    let all = drawn.done.flatMap(\.keys).count
    terminal.note("\(written) of \(all) goldens written, \(all - pending.count) were equal already")
    return code
  }

  /// Does one thing to the goldens and says so. If it can't be done, that is said, and the others go on.
  private func attempt(
    _ terminal: inout Terminal, _ success: String, _ change: () throws(GoldenFault) -> Void
  ) -> Bool {
    do throws(GoldenFault) {
      try Interruption.hold(change)
      terminal.print(success)
      return true
    } catch {
      terminal.error("\(error)")
      return false
    }
  }

  /// What `--prune` removes: of the styles that were named, or of all.
  private func orphans(
    _ store: GoldenStore, _ styles: [StyleToDraw], _ keys: [GoldenKey]?
  ) throws(GoldenFault) -> [String] {
    guard arguments.has(Self.prune), let keys else { return [] }
    return style.files.isEmpty
      ? try store.orphans(keys: keys) : try store.orphans(styles: styles.map(\.name), keys: keys)
  }

  /// A golden that is to be written.
  private struct Pending: Sendable {
    let key: GoldenKey
    let bytes: [UInt8]
    let reason: String
  }

  /// Draws all sheets; those that goldens must be written for come with the bytes of all their pages.
  private func draw(
    _ run: DrawingRun, _ store: GoldenStore, _ terminal: inout Terminal
  ) throws -> DrawingRun.Outcome<[Pending]> {
    try run.perform(&terminal) { sheet, tools in
      let actual = try sheet.pages()
      guard !sheet.goldens.isEmpty,
        let reason = Self.reason(store.read(sheet.job.key, by: &tools.reader), actual)
      else { return [] }
      return try zip(sheet.goldens, actual).map { key, page in
        Pending(key: key, bytes: try page.encoded(by: &tools.writer), reason: reason)
      }
    }
  }

  /// Why a sheet's goldens are to be written; nothing if they are not.
  private static func reason(_ found: GoldenStore.Found, _ actual: [RecordedSheet]) -> String? {
    let verdicts = Judge.verdicts(found: found, actual: actual)
    let wanting = verdicts.filter(\.verdict.wantsApproval)
    guard wanting.isEmpty else {
      let isNew = verdicts.allSatisfy { $0.verdict == .missing }
      return isNew ? "new, \(wanting.count) cells" : "\(wanting.count) of \(verdicts.count) cells"
    }
    guard case .golden(let pages) = found, pages.count != actual.count else { return nil }
    return "\(actual.count) pages instead of \(pages.count)"
  }
}
