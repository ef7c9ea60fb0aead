import Diagnostics

/// Lines and columns of a text.
enum SourceText {
  /// The place of a byte, by reading the text up to it; what is not UTF-8 there counts one column for each byte.
  static func location(ofByte offset: Int, in bytes: [UInt8], file: String) -> SourceLocation {
    var line = 1
    var lineStart = 0
    var index = 0
    while index < min(offset, bytes.count) {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0a || byte == 0x0d else { continue }
      if byte == 0x0d, index < min(offset, bytes.count), bytes[index] == 0x0a { index += 1 }
      line += 1
      lineStart = index
    }
    let before = bytes[lineStart..<min(offset, bytes.count)]
    let column = 1 + before.count { $0 & 0xc0 != 0x80 }
    return SourceLocation(file: file, line: line, column: column)
  }
}
