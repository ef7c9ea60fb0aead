/// What a whole PNG consists of, as far as its pixels go: chunks checked and in order, nothing unpacked yet.
struct PNGLayout {
  let header: PNGHeader
  private(set) var palette: PNGChunk?
  private(set) var transparency: PNGChunk?
  private(set) var pixels: [PNGChunk] = []
  /// How many bytes follow the end of the picture.
  private(set) var trailingBytes = 0

  /// Walks through all chunks up to IEND, checks every checksum, and refuses what no PNG may hold.
  init(_ bytes: UnsafeRawBufferPointer, limits: PNGLimits) throws(PNGError) {
    var chunks = try PNGChunks(bytes)
    guard let first = try chunks.next(), first.type == PNGChunk.ihdr else { throw .missing(chunk: "IHDR") }
    try first.checkCRC()
    header = try PNGHeader(first.data, limits: limits)
    var previous = first.type
    while let chunk = try chunks.next() {
      try chunk.checkCRC()
      if chunk.type == PNGChunk.iend {
        trailingBytes = chunks.bytesLeft
        try checkWhole(end: chunk)
        return
      }
      try take(chunk, after: previous)
      previous = chunk.type
    }
    throw .missing(chunk: "IEND")
  }

  private mutating func take(_ chunk: PNGChunk, after previous: UInt32) throws(PNGError) {
    switch chunk.type {
    case PNGChunk.ihdr:
      throw .misplaced(chunk: chunk.name)
    case PNGChunk.plte:
      guard palette == nil, transparency == nil, pixels.isEmpty else { throw .misplaced(chunk: chunk.name) }
      palette = chunk
    case PNGChunk.trns:
      guard transparency == nil, pixels.isEmpty else { throw .misplaced(chunk: chunk.name) }
      transparency = chunk
    case PNGChunk.idat:
      guard pixels.isEmpty || previous == PNGChunk.idat else { throw .misplaced(chunk: chunk.name) }
      pixels.append(chunk)
    default:
      if chunk.isCritical { throw .unknownCriticalChunk(chunk.name) }
    }
  }

  private mutating func checkWhole(end: PNGChunk) throws(PNGError) {
    guard end.data.isEmpty else { throw .invalidChunk("IEND") }
    guard !pixels.isEmpty else { throw .missing(chunk: "IDAT") }
    try checkPalette()
    try checkTransparency()
    // Deflate packs at most 1032 bytes into one, so fewer packed bytes than this cannot hold the rows.
    guard header.rawBytes / 1032 <= packedBytes else { throw .pixels }
  }

  /// How many bytes all IDAT chunks hold.
  var packedBytes: Int { pixels.reduce(0) { $0 + $1.data.count } }

  /// Drops a palette that no pixel can use.
  private mutating func checkPalette() throws(PNGError) {
    guard header.colorType == .palette else { return palette = nil }
    guard let palette else { throw .missing(chunk: "PLTE") }
    let count = palette.data.count
    guard count > 0, count.isMultiple(of: 3), count <= 768 else { throw .invalidChunk("PLTE") }
  }

  /// Drops the transparency of a picture that has alpha anyway.
  private mutating func checkTransparency() throws(PNGError) {
    guard let count = transparency?.data.count else { return }
    let isValid =
      switch header.colorType {
      case .gray: count == 2
      case .rgb: count == 6
      case .palette: count > 0 && count <= (palette?.data.count ?? 0) / 3
      case .grayAlpha, .rgba: true
      }
    guard isValid else { throw .invalidChunk("tRNS") }
    if header.colorType == .grayAlpha || header.colorType == .rgba { transparency = nil }
  }
}
