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
  /// Its file, below the folder of fonts.
  public let file: String
  /// The first 16 hexadecimal digits of its file's SHA-256.
  public let digest: String

  /// `Lato Light`.
  public var name: String { "\(family) \(styleName)" }
}
