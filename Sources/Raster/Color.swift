/// A colour in sRGB with straight alpha, each channel 0...255.
public struct Color: Sendable, Hashable {
  /// Red, 0...255.
  public var red: UInt8
  /// Green, 0...255.
  public var green: UInt8
  /// Blue, 0...255.
  public var blue: UInt8
  /// Opacity, 0 (nothing) to 255 (opaque); straight, not multiplied into the others.
  public var alpha: UInt8

  /// A colour from its four channels, each 0...255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from `0xRRGGBBAA`.
  public init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
  }

  /// An opaque colour from `0xRRGGBB`; higher bits are dropped.
  public init(rgb: UInt32) {
    self.init(rgba: rgb << 8 | 0xff)
  }

  /// An opaque colour from `0xRRGGBB`; higher bits are dropped.
  public static func rgb(_ rgb: UInt32) -> Color { Color(rgb: rgb) }

  /// A colour from `0xRRGGBBAA`.
  public static func rgba(_ rgba: UInt32) -> Color { Color(rgba: rgba) }

  /// Nothing at all: black with alpha 0.
  public static let clear = Color(rgba: 0)

  /// `0xRRGGBBAA`.
  public var rgba: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// `0xRRGGBB`, without the alpha.
  public var rgb: UInt32 { rgba >> 8 }

  /// `#rrggbbaa` in lower case.
  public var hex: String {
    let digits = String(rgba, radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The same colour with its alpha set, not multiplied, to `alpha` of 255.
  public func withAlpha(_ alpha: UInt8) -> Color {
    var copy = self
    copy.alpha = alpha
    return copy
  }

  /// This colour painted over `backdrop`, in sRGB values, rounding half up.
  ///
  /// Porter–Duff *over* with straight alpha on both sides.
  public func over(_ backdrop: Color) -> Color {
    let above = Int(alpha) * 255
    let below = Int(backdrop.alpha) * (255 - Int(alpha))
    let total = above + below
    guard total > 0 else { return .clear }
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Int(a) * above + Int(b) * below + total / 2) / total)
    }
    return Color(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue),
      alpha: UInt8((total + 127) / 255))
  }
}

extension Color: CustomStringConvertible {
  /// `#rrggbbaa`.
  public var description: String { hex }
}
