public import Raster

/// The twelve colours of a style, by name. Reading gives nothing for what is empty or
/// inherited; setting nothing means empty, as null in a file.
public struct StyleColors: Sendable, Hashable {
  var style: Style

  /// The colour of the brand.
  public var primaryColor: Color? {
    get { style.color(.primaryColor) }
    set { style.set(.primaryColor, newValue.map(Value.color)) }
  }

  /// The second colour of the brand.
  public var secondaryColor: Color? {
    get { style.color(.secondaryColor) }
    set { style.set(.secondaryColor, newValue.map(Value.color)) }
  }

  /// What everything stands on.
  public var backgroundColor: Color? {
    get { style.color(.backgroundColor) }
    set { style.set(.backgroundColor, newValue.map(Value.color)) }
  }

  /// Lines between things.
  public var separatorColor: Color? {
    get { style.color(.separatorColor) }
    set { style.set(.separatorColor, newValue.map(Value.color)) }
  }

  /// Hero text.
  public var heroColor: Color? {
    get { style.color(.heroColor) }
    set { style.set(.heroColor, newValue.map(Value.color)) }
  }

  /// Headlines.
  public var headlineColor: Color? {
    get { style.color(.headlineColor) }
    set { style.set(.headlineColor, newValue.map(Value.color)) }
  }

  /// Secondary headlines.
  public var secondaryHeadlineColor: Color? {
    get { style.color(.secondaryHeadlineColor) }
    set { style.set(.secondaryHeadlineColor, newValue.map(Value.color)) }
  }

  /// Running text.
  public var textColor: Color? {
    get { style.color(.textColor) }
    set { style.set(.textColor, newValue.map(Value.color)) }
  }

  /// Captions.
  public var captionColor: Color? {
    get { style.color(.captionColor) }
    set { style.set(.captionColor, newValue.map(Value.color)) }
  }

  /// Text in forms.
  public var formColor: Color? {
    get { style.color(.formColor) }
    set { style.set(.formColor, newValue.map(Value.color)) }
  }

  /// Placeholders in forms.
  public var placeholderColor: Color? {
    get { style.color(.placeholderColor) }
    set { style.set(.placeholderColor, newValue.map(Value.color)) }
  }

  /// The ground of bars.
  public var navigationColor: Color? {
    get { style.color(.navigationColor) }
    set { style.set(.navigationColor, newValue.map(Value.color)) }
  }
}
