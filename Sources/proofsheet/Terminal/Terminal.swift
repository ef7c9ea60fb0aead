import Diagnostics
import Files

/// What the program says: results on stdout, everything else on stderr.
struct Terminal {
  /// How much is said.
  enum Verbosity: Sendable, Comparable {
    /// Only results and errors.
    case quiet
    /// Also summaries and warnings.
    case normal
    /// Also what is being done.
    case verbose
  }

  /// When colours are used.
  enum ColorMode: String, Sendable, CaseIterable {
    /// On a terminal, unless NO_COLOR is set.
    case auto
    /// Always, even into a pipe.
    case always
    /// Never.
    case never
  }

  /// How much is said.
  var verbosity = Verbosity.normal
  /// When colours are used.
  var colorMode = ColorMode.auto

  private(set) var out: OutputChannel
  private(set) var err: OutputChannel
  private let environmentAllowsColor: Bool
  private var hasProgress = false

  /// The terminal of this process.
  static func standard() -> Terminal {
    let refusesColor = !(Environment.value(of: "NO_COLOR") ?? "").isEmpty
    return Terminal(
      out: OutputChannel(descriptor: 1), err: OutputChannel(descriptor: 2),
      environmentAllowsColor: !refusesColor && Environment.value(of: "TERM") != "dumb")
  }

  /// One that keeps everything in memory, for tests.
  static func captured(asTerminal isTerminal: Bool = false, environmentAllowsColor: Bool = true) -> Terminal {
    Terminal(
      out: OutputChannel(capturingAsTerminal: isTerminal), err: OutputChannel(capturingAsTerminal: isTerminal),
      environmentAllowsColor: environmentAllowsColor)
  }

  private init(out: OutputChannel, err: OutputChannel, environmentAllowsColor: Bool) {
    self.out = out
    self.err = err
    self.environmentAllowsColor = environmentAllowsColor
  }
}

// MARK: - Saying something

extension Terminal {
  /// One line of the result.
  mutating func print(_ line: String) {
    clearProgress()
    out.write(line + "\n")
  }

  /// Text of the result that has its own line breaks.
  mutating func write(_ text: String) {
    clearProgress()
    out.write(text)
  }

  /// An error that belongs to no file, with the program's name before it.
  mutating func error(_ message: String) {
    tell("proofsheet: \(Printable.text(message))")
  }

  /// A line for people: a summary, a piece of advice. Not said when quiet.
  mutating func note(_ line: String) {
    if verbosity > .quiet { tell(line) }
  }

  /// A line for people who want to know all.
  mutating func detail(_ line: String) {
    if verbosity >= .verbose { tell(line) }
  }

  /// Mistakes in the user's files, on stderr: when quiet, only the errors.
  mutating func report(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics where verbosity > .quiet || diagnostic.severity == .error {
      tell(Printable.text(of: diagnostic, colored: isColored(err)))
    }
  }

  /// Mistakes in the user's files, where they are the result: on stdout, all of them.
  mutating func print(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { print(Printable.text(of: diagnostic, colored: isColored(out))) }
  }

  /// What is being done now: one line on a terminal that the next one overwrites, nothing in a pipe.
  mutating func progress(_ text: String) {
    guard err.isTerminal, verbosity > .quiet else { return }
    err.write("\r\u{1b}[K\(text)")
    hasProgress = true
  }

  /// Writes all that is pending. False if results were lost, which is said on stderr.
  mutating func finish() -> Bool {
    clearProgress()
    out.flush()
    if out.hasLostText, let failure = out.failure {
      err.write("proofsheet: cannot write to stdout: \(SystemError.text(failure))\n")
    }
    err.flush()
    return !out.hasLostText && !err.hasLostText
  }

  private mutating func tell(_ line: String) {
    clearProgress()
    out.flush()
    err.write(line + "\n")
    err.flush()
  }

  private mutating func clearProgress() {
    guard hasProgress else { return }
    err.write("\r\u{1b}[K")
    hasProgress = false
  }

  private func isColored(_ channel: OutputChannel) -> Bool {
    switch colorMode {
    case .always: true
    case .never: false
    case .auto: channel.isTerminal && environmentAllowsColor
    }
  }
}
