public import Styling

/// The texts that `proofsheet resolve` prints, each ending with a line break.
public enum ResolveText {
  /// One style, on many lines.
  public static func style(_ style: ResolvedStyle) -> String {
    DictionaryForm.json(of: style).pretty + "\n"
  }

  /// One entry by its key as written; nothing if the sheet has no such entry.
  public static func entry(_ key: String, of sheet: StyleSheet) -> String? {
    sheet.style(ofEntry: key).map(style)
  }

  /// Every entry under its key as written; `default` is always among them.
  public static func entries(of sheet: StyleSheet) -> String {
    var entries = ["default": DictionaryForm.json(of: sheet.defaultStyle)]
    for entry in sheet.entries { entries[entry.key.text] = DictionaryForm.json(of: entry.resolved) }
    return JSONValue.object(entries).pretty + "\n"
  }

  /// The answers to many queries in their order, as an array with one style on each line.
  public static func answers(to queries: [Query], from sheet: StyleSheet, classes: ClassTable = .uiKit) -> String {
    var cascade = Cascade(sheet, classes: classes)
    // One winner always has the same style, and a sheet has few of them.
    var texts: [Winner: String] = [:]
    let lines = queries.map { query in
      cascade.classes = query.classes(over: classes)
      let resolution = cascade.resolve(query.element, lookup: query.lookup)
      if let text = texts[resolution.winner] { return text }
      let text = DictionaryForm.json(of: resolution.style).compact
      texts[resolution.winner] = text
      return text
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}
