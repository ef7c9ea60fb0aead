public import Diagnostics
public import Drawing
public import Styling

/// What a person should know of how a style's fonts and characters are drawn.
public enum FontDiagnostics {
  /// A warning for each way in which a font of the style is not drawn with itself, each font once, at the first place
  /// of the file that names it; fonts of the built-in style have no place.
  public static func fonts(of sheet: StyleSheet, _ library: FontLibrary) -> [Diagnostic] {
    FontUse.all(in: sheet)
      .flatMap { library.match($0.name).diagnostics(at: $0.locations.first) }
      .inReadingOrder()
  }

  /// A warning for each key of the style with characters that no font has, and one without a place for those
  /// that no key has.
  public static func missing(_ scalars: [Unicode.Scalar], in sheet: StyleSheet) -> [Diagnostic] {
    var rest = Set(scalars)
    var found: [Diagnostic] = []
    for entry in sheet.entries where !rest.isEmpty {
      let here = rest.intersection(entry.key.text.unicodeScalars)
      if here.isEmpty { continue }
      found.append(missing(here, at: entry.location))
      rest.subtract(here)
    }
    return rest.isEmpty ? found : found + [missing(rest, at: nil)]
  }

  private static func missing(_ scalars: Set<Unicode.Scalar>, at location: SourceLocation?) -> Diagnostic {
    let names = scalars.sorted().prefix(12).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let more = scalars.count > 12 ? " and more" : ""
    return Diagnostic(
      .warning, "no font has \(names.joined(separator: ", "))\(more); a box is drawn instead",
      rule: "missing-glyph", at: location,
      hint: "--fonts DIR adds the fonts of a folder")
  }
}
