extension Bitmap {
  /// The difference of two pictures, marked: the expected one in gray at 38 % on white, and over it every changed
  /// pixel in `#e6007a` at 82 %. Opaque, and as large as both together; padding counts as changed. What lies in the
  /// boxes of `ignored` is not marked.
  public static func difference(expected: Bitmap, actual: Bitmap, ignoring ignored: [PixelBox] = []) -> Bitmap {
    let canvas = expected.size.union(actual.size)
    let marks = DifferenceMarks()
    let bytes = [UInt8](unsafeUninitializedCapacity: canvas.pixelCount * 4) { buffer, count in
      var i = 0
      for y in 0..<canvas.height {
        for x in 0..<canvas.width {
          let old = expected.color(x, y)
          let isIgnored = ignored.contains { $0.contains(x: x, y: y) }
          let color = isIgnored ? marks.unmarked(old) : marks.color(old, actual.color(x, y))
          buffer[i] = color.red
          buffer[i + 1] = color.green
          buffer[i + 2] = color.blue
          buffer[i + 3] = color.alpha
          i += 4
        }
      }
      count = i
    }
    return Bitmap(width: canvas.width, height: canvas.height, bytes: bytes)
  }

  private func color(_ x: Int, _ y: Int) -> Color? {
    bounds.contains(x: x, y: y) ? self[x, y] : nil
  }
}

/// The colours of a marked difference, by the gray of the expected pixel.
private struct DifferenceMarks {
  private static let white = Color(rgb: 0xffffff)

  /// A gray at 38 % on white.
  private let equal: [Color] = (0...255).map { gray in
    Color(red: gray, green: gray, blue: gray, alpha: 97).over(white)
  }
  /// The same under `#e6007a` at 82 %.
  private let changed: [Color]

  init() { changed = equal.map { Color(rgba: 0xe600_7ad1).over($0) } }

  /// The colour of a pixel that one of the pictures may lack.
  func color(_ expected: Color?, _ actual: Color?) -> Color {
    guard let expected else { return changed[255] }
    let gray = Self.gray(expected)
    return expected == actual ? equal[gray] : changed[gray]
  }

  /// The colour of a pixel that is equal, or is not looked at.
  func unmarked(_ expected: Color?) -> Color { equal[expected.map(Self.gray) ?? 255] }

  private static func gray(_ color: Color) -> Int {
    let opaque = color.alpha == 255 ? color : color.over(white)
    let weighted: Int = Int(opaque.red) * 299 + Int(opaque.green) * 587 + Int(opaque.blue) * 114
    return (weighted + 500) / 1000
  }
}
