extension PNGLayout {
  /// A PNG of the chunks that decide the pixels.
  var essence: [UInt8] {
    var file = pngSignature
    file.reserveCapacity(packedBytes + pixels.count * 12 + 2048)
    file.append(chunk: PNGChunk.ihdr, header.bytes)
    for chunk in [palette, transparency].compactMap(\.self) + pixels {
      file.append(chunk: chunk.type, chunk.data)
    }
    file.append(chunk: PNGChunk.iend, [UInt8]())
    return file
  }
}

extension PNGHeader {
  /// The contents of IHDR.
  var bytes: [UInt8] {
    var bytes = [UInt8]()
    bytes.append(bigEndian: UInt32(width))
    bytes.append(bigEndian: UInt32(height))
    bytes += [bitDepth, colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
    return bytes
  }
}

extension [UInt8] {
  /// Appends four bytes, most significant first.
  mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Appends a chunk with its length and checksum.
  mutating func append(chunk type: UInt32, _ data: some Collection<UInt8>) {
    append(bigEndian: UInt32(data.count))
    let start = count
    append(bigEndian: type)
    append(contentsOf: data)
    let crc = withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    append(bigEndian: crc)
  }
}
