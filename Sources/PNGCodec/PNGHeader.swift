/// What the IHDR chunk says.
struct PNGHeader {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// The bit depths that PNG allows it.
    var bitDepths: [UInt8] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }

    /// Samples of a pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  let width: Int
  let height: Int
  let bitDepth: UInt8
  let colorType: ColorType
  let isInterlaced: Bool

  /// A header whose parts go together.
  init(width: Int, height: Int, bitDepth: UInt8, colorType: ColorType, isInterlaced: Bool) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
  }

  /// Reads the 13 bytes of IHDR and refuses what no PNG may be, or what is larger than `limits` allow.
  init(_ data: UnsafeRawBufferPointer, limits: PNGLimits) throws(PNGError) {
    guard data.count == 13 else { throw .invalidChunk("IHDR") }
    width = Int(bigEndian32(data, at: 0))
    height = Int(bigEndian32(data, at: 4))
    bitDepth = data[8]
    guard let type = ColorType(rawValue: data[9]), type.bitDepths.contains(bitDepth) else {
      throw .invalidFormat(colorType: data[9], bitDepth: data[8])
    }
    colorType = type
    guard data[10] == 0, data[11] == 0, data[12] <= 1 else { throw .unknownMethod }
    isInterlaced = data[12] == 1
    guard width > 0, height > 0 else { throw .noPixels }
    guard limits.allow(width: width, height: height) else { throw .tooLarge(width: width, height: height) }
  }

  /// Bytes of all unpacked rows, each with its filter byte; interlaced pictures have a little more, of all passes.
  var rawBytes: Int {
    let bits = colorType.channels * Int(bitDepth)
    guard isInterlaced else { return Self.passBytes(width, height, bits) }
    return Self.passes.reduce(0) { sum, pass in
      let columns = (width - pass.x + pass.dx - 1) / pass.dx
      let rows = (height - pass.y + pass.dy - 1) / pass.dy
      return sum + Self.passBytes(columns, rows, bits)
    }
  }

  /// Where Adam7's seven passes start, and their steps.
  private static let passes: [(x: Int, y: Int, dx: Int, dy: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  private static func passBytes(_ columns: Int, _ rows: Int, _ bits: Int) -> Int {
    columns > 0 && rows > 0 ? rows * (1 + (columns * bits + 7) / 8) : 0
  }
}

/// The number in the four bytes at `offset`, most significant first.
func bigEndian32(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
  UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
}
