/// The eleven fonts of a style, by name. Reading gives nothing for what is empty or
/// inherited; setting nothing means empty, as null in a file.
public struct StyleFonts: Sendable, Hashable {
  var style: Style

  /// Titles of controls.
  public var actionFont: Font? {
    get { style.font(.actionFont) }
    set { style.set(.actionFont, newValue.map(Value.font)) }
  }

  /// Text in forms.
  public var formFont: Font? {
    get { style.font(.formFont) }
    set { style.set(.formFont, newValue.map(Value.font)) }
  }

  /// Titles of navigation bars.
  public var navigationFont: Font? {
    get { style.font(.navigationFont) }
    set { style.set(.navigationFont, newValue.map(Value.font)) }
  }

  /// Hero text.
  public var heroFont: Font? {
    get { style.font(.heroFont) }
    set { style.set(.heroFont, newValue.map(Value.font)) }
  }

  /// Headlines.
  public var headlineFont: Font? {
    get { style.font(.headlineFont) }
    set { style.set(.headlineFont, newValue.map(Value.font)) }
  }

  /// Secondary headlines.
  public var secondaryHeadlineFont: Font? {
    get { style.font(.secondaryHeadlineFont) }
    set { style.set(.secondaryHeadlineFont, newValue.map(Value.font)) }
  }

  /// Running text.
  public var textFont: Font? {
    get { style.font(.textFont) }
    set { style.set(.textFont, newValue.map(Value.font)) }
  }

  /// Captions.
  public var captionFont: Font? {
    get { style.font(.captionFont) }
    set { style.set(.captionFont, newValue.map(Value.font)) }
  }

  /// Titles of list cells.
  public var listFont: Font? {
    get { style.font(.listFont) }
    set { style.set(.listFont, newValue.map(Value.font)) }
  }

  /// Second lines of list cells.
  public var listSecondaryFont: Font? {
    get { style.font(.listSecondaryFont) }
    set { style.set(.listSecondaryFont, newValue.map(Value.font)) }
  }

  /// Captions of list cells.
  public var listCaptionFont: Font? {
    get { style.font(.listCaptionFont) }
    set { style.set(.listCaptionFont, newValue.map(Value.font)) }
  }
}
