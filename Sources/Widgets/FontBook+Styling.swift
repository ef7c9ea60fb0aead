public import Drawing
public import Styling

extension FontBook {
  /// How text is set in a style's font.
  public func textStyle(for font: Font) -> TextStyle {
    let match = library.match(font.name)
    return TextStyle(face: match.face, size: font.size, isSheared: match.isSheared)
  }
}
