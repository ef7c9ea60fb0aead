public import Raster

/// A font as a style names it; which face draws it is the renderer's business.
public struct Font: Sendable, Hashable {
  /// The PostScript name; nothing means the system font.
  public var name: String?
  /// The size in points, above 0.
  public var size: Double

  /// A font by its PostScript name, or the system font, in points.
  public init(name: String? = nil, size: Double) {
    self.name = name
    self.size = size
  }

  /// The system font at a size in points.
  public static func system(size: Double) -> Font { Font(size: size) }
}

/// A shadow record: what a shadow looks like, wherever it falls.
public struct Shadow: Sendable, Hashable {
  /// Its colour, straight alpha.
  public var color: Color
  /// How far it is moved, in points: right and down.
  public var offset: Size
  /// How soft it is, in points, not negative.
  public var blurRadius: Double

  /// A shadow; offset and blur in points.
  public init(color: Color, offset: Size = Size(width: 0, height: 0), blurRadius: Double = 0) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
  }
}

/// What a setting holds when it holds something.
public enum Value: Sendable, Hashable {
  /// A colour, straight alpha.
  case color(Color)
  /// A font.
  case font(Font)
  /// A shadow record.
  case shadow(Shadow)

  /// The colour, if it is one.
  public var color: Color? { if case .color(let color) = self { color } else { nil } }
  /// The font, if it is one.
  public var font: Font? { if case .font(let font) = self { font } else { nil } }
  /// The shadow, if it is one.
  public var shadow: Shadow? { if case .shadow(let shadow) = self { shadow } else { nil } }

  /// Which kind it is.
  public var kind: Setting.Kind {
    switch self {
    case .color: .color
    case .font: .font
    case .shadow: .shadow
    }
  }
}
