/// One face of a font file.
public struct Face: Sendable, Hashable {
  /// Its PostScript name, by which a style file can ask for it.
  public let postScriptName: String
  /// Its family, as a person would say it.
  public let family: String
  /// Its style within the family, as a person would say it.
  public let styleName: String
  /// Its CSS weight, 100 to 900.
  public let weight: Int
  /// Whether it is italic or oblique.
  public let isSlanted: Bool
  /// Its file: below the folder of the bundled fonts, or where the user's folders have it.
  public let file: String
  /// Its place among the faces of its file: 0, but for files that hold several.
  public let index: Int
  /// The first 16 hexadecimal digits of its file's SHA-256.
  public let digest: String
  /// Whether it ships with Proofsheet; else it is the user's.
  public let isBundled: Bool

  /// `Lato Light`.
  public var name: String { "\(family) \(styleName)" }
}
