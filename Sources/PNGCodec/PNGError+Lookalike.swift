extension PNGError {
  /// Says what bytes without PNG's signature are.
  static func naming(_ bytes: UnsafeRawBufferPointer) -> PNGError {
    if bytes.isEmpty { return .empty }
    if hasPrefix(bytes, pngSignature.prefix(bytes.count)) { return .truncated }
    return .notPNG(Lookalike(of: bytes))
  }
}

let pngSignature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

private func hasPrefix(_ bytes: UnsafeRawBufferPointer, _ prefix: some Collection<UInt8>) -> Bool {
  bytes.count >= prefix.count && zip(bytes, prefix).allSatisfy { $0 == $1 }
}

extension PNGError.Lookalike {
  fileprivate init?(of bytes: UnsafeRawBufferPointer) {
    if Self.hasConflictMarkers(bytes) {
      self = .conflictMarkers
    } else if hasPrefix(bytes, "version https://git-lfs".utf8) {
      self = .lfsPointer
    } else if hasPrefix(bytes, [0x89, 0x50, 0x4e, 0x47]) || hasPrefix(bytes, [0x09, 0x50, 0x4e, 0x47]) {
      self = .convertedLineEnds
    } else if let format = Self.format(of: bytes) {
      self = .picture(format: format)
    } else {
      return nil
    }
  }

  /// Whether a line among the first 64 KB begins as Git's first marker does.
  private static func hasConflictMarkers(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let marker = Array("<<<<<<< ".utf8)
    var atLineStart = true
    for i in bytes.indices.prefix(65_536) {
      if atLineStart, hasPrefix(UnsafeRawBufferPointer(rebasing: bytes[i...]), marker) { return true }
      atLineStart = bytes[i] == 0x0a
    }
    return false
  }

  private static func format(of bytes: UnsafeRawBufferPointer) -> String? {
    let formats: [([UInt8], String)] = [
      ([0xff, 0xd8, 0xff], "JPEG"), (Array("GIF8".utf8), "GIF"), (Array("BM".utf8), "BMP"),
      (Array("RIFF".utf8), "WebP"), ([0x8a, 0x4d, 0x4e, 0x47], "MNG"),
    ]
    return formats.first { hasPrefix(bytes, $0.0) }?.1
  }
}
