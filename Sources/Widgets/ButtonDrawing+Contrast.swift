public import Raster
public import Styling

extension ButtonDrawing {
  /// The contrast of a button's title with its fill, over an opaque backdrop.
  public static func titleContrast(_ style: ResolvedStyle, over backdrop: Color) -> Double {
    (style.color(.actionColor) ?? PlatformValue.tint)
      .contrast(on: style.color(.fillColor) ?? .clear, over: backdrop)
  }
}
