/// Text that has been shaped and broken into lines, in units of 1/1024 point, so that every scale draws the same
/// glyphs in the same places.
public struct TextLayout: Sendable, Hashable {
  /// How many units make a point.
  static let unitsPerPoint = 1024.0

  /// One glyph where it stands on its line.
  struct Glyph: Sendable, Hashable {
    /// The place of its face in the font book; nothing for a character that no face has, drawn as our own box.
    var face: Int?
    /// Its number in the face; for a character that no face has, the code point.
    var id: UInt32
    /// Units right of the line's left end.
    var x: Int
    /// Units below the baseline.
    var y: Int
  }

  /// One line, its glyphs from left to right.
  struct Line: Sendable, Hashable {
    var glyphs: [Glyph]
    /// The advance of the whole line in units.
    var width: Int
  }

  /// How it is set.
  let style: TextStyle
  let lines: [Line]
  /// Whether the paragraph reads from right to left.
  let isRightToLeft: Bool
  /// The face's ascender above the baseline, in units, from its `hhea` table.
  let ascent: Int
  /// The face's descender below the baseline, in units, not negative.
  let descent: Int
  /// From one baseline to the next, in units.
  let lineAdvance: Int
  /// The characters that no face has, in reading order, each once.
  public let missing: [Unicode.Scalar]

  /// The widest line in points.
  public var width: Double { Double(lines.map(\.width).max() ?? 0) / Self.unitsPerPoint }
  /// Ascender to descender of all lines, in points.
  public var height: Double {
    Double(ascent + descent + lineAdvance * max(0, lines.count - 1)) / Self.unitsPerPoint
  }
  /// From the top to the first baseline, in points.
  public var firstBaseline: Double { Double(ascent) / Self.unitsPerPoint }
  /// How many lines there are.
  public var lineCount: Int { lines.count }

  /// The width of our own box for a character that no face has, without tracking, as a part of the font's size.
  static let boxAdvance = 0.6
}
