import ContactSheets
import Diagnostics
import Drawing
import Files
import StyleFile
import Styling

/// A style, ready to be drawn, and everything that is wrong with it.
struct StyleToDraw: Sendable {
  /// Its name: the file's stem.
  let name: String
  /// The file; nothing for the built-in style.
  let file: String?
  /// What is resolved.
  let sheet: StyleSheet
  /// The classes that it is resolved for.
  let classes: ClassTable
  /// How the user's own classes look, by name.
  let looks: [String: ClassLook]
  /// What the headers of its sheets say.
  let facts: SheetFacts
  /// Every mistake, in reading order, as severe as the configuration wants them.
  let diagnostics: [Diagnostic]

  /// Its sheets and cells.
  var catalog: SheetCatalog { SheetCatalog(sheet, classes: classes, looks: looks) }

  /// Reads a style file.
  init(file: String, _ configuration: Configuration, _ library: FontLibrary) throws {
    let loaded = try StyleFile.load(FileSystem.read(file), file: file, classes: configuration.classTable)
    name = file.pathStem
    self.file = file
    sheet = loaded.sheet
    classes = configuration.classTable
    looks = configuration.looks
    facts = SheetFacts(
      stem: file.pathStem, fileName: file.lastPathPart, entries: loaded.sheet.entries.count)
    let fonts = FontDiagnostics.fonts(of: loaded.sheet, library)
    diagnostics = configuration.judged((loaded.diagnostics + fonts).inReadingOrder())
  }

  /// The built-in style.
  init(builtInWith configuration: Configuration, _ library: FontLibrary) {
    name = "built-in"
    file = nil
    sheet = StyleSheet()
    classes = configuration.classTable
    looks = configuration.looks
    facts = .builtIn
    diagnostics = configuration.judged(FontDiagnostics.fonts(of: sheet, library))
  }

  /// Reads style files, one after the other; says what is wrong with each, and goes on with those that can be drawn.
  ///
  /// The code is 2 if a file cannot be read, is not JSON, or has errors; under `isStrict`, 1 for warnings.
  static func load(
    _ files: [String], _ configuration: Configuration, _ library: FontLibrary, isStrict: Bool,
    _ terminal: inout Terminal
  ) -> (styles: [StyleToDraw], code: ExitCode) {
    var styles: [StyleToDraw] = []
    var code = ExitCode.done
    var said: Set<Diagnostic> = []
    for file in files {
      guard let style = terminal.reading({ try StyleToDraw(file: file, configuration, library) }) else {
        code = .trouble
        continue
      }
      // What has no place is about the built-in style, and so the same for every file.
      terminal.report(style.diagnostics.filter { said.insert($0).inserted || $0.location != nil })
      code = max(code, exitCode(style.diagnostics, isStrict: isStrict))
      styles.append(style)
    }
    return (styles, code)
  }

  /// Says which characters of this style's sheets no font has.
  static func reportMissing(
    _ sheets: [(style: StyleToDraw, missing: [Unicode.Scalar])], _ configuration: Configuration, isStrict: Bool,
    _ terminal: inout Terminal
  ) -> ExitCode {
    var scalars: [(style: StyleToDraw, missing: Set<Unicode.Scalar>)] = []
    for sheet in sheets where !sheet.missing.isEmpty {
      if let place = scalars.firstIndex(where: { $0.style.name == sheet.style.name }) {
        scalars[place].missing.formUnion(sheet.missing)
      } else {
        scalars.append((sheet.style, Set(sheet.missing)))
      }
    }
    let diagnostics = scalars.flatMap { FontDiagnostics.missing(Array($0.missing), in: $0.style.sheet) }
    let judged = configuration.judged(diagnostics)
    terminal.report(judged)
    return exitCode(judged, isStrict: isStrict)
  }

  /// What mistakes in a style that is drawn come to.
  static func exitCode(_ diagnostics: [Diagnostic], isStrict: Bool) -> ExitCode {
    if diagnostics.containsError { return .trouble }
    return isStrict && diagnostics.contains { $0.severity == .warning } ? .difference : .done
  }
}
