import Raster
import Styling
import Widgets

/// The colours of all that is not the style's: without a hue, but for amber.
struct Theme {
  let page: Color
  let ink: Color
  let second: Color
  let third: Color
  let hairline: Color
  let innerHairline: Color
  let amber: Color
  let checker: (Color, Color)
  /// The edge of a chip or swatch, translucent.
  let edge: Color

  static let light = Theme(
    page: Color(rgb: 0xffffff), ink: Color(rgb: 0x14161a), second: Color(rgb: 0x565c66), third: Color(rgb: 0x6e7480),
    hairline: Color(rgb: 0xe4e6ea), innerHairline: Color(rgb: 0xeff0f3), amber: Color(rgb: 0x94590a),
    checker: (Color(rgb: 0xffffff), Color(rgb: 0xd0d4db)), edge: Color(rgba: 0x1416_1a24))

  static let dark = Theme(
    page: Color(rgb: 0x0d0f13), ink: Color(rgb: 0xeef0f4), second: Color(rgb: 0xa9b0bc), third: Color(rgb: 0x8b929f),
    hairline: Color(rgb: 0x2a2e37), innerHairline: Color(rgb: 0x1e2128), amber: Color(rgb: 0xe0a64a),
    checker: (Color(rgb: 0x3a3f49), Color(rgb: 0x23272f)), edge: Color(rgba: 0xffff_ff2e))

  /// Dark where the style's background is: a relative luminance under 0.18.
  static func suiting(_ style: ResolvedStyle) -> Theme {
    Backdrop.opaqueColor(of: style).relativeLuminance < 0.18 ? .dark : .light
  }
}
