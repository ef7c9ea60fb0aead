import ContactSheets
import Drawing
import Goldens
import PNGCodec

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What one worker draws with.
final class DrawingTools {
  let book: FontBook
  var reader: PNGReader
  var writer: PNGWriter

  init(_ library: FontLibrary) throws {
    book = try FontBook(library)
    reader = try PNGReader()
    writer = try PNGWriter()
  }
}

/// All sheets that a command draws: styles times sheets times scales, shared out to workers.
struct DrawingRun: Sendable {
  /// One sheet at one scale.
  struct Job: Sendable {
    let style: StyleToDraw
    let sheet: SheetName
    let scale: Int

    /// The golden that it is held against, by its first page.
    var key: GoldenKey { GoldenKey(style: style.name, sheet: sheet.rawValue, scale: scale) }
  }

  /// A sheet laid out; each page is drawn when it is asked for.
  struct DrawnSheet {
    let job: Job
    private let sheet: LaidOutSheet
    private let fonts: String

    init(_ job: Job, _ book: FontBook, fonts: String) throws(DrawingError) {
      sheet = try SheetRenderer(job.style.catalog, facts: job.style.facts, book: book).layOut(job.sheet)
      self.job = job
      self.fonts = fonts
    }

    /// The characters in it that no font has.
    var missing: [Unicode.Scalar] { sheet.missing }

    /// The goldens of all its pages; none for a sheet without cells, for there is nothing to hold against them.
    var goldens: [GoldenKey] { sheet.isEmpty ? [] : keys }

    /// Its pages.
    var keys: [GoldenKey] { job.key.pages(sheet.pageCount) }

    /// Draws the page of a key.
    func page(_ key: GoldenKey) throws(DrawingError) -> RecordedSheet {
      try sheet.draw(page: key.page, scale: job.scale).recorded(style: job.style.name, fonts: fonts)
    }

    /// Draws all pages.
    func pages() throws(DrawingError) -> [RecordedSheet] {
      try keys.map { key throws(DrawingError) in try page(key) }
    }
  }

  let library: FontLibrary
  let jobs: [Job]
  private let workers: Int

  /// The sheets of styles at scales; workers as `-j` says, else one for each core.
  init(
    _ styles: [StyleToDraw], _ sheets: [SheetName], scales: [Int], _ library: FontLibrary, _ arguments: ArgumentList
  ) throws(UsageError) {
    self.library = library
    workers = try Self.workers(arguments)
    jobs = styles.flatMap { style in
      sheets.flatMap { sheet in scales.map { Job(style: style, sheet: sheet, scale: $0) } }
    }
  }

  /// What became of the sheets: those that went well, in the order of the jobs, and whether all did.
  struct Outcome<Output: Sendable> {
    let done: [(job: Job, keys: [GoldenKey], missing: [Unicode.Scalar], output: Output)]
    let code: ExitCode

    /// The goldens of all pages; nothing if a sheet failed, for then nobody knows them all.
    var keys: [GoldenKey]? { code == .done ? done.flatMap(\.keys) : nil }
    /// What characters the styles' sheets lack.
    var missing: [(style: StyleToDraw, missing: [Unicode.Scalar])] { done.map { ($0.job.style, $0.missing) } }
  }

  /// Lays out every sheet and gives what `use` makes of each. A sheet that fails is said, and the others go on.
  func perform<Output: Sendable>(
    _ terminal: inout Terminal,
    _ use: @Sendable (DrawnSheet, DrawingTools) throws -> Output
  ) throws -> Outcome<Output> {
    let fonts = library.digest
    let results = try SheetQueue.run(jobs: jobs.count, workers: workers) {
      try DrawingTools(library)
    } job: { tools, index in
      let job = jobs[index]
      return Result {
        let sheet = try DrawnSheet(job, tools.book, fonts: fonts)
        return (keys: sheet.goldens, missing: sheet.missing, output: try use(sheet, tools))
      }
    }
    var done: [(job: Job, keys: [GoldenKey], missing: [Unicode.Scalar], output: Output)] = []
    var code = ExitCode.done
    for (job, result) in zip(jobs, results) {
      switch result {
      case .success(let sheet): done.append((job, sheet.keys, sheet.missing, sheet.output))
      case .failure(let error):
        terminal.error("\(job.style.name)@\(job.scale)x \(job.sheet.rawValue): \(error)")
        code = .trouble
      }
    }
    return Outcome(done: done, code: code)
  }

  /// The scales of `--scale`, else the configuration's.
  static func scales(_ arguments: ArgumentList, _ configuration: Configuration) throws(UsageError) -> [Int] {
    let asked = try arguments.numbers(of: .scale, in: 1...3)
    return asked.isEmpty ? configuration.scales : asked
  }

  /// The workers of `-j`, else the number of cores.
  static func workers(_ arguments: ArgumentList) throws(UsageError) -> Int {
    try arguments.number(of: .jobs, in: 1...1024) ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
