/// What a PostScript name says about a font, read from the name alone.
public struct FontName: Sendable, Hashable {
  /// The name as written.
  public let postScript: String
  /// The part before the last dash, without a leading dot.
  public let family: String
  /// The part after the last dash; empty if there is none.
  public let style: String
  /// The CSS weight, 100 to 900.
  public let weight: Int
  /// Whether it is italic or oblique.
  public let isSlanted: Bool
  /// Whether it is narrower than the family's regular width.
  public let isCondensed: Bool

  /// Reads `GillSans-Light`, `AvenirNext-DemiBoldItalic`, `Arial-BoldMT`, `.SFUI-Bold`.
  ///
  /// The weight follows section 15 of BRStyle's behaviour: words from light to black, "400" if there is none. Where
  /// the name ends in a dash and letters, only those count.
  public init(_ name: String) {
    postScript = name
    let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let parts = bare.split(separator: "-", omittingEmptySubsequences: false)
    family = parts.count > 1 ? parts.dropLast().joined(separator: "-") : bare
    style = parts.count > 1 ? String(parts[parts.count - 1]) : ""
    let suffix = (parts.count > 1 ? style : bare).lowercased()
    weight = Self.weight(in: suffix)
    isSlanted = suffix.contains("italic") || suffix.contains("oblique")
    isCondensed = bare.lowercased().contains("condensed") || bare.lowercased().contains("narrow")
  }

  /// Words for weights, each before any word that it contains.
  private static let words: [(String, Int)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 900), ("black", 900),
  ]

  private static func weight(in suffix: String) -> Int {
    if let hit = words.first(where: { suffix.contains($0.0) }) { return hit.1 }
    if let digit = suffix.last?.wholeNumberValue, digit > 0 { return digit * 100 }
    return 400
  }
}
