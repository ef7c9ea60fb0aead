import ContactSheets
import Diagnostics
import Drawing
import Files
import Goldens
import Raster
import Reporting

/// `proofsheet check [STYLE.json...]`: the sheets, drawn in memory, against their goldens.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = "draws in memory, compares with the goldens, and tells which cells differ"
  static let operands = "[STYLE.json...] [GLOB...]"
  static let flags: [Flag] = [
    .sheet, .scale, .snapshots, .report, .maxDiffPixels, .maxChannelDelta, .jobs, .strict, .config,
  ]
  static let details = """
    Never writes a golden. Leaves pictures of what differs in build/proofsheet, or where --report says. Ends with 1 for
    a difference or a missing golden (under --strict also for an orphaned one, a warning, or a style that changed with
    nothing visible), and with 2 for a golden that cannot be used or a style file with errors.
    """

  private let arguments: ArgumentList
  private let style: StyleArguments

  init(_ arguments: ArgumentList) throws(UsageError) {
    self.arguments = arguments
    style = StyleArguments(arguments.operands)
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    let configuration = try ConfigurationFile.load(arguments)
    let tolerances = try Tolerances(arguments, configuration)
    let scales = try DrawingRun.scales(arguments, configuration)
    let files = try style.styleFiles(configuration)
    let library = try FontLibrary.bundled()
    let isStrict = arguments.has(.strict)
    var (styles, code) = StyleToDraw.load(files, configuration, library, isStrict: isStrict, &terminal)
    guard !styles.isEmpty else { return code }
    let selection = SheetSelection(arguments, operands: style.globs)
    let sheets = try selection.sheets { sheet in
      styles.flatMap { SheetCatalog($0.cascade).sheet(sheet).cells.map(\.id.description) }
    }
    let store = GoldenPlace.store(arguments, configuration)
    let run = try DrawingRun(styles, sheets, scales: scales, library, arguments)
    try store.refuseCollisions(of: run.jobs.map(\.key))
    terminal.progress("checking \(run.jobs.count) sheets")
    let pictures = DifferencePictures(folder: arguments.value(of: .report) ?? configuration.base + "build/proofsheet")
    let drawn = try run.perform(&terminal) { job, sheet, actual, tools in
      let found = store.read(job.key, by: &tools.reader)
      let verdict = Self.judge(job, found, actual, selection, tolerances, in: store)
      var golden: RecordedSheet?
      if case .golden(let known) = found { golden = known }
      let count = try Interruption.hold {
        try pictures.clear(job.key)
        return try pictures.write(verdict, golden: golden, actual: actual, by: &tools.writer)
      }
      return Result(verdict: verdict, pictures: count, missing: sheet.missing)
    }
    let results = drawn.done.map(\.output)
    let isWhole = !selection.isFiltered && arguments.values(of: .scale).isEmpty
    let orphans = isWhole ? try store.orphans(styles: styles.map(\.name), keys: run.jobs.map(\.key)) : []
    say(results, orphans: orphans, store, pictures, &terminal)
    let missing = drawn.done.map { (style: $0.job.style, missing: $0.output.missing) }
    let lacking = StyleToDraw.reportMissing(missing, configuration, isStrict: isStrict, &terminal)
    code = max(code, drawn.code, lacking)
    return max(code, Self.exitCode(results.map(\.verdict), orphans: orphans.count, isStrict: isStrict))
  }

  private struct Result: Sendable {
    let verdict: SheetVerdict
    let pictures: Int
    let missing: [Unicode.Scalar]
  }

  private static func judge(
    _ job: DrawingRun.Job, _ found: GoldenStore.Found, _ actual: RecordedSheet, _ selection: SheetSelection,
    _ tolerances: Tolerances, in store: GoldenStore
  ) -> SheetVerdict {
    let cells = Judge.verdicts(found: found, actual: actual) { tolerances.tolerance(for: $0) }
      .filter { selection.includes(cell: $0.id, on: job.sheet) }
    var isOther = false
    if case .golden(let golden) = found { isOther = !golden.record.isSameRenderer(as: actual.record) }
    return SheetVerdict(key: job.key, path: store.path(of: job.key), cells: cells, isOtherRenderer: isOther)
  }

  private func say(
    _ results: [Result], orphans: [String], _ store: GoldenStore, _ pictures: DifferencePictures,
    _ terminal: inout Terminal
  ) {
    for result in results {
      let lines = CheckText.lines(of: result.verdict, isDetailed: terminal.verbosity == .verbose)
      for line in lines { terminal.print(line) }
    }
    for orphan in orphans { terminal.print(CheckText.line(ofOrphan: store.folder.appending(part: orphan))) }
    terminal.print(CheckText.summary(of: results.map(\.verdict), orphans: orphans.count))
    if results.contains(where: { $0.pictures > 0 }) {
      terminal.note("pictures of what differs are in \(pictures.folder)")
      terminal.note("to make what was drawn the goldens: proofsheet approve")
    }
  }

  private static func exitCode(_ verdicts: [SheetVerdict], orphans: Int, isStrict: Bool) -> ExitCode {
    let worst = max(verdicts.map(\.outcome).max() ?? .fine, orphans > 0 ? .notable : .fine)
    switch worst {
    case .fine: return .done
    case .notable: return isStrict ? .difference : .done
    case .different: return .difference
    case .broken: return .trouble
    }
  }
}
