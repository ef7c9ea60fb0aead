/// The colours of a PNG's palette, with their transparency.
struct PNGPalette {
  /// RGBA as it lies in memory.
  private let colors: [UInt32]

  /// The palette of a PNG whose chunks have been checked.
  init(_ layout: PNGLayout) {
    let rgb = layout.palette?.data ?? UnsafeRawBufferPointer(start: nil, count: 0)
    let alpha = layout.transparency?.data ?? UnsafeRawBufferPointer(start: nil, count: 0)
    colors = (0..<(rgb.count / 3)).map { i in
      let opacity = i < alpha.count ? alpha[i] : 255
      return UInt32(rgb[i * 3]) | UInt32(rgb[i * 3 + 1]) << 8 | UInt32(rgb[i * 3 + 2]) << 16 | UInt32(opacity) << 24
    }
  }

  /// Writes the colour of every index; says no if one points past the palette.
  func lookUp(_ indices: UnsafeRawBufferPointer, into rgba: UnsafeMutableRawBufferPointer) -> Bool {
    for i in indices.indices {
      let index = Int(indices[i])
      guard index < colors.count else { return false }
      rgba.storeBytes(of: UInt32(littleEndian: colors[index]), toByteOffset: i * 4, as: UInt32.self)
    }
    return true
  }
}
