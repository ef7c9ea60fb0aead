import CPNGReader
public import Raster

/// Reads PNGs of every kind into straight-alpha RGBA.
///
/// One reader keeps its working memory from picture to picture. What most pictures are, 8 bits of RGB or RGBA without
/// interlacing, it unpacks itself; all else goes through libpng. Gamma and colour profiles are ignored.
public struct PNGReader: ~Copyable {
  /// How large a picture may be.
  public let limits: PNGLimits
  private let inflater: Inflater
  private var packed = Scratch()
  private var unpacked = Scratch()

  /// A reader that refuses pictures beyond `limits`.
  public init(limits: PNGLimits = PNGLimits()) throws(PNGError) {
    self.limits = limits
    inflater = try Inflater()
  }

  /// Reads one PNG from the bytes of its file.
  public static func read(_ file: [UInt8], limits: PNGLimits = PNGLimits()) throws(PNGError) -> PNGPicture {
    var reader = try PNGReader(limits: limits)
    return try reader.read(file)
  }

  /// Reads a PNG from the bytes of its file.
  ///
  /// The pixels go into the memory of `spare`, if that has the same number of pixels and nobody else holds it.
  public mutating func read(_ file: [UInt8], reusing spare: consuming Bitmap? = nil) throws(PNGError) -> PNGPicture {
    var memory = [UInt8]()
    if var old = consume spare { swap(&memory, &old.bytes) }
    return try file.withUnsafeBufferPointer { buffer throws(PNGError) in
      let layout = try PNGLayout(UnsafeRawBufferPointer(buffer), limits: limits)
      let header = layout.header
      if header.bitDepth == 16 { return try readDeep(layout) }
      try fill(&memory, header.width * header.height * 4) { rgba throws(PNGError) in
        try unpack(layout, into: rgba)
      }
      return PNGPicture(
        bitmap: Bitmap(width: header.width, height: header.height, bytes: memory),
        trailingBytes: layout.trailingBytes)
    }
  }

  private mutating func unpack(_ layout: PNGLayout, into rgba: UnsafeMutableRawBufferPointer) throws(PNGError) {
    let header = layout.header
    let isPlain = header.bitDepth == 8 && !header.isInterlaced && layout.transparency == nil
    switch header.colorType {
    case .rgb where isPlain: try unpackPlain(layout, as: RGBFormat.self, into: rgba)
    case .rgba where isPlain: try unpackPlain(layout, as: RGBAFormat.self, into: rgba)
    case .palette: try readIndices(layout, into: rgba)
    default: try readByLibpng(layout, CPNG_RGBA8, into: rgba)
    }
  }

  private mutating func unpackPlain<Format: PixelFormat>(
    _ layout: PNGLayout, as format: Format.Type, into rgba: UnsafeMutableRawBufferPointer
  ) throws(PNGError) {
    let header = layout.header
    // Pixels of three bytes are loaded as four.
    let memory = unpacked.bytes(header.rawBytes + 1)
    let rows = UnsafeMutableRawBufferPointer(rebasing: memory[..<header.rawBytes])
    guard let start = memory.baseAddress, let out = rgba.baseAddress else { throw .noPixels }
    guard inflater.unpack(joined(layout.pixels), into: rows) else { throw .pixels }
    let unfilter = Unfilter<Format>(width: header.width, height: header.height)
    guard unfilter.run(UnsafeRawPointer(start), into: out) else { throw .pixels }
  }

  /// The contents of all chunks in one piece.
  private mutating func joined(_ chunks: [PNGChunk]) -> UnsafeRawBufferPointer {
    if chunks.count == 1 { return chunks[0].data }
    let whole = packed.bytes(chunks.reduce(0) { $0 + $1.data.count })
    var position = 0
    for chunk in chunks {
      UnsafeMutableRawBufferPointer(rebasing: whole[position...]).copyMemory(from: chunk.data)
      position += chunk.data.count
    }
    return UnsafeRawBufferPointer(whole)
  }

  private mutating func readDeep(_ layout: PNGLayout) throws(PNGError) -> PNGPicture {
    let header = layout.header
    var samples = [UInt16]()
    try fill(&samples, header.width * header.height * 4) { bytes throws(PNGError) in
      try readByLibpng(layout, CPNG_RGBA16, into: bytes)
    }
    let bytes = samples.map { UInt8((UInt32($0) + 128) / 257) }
    return PNGPicture(
      bitmap: Bitmap(width: header.width, height: header.height, bytes: bytes), deepSamples: samples,
      trailingBytes: layout.trailingBytes)
  }

  /// Looks the colours up here, since libpng lets a pixel point past the palette.
  private mutating func readIndices(_ layout: PNGLayout, into rgba: UnsafeMutableRawBufferPointer) throws(PNGError) {
    let colors = PNGPalette(layout)
    let indices = unpacked.bytes(layout.header.width * layout.header.height)
    try readByLibpng(layout, CPNG_INDEX, into: indices)
    guard colors.lookUp(UnsafeRawBufferPointer(indices), into: rgba) else { throw .paletteIndex }
  }

  /// Hands libpng the chunks that decide the pixels, and no others.
  private func readByLibpng(
    _ layout: PNGLayout, _ pixel: cpng_pixel, into pixels: UnsafeMutableRawBufferPointer
  ) throws(PNGError) {
    let file = layout.essence
    var message = [CChar](repeating: 0, count: Int(CPNG_READER_MESSAGE_SIZE))
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
    let isRead = cpng_read(file, file.count, pixel, pixels.baseAddress, pixels.count, &message)
    guard isRead == 1 else { throw .fromLibpng(message) }
  }
}

/// Makes `array` hold `count` elements and lets `body` write all their bytes; keeps its memory if the count is right.
private func fill<Element: BitwiseCopyable>(
  _ array: inout [Element], _ count: Int, _ body: (UnsafeMutableRawBufferPointer) throws(PNGError) -> Void
) throws(PNGError) {
  if array.count == count {
    return try array.withUnsafeMutableBufferPointer { buffer throws(PNGError) in
      try body(UnsafeMutableRawBufferPointer(buffer))
    }
  }
  var failure: PNGError?
  array = [Element](unsafeUninitializedCapacity: count) { buffer, filled in
    do throws(PNGError) {
      try body(UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[..<count])))
      filled = count
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
}

extension PNGError {
  /// The error that libpng's message stands for.
  fileprivate static func fromLibpng(_ message: [CChar]) -> PNGError {
    .libpng(String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}
