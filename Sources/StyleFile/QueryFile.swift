public import Diagnostics
public import Styling

/// Reads the questions of `resolve --queries`: an array of objects, each for the style of one element.
public enum QueryFile {
  /// The questions as far as they can be asked, and everything that is wrong with the file.
  public struct Loaded: Sendable {
    /// The questions in their order; a faulty one keeps its place, with what could be read of it.
    public let queries: [Query]
    /// Every mistake, in reading order.
    public let diagnostics: [Diagnostic]
  }

  /// Reads the bytes of a query file.
  ///
  /// - Throws: ``StyleFileError/notJSON(_:)`` if the text is not JSON.
  public static func load(_ bytes: [UInt8], file: String) throws(StyleFileError) -> Loaded {
    let json = try SourceJSON(bytes, file: file)
    var reader = QueryReader()
    let queries = reader.queries(from: json.root)
    return Loaded(queries: queries, diagnostics: (json.duplicateKeys + reader.diagnostics).inReadingOrder())
  }

  /// The state of a text like `highlighted|dangerous`; nothing if a name in it is empty or unknown.
  public static func state(of text: String) -> ControlState? {
    let key = StyleKey("controls-\(text)")
    guard key.mistakes.isEmpty, key.parts.count == 1, case .controls(let state) = key.parts[0].target else {
      return nil
    }
    return state
  }
}
