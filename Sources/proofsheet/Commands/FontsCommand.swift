import ContactSheets
import Diagnostics
import Drawing
import Files
import StyleFile

/// `proofsheet fonts [STYLE.json...]`: which face draws which font, and which characters no face has.
struct FontsCommand: Command {
  static let name = "fonts"
  static let summary = "prints the fonts in use, what stands in for what, and which characters are missing"
  static let operands = "[STYLE.json...]"
  static let flags: [Flag] = [.fonts, .json, .strict, .config]
  static let details = """
    For each style file: its fonts, the face that draws each, in what that face differs, where the font is named first
    (+3: and in three more places), and the settings that name it; then the characters of its keys, and of the
    configuration's titles, that no face has. Last, all faces, the bundled ones first. Without a style file, those that
    the configuration names.

    --fonts and the configuration's `fonts` add the .ttf, .otf, .ttc and .otc files in a folder and the folders below
    it. A style asks for a face by its PostScript name; of two faces with one name the bundled one is drawn, else the
    first by content. Where only others of its family are there, the nearest of them is drawn. A collection gives all
    its faces (file#1 is the second), a variable font its default instance. Characters that no bundled face has come
    from the added ones.

    --json prints one object: "styles", a list of {"file", "fonts", "missing"}; "titles", the configuration's missing
    characters; "faces". A font is {"name" (null is the system font), "face", "differs", "places", "settings"}, a
    missing character {"character", "places"}, a face {"name", "family", "style", "weight", "slanted", "file", "index",
    "bundled"}. Ends with 1 under --strict if a font is not drawn with itself or a character is missing, and with 2 for
    a font that cannot be used or a style file with errors.
    """

  private let arguments: ArgumentList
  private let operands: StyleArguments

  init(_ arguments: ArgumentList) throws(UsageError) {
    self.arguments = arguments
    operands = StyleArguments(arguments.operands)
    if let other = operands.globs.first {
      throw UsageError("fonts takes style files, which end in .json, and '\(other)' does not")
    }
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    let configuration = try ConfigurationFile.load(arguments)
    let files = try operands.styleFiles(configuration)
    let isStrict = arguments.has(.strict)
    var (library, code) = try FontSelection.library(arguments, configuration, &terminal)
    let book = try FontBook(library)
    var listing = FontListing(faces: library.faces)
    listing.titles = try FontListing.missing(configuration.classes.map { ($0.title ?? "", $0.titleLocation) }, book)
    for file in files {
      guard
        let style = terminal.reading({
          try StyleFile.load(FileSystem.read(file), file: file, classes: configuration.classTable)
        })
      else {
        code = .trouble
        continue
      }
      let mistakes = configuration.judged(style.diagnostics)
      terminal.report(mistakes)
      let listed = try FontListing.Style(file: file, style.sheet, book)
      listing.styles.append(listed)
      let fonts = FontDiagnostics.fonts(of: style.sheet, library)
      let missing = FontDiagnostics.missing((listed.missing + listing.titles).map(\.scalar), in: style.sheet)
      let all = mistakes + configuration.judged(fonts + missing)
      code = max(code, StyleToDraw.exitCode(all, isStrict: isStrict))
    }
    if arguments.has(.json) {
      terminal.print(listing.json.pretty)
    } else {
      for line in listing.lines { terminal.print(line) }
    }
    return code
  }
}
