public import Raster

/// The five colours and two shadows of the controls of a style, by name. Reading gives nothing for what is empty or
/// inherited; setting nothing means empty, as null in a file.
public struct StyleControls: Sendable, Hashable {
  var style: Style

  /// Titles of controls and what they draw.
  public var actionColor: Color? {
    get { style.color(.actionColor) }
    set { style.set(.actionColor, newValue.map(Value.color)) }
  }

  /// Outlines of controls.
  public var borderColor: Color? {
    get { style.color(.borderColor) }
    set { style.set(.borderColor, newValue.map(Value.color)) }
  }

  /// Inside the outline.
  public var fillColor: Color? {
    get { style.color(.fillColor) }
    set { style.set(.fillColor, newValue.map(Value.color)) }
  }

  /// The light edge below the outline.
  public var glossColor: Color? {
    get { style.color(.glossColor) }
    set { style.set(.glossColor, newValue.map(Value.color)) }
  }

  /// The inner shadow of a pressed control.
  public var shadowColor: Color? {
    get { style.color(.shadowColor) }
    set { style.set(.shadowColor, newValue.map(Value.color)) }
  }

  /// The shadow that a control casts.
  public var shadow: Shadow? {
    get { style.shadow(.shadow) }
    set { style.set(.shadow, newValue.map(Value.shadow)) }
  }

  /// The shadow of titles.
  public var textShadow: Shadow? {
    get { style.shadow(.textShadow) }
    set { style.set(.textShadow, newValue.map(Value.shadow)) }
  }
}
