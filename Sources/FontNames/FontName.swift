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
  /// The weight follows section 15 of BRStyle's behaviour. Where the name ends in a dash and letters, perhaps with one
  /// digit from 1 to 9, only those letters count, without the W or P before the digit. The first word for a weight in
  /// them tells it, else the digit's hundred, else 700 if the font is marked as bold, else 400.
  public init(_ name: String, isMarkedBold: Bool = false) {
    postScript = name
    let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let parts = bare.split(separator: "-", omittingEmptySubsequences: false)
    family = parts.count > 1 ? parts.dropLast().joined(separator: "-") : bare
    style = parts.count > 1 ? String(parts[parts.count - 1]) : ""
    let suffix = (parts.count > 1 ? style : bare).lowercased()
    weight = Self.weight(in: bare, suffix: style) ?? (isMarkedBold ? 700 : 400)
    isSlanted = suffix.contains("italic") || suffix.contains("oblique")
    isCondensed = bare.lowercased().contains("condensed") || bare.lowercased().contains("narrow")
  }

  /// Words for weights, each before any word that it contains.
  private static let words: [(String, Int)] = [
    ("ultralight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 900), ("black", 900),
  ]

  private static func weight(in name: String, suffix: String) -> Int? {
    let digit = suffix.last.flatMap { "123456789".contains($0) ? $0.wholeNumberValue : nil }
    let letters = digit == nil ? Substring(suffix) : suffix.dropLast()
    let isSuffix = !letters.isEmpty && letters.allSatisfy(\.isLetter)
    let telling = (isSuffix ? String(digit == nil ? letters : letters.dropLast()) : name).lowercased()
    if let hit = words.first(where: { telling.contains($0.0) }) { return hit.1 }
    return isSuffix ? digit.map { $0 * 100 } : nil
  }
}
