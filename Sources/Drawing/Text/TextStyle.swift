/// How text is set: which face, how large, and the few features that sheets use.
public struct TextStyle: Sendable, Hashable {
  /// The face that is asked first; characters that it lacks come from the fallback families.
  public var face: Face
  /// Whether the outlines are sheared to look slanted.
  public var isSheared: Bool
  /// The size in points, above 0.
  public var size: Double
  /// Points added after each glyph.
  public var tracking: Double
  /// Whether all figures have one width.
  public var hasTabularFigures: Bool

  /// Text in a face at a size in points.
  public init(
    face: Face, size: Double, isSheared: Bool = false, tracking: Double = 0, hasTabularFigures: Bool = false
  ) {
    self.face = face
    self.size = size
    self.isSheared = isSheared
    self.tracking = tracking
    self.hasTabularFigures = hasTabularFigures
  }
}
