public import Diagnostics
public import Drawing
public import Styling

/// What a person should know of how a style's fonts and characters are drawn.
public enum FontDiagnostics {
  /// A warning for each way in which a font of the style is not drawn with itself, each font once, at the first place
  /// of the file that names it; fonts of the built-in style have no place.
  public static func fonts(of sheet: StyleSheet, _ library: FontLibrary) -> [Diagnostic] {
    var placed: [String: SourceLocation?] = [:]
    for style in [sheet.defaultStyle] + sheet.entries.map(\.resolved) {
      for setting in Setting.of(.fonts) {
        guard let name = style.font(setting)?.name else { continue }
        let place = location(of: style.origin(of: setting))
        if case .some(let known) = placed[name] {
          if let place, known.map({ place < $0 }) ?? true { placed[name] = .some(place) }
        } else {
          placed[name] = .some(place)
        }
      }
    }
    return placed.sorted { $0.key < $1.key }
      .flatMap { library.match($0.key).diagnostics(at: $0.value) }
      .inReadingOrder()
  }

  /// A warning for characters that no bundled font has.
  public static func missing(_ scalars: [Unicode.Scalar], in file: String?) -> [Diagnostic] {
    guard !scalars.isEmpty else { return [] }
    let names = Set(scalars).sorted().prefix(12).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let rest = Set(scalars).count > 12 ? " and more" : ""
    return [
      Diagnostic(
        .warning, "no bundled font has \(names.joined(separator: ", "))\(rest); a box is drawn instead",
        rule: "glyph-missing", at: file.map { SourceLocation(file: $0, line: 1, column: 1) })
    ]
  }

  private static func location(of origin: Origin) -> SourceLocation? {
    if case .file(_, let location) = origin { location } else { nil }
  }
}
