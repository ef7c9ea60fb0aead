/// What the header of a sheet says about the style.
public struct SheetFacts: Sendable, Hashable {
  /// The style's name for people.
  public var styleName: String
  /// The file's name without its folders; nothing for the built-in style.
  public var fileName: String?
  /// How many entries the file has.
  public var entries: Int

  /// Facts about the built-in style.
  public static let builtIn: SheetFacts = {
    var facts = SheetFacts(stem: "", fileName: nil, entries: 0)
    facts.styleName = "Built-in"
    return facts
  }()

  /// Facts about the style of a file, named after the file's stem: `brand-dark` is `Brand Dark`.
  public init(stem: String, fileName: String?, entries: Int) {
    let words = stem.split { $0 == "-" || $0 == "_" || $0 == " " }
    styleName = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    self.fileName = fileName
    self.entries = entries
  }
}
