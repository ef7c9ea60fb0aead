import Diagnostics
import Drawing

/// The fonts that a command draws with: the bundled ones, then those in the folders of the configuration's `fonts`,
/// then those in the folders of `--fonts`.
enum FontSelection {
  /// The library, after saying what is wrong with the folders; under `--strict` the code is 1 for a warning. An error
  /// leaves nothing to draw with: `InvalidInput`.
  static func library(
    _ arguments: ArgumentList, _ configuration: Configuration, _ terminal: inout Terminal
  ) throws -> (library: FontLibrary, code: ExitCode) {
    let ofFile = configuration.fonts.map { FontLibrary.Folder($0.text, at: $0.location) }
    let ofFlags = arguments.values(of: .fonts).map { FontLibrary.Folder($0) }
    let (library, found) = try FontLibrary.bundled().adding(ofFile + ofFlags)
    let diagnostics = configuration.judged(found)
    if diagnostics.containsError { throw InvalidInput(diagnostics: diagnostics) }
    terminal.report(diagnostics)
    return (library, StyleToDraw.exitCode(diagnostics, isStrict: arguments.has(.strict)))
  }
}
