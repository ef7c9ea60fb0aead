public import Raster

/// Writes pictures as PNG: 8-bit RGB if every pixel is opaque, else RGBA; the same bytes for the same picture.
///
/// One writer keeps its working memory from picture to picture. Rows are not filtered: for drawn pictures that is both
/// faster and smaller.
public struct PNGWriter: ~Copyable {
  private let deflater: Deflater
  private var rows = Scratch()
  private var packed = Scratch()

  /// The level that goldens are written with.
  public static let defaultLevel = 6

  /// A writer that compresses at `level`, 1 (fastest) to 12 (smallest).
  public init(level: Int = defaultLevel) throws(PNGError) {
    precondition((1...12).contains(level), "Compression levels are 1 to 12.")
    deflater = try Deflater(level: level)
  }

  /// Writes one picture; see ``write(_:scale:texts:)``.
  public static func write(
    _ bitmap: Bitmap, scale: Int = 1, texts: [PNGText] = [], level: Int = defaultLevel
  ) throws(PNGError) -> [UInt8] {
    var writer = try PNGWriter(level: level)
    return try writer.write(bitmap, scale: scale, texts: texts)
  }

  /// The bytes of a PNG file.
  ///
  /// `scale` is how many pixels a point has, 1 or more; at 1 a pixel is 1/72 inch. The texts stand before the pixels, in
  /// their order.
  ///
  /// - Throws: If the picture has no pixels, or more than a reader with the usual limits would read.
  public mutating func write(
    _ bitmap: Bitmap, scale: Int = 1, texts: [PNGText] = []
  ) throws(PNGError) -> [UInt8] {
    precondition(scale >= 1, "A point has at least one pixel.")
    guard bitmap.width > 0, bitmap.height > 0 else { throw .noPixels }
    guard PNGLimits().allow(width: bitmap.width, height: bitmap.height) else {
      throw .tooLarge(width: bitmap.width, height: bitmap.height)
    }
    let isOpaque = bitmap.isOpaque
    let header = PNGHeader(width: bitmap.width, height: bitmap.height, colorType: isOpaque ? .rgb : .rgba)
    let pixels = pack(bitmap, header)
    var file = pngSignature
    file.reserveCapacity(pixels.count + 1024)
    file.append(chunk: PNGChunk.ihdr, header.bytes)
    // Rendering intent 0: perceptual.
    file.append(chunk: PNGChunk.srgb, [0])
    file.append(chunk: PNGChunk.phys, Self.pixelsPerMetre(scale))
    for text in texts { file.append(chunk: PNGChunk.itxt, contents(of: text)) }
    file.append(chunk: PNGChunk.idat, pixels)
    file.append(chunk: PNGChunk.iend, [UInt8]())
    return file
  }

  /// The unfiltered rows, packed.
  private mutating func pack(_ bitmap: Bitmap, _ header: PNGHeader) -> UnsafeRawBufferPointer {
    let raw = rows.bytes(header.rawBytes)
    bitmap.bytes.withUnsafeBytes { layRows($0, bitmap.width, header.colorType.channels, into: raw) }
    let room = packed.bytes(deflater.bound(raw.count))
    let count = deflater.pack(UnsafeRawBufferPointer(raw), into: room)
    return UnsafeRawBufferPointer(rebasing: room[..<count])
  }

  private func contents(of text: PNGText) -> [UInt8] {
    var data = Array(text.keyword.utf8) + [0, text.isCompressed ? 1 : 0, 0, 0, 0]
    let utf8 = Array(text.text.utf8)
    guard text.isCompressed else { return data + utf8 }
    let bound = deflater.bound(utf8.count)
    data += [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = utf8.withUnsafeBytes { deflater.pack($0, into: UnsafeMutableRawBufferPointer(buffer)) }
    }
    return data
  }

  /// Across and down, and the unit: 72 times the scale pixels an inch of 0.0254 metres, rounded.
  private static func pixelsPerMetre(_ scale: Int) -> [UInt8] {
    let number = UInt32((scale * 720_000 + 127) / 254)
    var data = [UInt8]()
    data.append(bigEndian: number)
    data.append(bigEndian: number)
    return data + [1]
  }
}

extension PNGHeader {
  /// What the writer writes: 8 bits, not interlaced.
  fileprivate init(width: Int, height: Int, colorType: ColorType) {
    self.init(width: width, height: height, bitDepth: 8, colorType: colorType, isInterlaced: false)
  }
}

extension PNGChunk {
  fileprivate static let srgb: UInt32 = 0x7352_4742
  fileprivate static let phys: UInt32 = 0x7048_5973
}

extension Bitmap {
  /// Whether every pixel's alpha is 255.
  fileprivate var isOpaque: Bool {
    bytes.withUnsafeBytes { buffer in
      var all = ~UInt32(0)
      for i in stride(from: 0, to: buffer.count, by: 4) { all &= buffer.load(fromByteOffset: i, as: UInt32.self) }
      return UInt32(littleEndian: all) >> 24 == 0xff
    }
  }
}

/// Writes each row's filter byte, 0, and its pixels, with 3 or 4 bytes each.
private func layRows(
  _ rgba: UnsafeRawBufferPointer, _ width: Int, _ channels: Int, into raw: UnsafeMutableRawBufferPointer
) {
  guard let from = rgba.baseAddress, let to = raw.baseAddress else { return }
  let stride = 1 + width * channels
  for y in 0..<(raw.count / stride) {
    let row = to + y * stride
    row.storeBytes(of: 0, as: UInt8.self)
    let pixels = from + y * width * 4
    if channels == 4 {
      (row + 1).copyMemory(from: pixels, byteCount: width * 4)
    } else {
      dropAlpha(pixels, width, into: row + 1)
    }
  }
}

/// Each store but the last writes four bytes, of which the next overwrites one.
private func dropAlpha(_ rgba: UnsafeRawPointer, _ width: Int, into rgb: UnsafeMutableRawPointer) {
  for x in 0..<(width - 1) {
    rgb.storeBytes(of: rgba.load(fromByteOffset: x * 4, as: UInt32.self), toByteOffset: x * 3, as: UInt32.self)
  }
  for i in 0..<3 {
    let byte = rgba.load(fromByteOffset: (width - 1) * 4 + i, as: UInt8.self)
    rgb.storeBytes(of: byte, toByteOffset: (width - 1) * 3 + i, as: UInt8.self)
  }
}
