public import Diagnostics
public import Styling

/// Reads style files: JSON text to a style sheet, and precisely where it is wrong.
public enum StyleFile {
  /// What a style file says, as far as it can be used, and everything that is wrong with it.
  public struct Loaded: Sendable {
    /// The styles, with every faulty value left out.
    public let sheet: StyleSheet
    /// Every mistake, in reading order.
    public let diagnostics: [Diagnostic]
    /// Whether the file holds one style, which then is the default style, and not a set.
    public let isOneStyle: Bool
    /// The mends of mistakes in the text, as far as they need no person.
    public let fixes: [TextFix]
  }

  /// Reads the bytes of a style file. Only section names at its top level make it one style, none of them a set.
  ///
  /// Mistakes of style are values, all found in one pass; a faulty value leaves what it would have replaced.
  ///
  /// - Parameter classes: decides which classes are known to be plain views or controllers.
  /// - Throws: ``StyleFileError/notJSON(_:)`` if the text is not JSON.
  public static func load(
    _ bytes: [UInt8], file: String, classes: ClassTable = .uiKit
  ) throws(StyleFileError) -> Loaded {
    let json = try SourceJSON(bytes, file: file)
    var reader = StyleReader(classes: classes)
    let written = reader.readFile(json.root)
    return Loaded(
      sheet: StyleSheet(written), diagnostics: (json.duplicateKeys + reader.diagnostics).inReadingOrder(),
      isOneStyle: reader.isOneStyle, fixes: reader.fixes)
  }
}
