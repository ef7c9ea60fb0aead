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
    .sheet, .scale, .fonts, .snapshots, .report, .maxDiffPixels, .maxChannelDelta, .jobs, .strict, .config,
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
    let isStrict = arguments.has(.strict)
    let (library, fonts) = try FontSelection.library(arguments, configuration, &terminal)
    var (styles, code) = StyleToDraw.load(files, configuration, library, isStrict: isStrict, &terminal)
    code = max(code, fonts)
    guard !styles.isEmpty else { return code }
    let selection = SheetSelection(arguments, operands: style.globs)
    let sheets = try selection.sheets { sheet in
      styles.flatMap { $0.catalog.sheet(sheet).cells.map(\.id.description) }
    }
    let store = GoldenPlace.store(arguments, configuration)
    let run = try DrawingRun(styles, sheets, scales: scales, library, arguments)
    try store.refuseCollisions(of: run.jobs.map(\.key))
    terminal.progress("checking \(run.jobs.count) sheets")
    let pictures = DifferencePictures(folder: arguments.value(of: .report) ?? configuration.base + "build/proofsheet")
    let drawn = try run.perform(&terminal) { sheet, tools in
      let found = store.read(sheet.job.key, by: &tools.reader)
      let actual = try sheet.pages()
      let verdict = Self.judge(sheet.job, found, actual, selection, tolerances, in: store)
      return Result(verdict: verdict, pictures: Self.leave(pictures, of: verdict, found, actual, tools))
    }
    let results = drawn.done.map(\.output)
    let isWhole = !selection.isFiltered && arguments.values(of: .scale).isEmpty
    let orphans = isWhole ? try orphans(store, styles, files, drawn.keys) : []
    let leaving = say(results, orphans: orphans, store, pictures, &terminal)
    let lacking = StyleToDraw.reportMissing(drawn.missing, configuration, isStrict: isStrict, &terminal)
    code = max(code, drawn.code, max(leaving, lacking))
    return max(code, Self.exitCode(results.map(\.verdict), orphans: orphans.count, isStrict: isStrict))
  }

  private struct Result: Sendable {
    let verdict: SheetVerdict
    /// Whether pictures were left of a cell that differs, or why not.
    let pictures: Swift.Result<Bool, PictureFault>
  }

  private static func judge(
    _ job: DrawingRun.Job, _ found: GoldenStore.Found, _ actual: [RecordedSheet], _ selection: SheetSelection,
    _ tolerances: Tolerances, in store: GoldenStore
  ) -> SheetVerdict {
    let cells = Judge.verdicts(found: found, actual: actual) { tolerances.tolerance(for: $0) }
      .filter { selection.includes(cell: $0.id, on: job.sheet) }
    var isOther = false
    if case .golden(let golden) = found { isOther = !golden[0].record.isSameRenderer(as: actual[0].record) }
    return SheetVerdict(key: job.key, path: store.path(of: job.key), cells: cells, isOtherRenderer: isOther)
  }

  /// Why no pictures could be left.
  private struct PictureFault: Error, Hashable {
    let description: String
  }

  /// Leaves the pictures of one sheet in the place of older ones. That this fails says nothing about the sheet.
  private static func leave(
    _ pictures: DifferencePictures, of verdict: SheetVerdict, _ found: GoldenStore.Found, _ actual: [RecordedSheet],
    _ tools: DrawingTools
  ) -> Swift.Result<Bool, PictureFault> {
    var golden: [RecordedSheet] = []
    if case .golden(let known) = found { golden = known }
    do {
      return .success(
        try Interruption.hold { () throws in
          try pictures.clear(verdict.key)
          return try pictures.write(verdict, golden: golden, actual: actual, by: &tools.writer) > 0
        })
    } catch {
      return .failure(PictureFault(description: "\(error)"))
    }
  }

  /// The goldens that nothing gives any more: of the styles that were named, or of all but those that can't be read.
  private func orphans(
    _ store: GoldenStore, _ styles: [StyleToDraw], _ files: [String], _ keys: [GoldenKey]?
  ) throws(GoldenFault) -> [String] {
    guard let keys else { return [] }
    let names = styles.map(\.name)
    guard style.files.isEmpty else { return try store.orphans(styles: names, keys: keys) }
    return try store.orphans(keys: keys, sparing: files.map(\.pathStem).filter { !names.contains($0) })
  }

  /// Prints the results; the code is that of leaving pictures.
  private func say(
    _ results: [Result], orphans: [String], _ store: GoldenStore, _ pictures: DifferencePictures,
    _ terminal: inout Terminal
  ) -> ExitCode {
    for result in results {
      let lines = CheckText.lines(of: result.verdict, isDetailed: terminal.verbosity == .verbose)
      for line in lines { terminal.print(line) }
    }
    for orphan in orphans { terminal.print(CheckText.line(ofOrphan: store.folder.appending(part: orphan))) }
    terminal.print(CheckText.summary(of: results.map(\.verdict), orphans: orphans.count))
    var faults: [PictureFault] = []
    for case .failure(let fault) in results.map(\.pictures) where !faults.contains(fault) { faults.append(fault) }
    for fault in faults { terminal.error(fault.description) }
    if results.contains(where: { $0.pictures == .success(true) }) {
      terminal.note("pictures of what differs are in \(pictures.folder)")
    }
    if results.contains(where: { $0.verdict.outcome == .different }) {
      terminal.note("to make what was drawn the goldens: proofsheet approve")
    }
    return faults.isEmpty ? .done : .trouble
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
