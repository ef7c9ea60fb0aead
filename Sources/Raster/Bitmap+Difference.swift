extension Bitmap {
  /// The difference of two pictures, marked: the expected one in gray at 38 % on white, and over it every changed
  /// pixel in `#e6007a` at 82 %. Opaque, and as large as both together; padding counts as changed.
  public static func difference(expected: Bitmap, actual: Bitmap) -> Bitmap {
    let canvas = expected.size.union(actual.size)
    let bytes = [UInt8](unsafeUninitializedCapacity: canvas.pixelCount * 4) { buffer, count in
      for y in 0..<canvas.height {
        for x in 0..<canvas.width {
          let color = marked(expected.color(x, y), actual.color(x, y))
          let i = (y * canvas.width + x) * 4
          buffer[i] = color.red
          buffer[i + 1] = color.green
          buffer[i + 2] = color.blue
          buffer[i + 3] = color.alpha
        }
      }
      count = canvas.pixelCount * 4
    }
    return Bitmap(width: canvas.width, height: canvas.height, bytes: bytes)
  }

  private static func marked(_ expected: Color?, _ actual: Color?) -> Color {
    let ground = expected?.faded ?? .white
    return expected != nil && expected == actual ? ground : Color.changeMark.over(ground)
  }

  private func color(_ x: Int, _ y: Int) -> Color? {
    bounds.contains(x: x, y: y) ? self[x, y] : nil
  }
}

extension Color {
  fileprivate static let white = Color(rgb: 0xffffff)
  /// `#e6007a` at 82 %.
  fileprivate static let changeMark = Color(rgba: 0xe600_7ad1)

  /// This colour on white, as gray, at 38 %.
  fileprivate var faded: Color {
    let opaque = over(.white)
    let weighted: Int = Int(opaque.red) * 299 + Int(opaque.green) * 587 + Int(opaque.blue) * 114
    let gray = UInt8((weighted + 500) / 1000)
    return Color(red: gray, green: gray, blue: gray, alpha: 97).over(.white)
  }
}
