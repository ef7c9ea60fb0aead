import Raster

extension Style {
  /// Its colours: `style.colors.primaryColor = .rgb(0x0000FF)`.
  public var colors: StyleColors {
    get { StyleColors(style: self) }
    set { self = newValue.style }
  }

  /// Its fonts: `style.fonts.actionFont = .system(size: 15)`.
  public var fonts: StyleFonts {
    get { StyleFonts(style: self) }
    set { self = newValue.style }
  }

  /// Its control colours and shadows: `style.controls.fillColor = nil`.
  public var controls: StyleControls {
    get { StyleControls(style: self) }
    set { self = newValue.style }
  }

  /// A style that says all that a resolved one holds, and so no longer follows any default.
  public init(_ resolved: ResolvedStyle) {
    for setting in Setting.allCases {
      self[setting] = Assignment(resolved[setting], origin: resolved.origin(of: setting))
    }
  }

  func color(_ setting: Setting) -> Color? { self[setting]?.value?.color }
  func font(_ setting: Setting) -> Font? { self[setting]?.value?.font }
  func shadow(_ setting: Setting) -> Shadow? { self[setting]?.value?.shadow }
  mutating func set(_ setting: Setting, _ value: Value?) { self[setting] = Assignment(value, origin: .code) }
}

extension ResolvedStyle {
  /// Its colours, to be read.
  public var colors: StyleColors { Style(self).colors }
  /// Its fonts, to be read.
  public var fonts: StyleFonts { Style(self).fonts }
  /// Its control colours and shadows, to be read.
  public var controls: StyleControls { Style(self).controls }
}
