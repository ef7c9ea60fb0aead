public import Drawing
public import Styling

extension FontBook {
  /// The largest size that FreeType can be asked for at three times a sheet's scale and zoom, in points.
  private static let largestSize = 4096.0

  /// How text is set in a style's font. A size beyond what can be rasterised is set at the largest that can.
  public func textStyle(for font: Font) -> TextStyle {
    let match = self.match(font.name)
    return TextStyle(face: match.face, size: min(font.size, Self.largestSize), isSheared: match.isSheared)
  }

  /// How text is set in the member of a style's font's family at a CSS weight; section 15 of BRStyle's behaviour.
  func textStyle(for font: Font, weight: Int) -> TextStyle {
    var style = textStyle(for: font)
    style.face = library.member(of: style.face, weight: weight)
    return style
  }
}
