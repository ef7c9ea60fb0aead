import CDeflate

/// One chunk of a PNG.
struct PNGChunk {
  /// The four bytes of its type, most significant first.
  let type: UInt32
  /// Its contents.
  let data: UnsafeRawBufferPointer
  /// Type and contents: what the checksum is of.
  fileprivate let checked: UnsafeRawBufferPointer
  fileprivate let crc: UInt32

  static let ihdr: UInt32 = 0x4948_4452
  static let plte: UInt32 = 0x504c_5445
  static let trns: UInt32 = 0x7452_4e53
  static let idat: UInt32 = 0x4944_4154
  static let iend: UInt32 = 0x4945_4e44
  static let itxt: UInt32 = 0x6954_5874

  /// Its type as text.
  var name: String { Self.name(type) }

  /// Whether no decoder may skip it.
  var isCritical: Bool { type & 0x2000_0000 == 0 }

  /// Throws unless type and contents agree with the checksum.
  func checkCRC() throws(PNGError) {
    guard checksum(checked) == crc else { throw .wrongCRC(chunk: name) }
  }

  /// A type as text.
  static func name(_ type: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: type >> $0) }, as: UTF8.self)
  }
}

/// The CRC-32 of some bytes.
func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  libdeflate_crc32(0, bytes.baseAddress, bytes.count)
}

/// Walks through the chunks of a PNG, of which nothing is known but its bytes.
struct PNGChunks {
  private let bytes: UnsafeRawBufferPointer
  private var position = pngSignature.count

  /// Chunks of `bytes`, which must begin with PNG's signature.
  init(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
    guard bytes.count >= pngSignature.count, zip(bytes, pngSignature).allSatisfy({ $0 == $1 }) else {
      throw PNGError.naming(bytes)
    }
    self.bytes = bytes
  }

  /// How many bytes have not been walked through.
  var bytesLeft: Int { bytes.count - position }

  /// The next chunk, its checksum not yet looked at; nothing at the end of the file.
  mutating func next() throws(PNGError) -> PNGChunk? {
    guard bytesLeft > 0 else { return nil }
    guard bytesLeft >= 8 else { throw .truncated }
    let length = Int(bigEndian32(bytes, at: position))
    let type = bigEndian32(bytes, at: position + 4)
    guard Self.isType(type) else { throw .garbage }
    guard length <= 0x7fff_ffff else { throw .invalidChunk(PNGChunk.name(type)) }
    guard length + 12 <= bytesLeft else { throw .truncated }
    let checked = UnsafeRawBufferPointer(rebasing: bytes[(position + 4)..<(position + 8 + length)])
    let crc = bigEndian32(bytes, at: position + 8 + length)
    position += length + 12
    return PNGChunk(type: type, data: UnsafeRawBufferPointer(rebasing: checked[4...]), checked: checked, crc: crc)
  }

  /// Whether a type is four letters.
  private static func isType(_ type: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      let byte = UInt8(truncatingIfNeeded: type >> shift) | 0x20
      return (0x61...0x7a).contains(byte)
    }
  }
}
