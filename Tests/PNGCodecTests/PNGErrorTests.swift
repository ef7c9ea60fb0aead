import PNGCodec
import Testing

/// One way to spoil a PNG, and what must be said about it.
struct Spoiled: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let base: String
  let error: PNGError
  let spoil: @Sendable (inout PNGParts) -> Void

  init(_ name: String, _ base: String, _ error: PNGError, _ spoil: @escaping @Sendable (inout PNGParts) -> Void) {
    testDescription = name
    self.base = base
    self.error = error
    self.spoil = spoil
  }

  static func header(_ name: String, _ error: PNGError, at offset: Int, _ bytes: [UInt8]) -> Spoiled {
    Spoiled(name, "twotone-rgb8", error) { parts in
      parts["IHDR"].replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    }
  }

  static let all: [Spoiled] = [
    Spoiled("no IHDR", "twotone-rgb8", .missing(chunk: "IHDR")) { $0.remove("IHDR") },
    Spoiled("no IDAT", "twotone-rgb8", .missing(chunk: "IDAT")) { $0.remove("IDAT") },
    Spoiled("no IEND", "twotone-rgb8", .missing(chunk: "IEND")) { $0.remove("IEND") },
    Spoiled("no PLTE", "twotone-palette2", .missing(chunk: "PLTE")) { $0.remove("PLTE") },
    Spoiled("two IHDR", "twotone-rgb8", .misplaced(chunk: "IHDR")) { $0.insert("IHDR", $0["IHDR"], before: "IDAT") },
    Spoiled("two PLTE", "twotone-palette2", .misplaced(chunk: "PLTE")) {
      $0.insert("PLTE", $0["PLTE"], before: "IDAT")
    },
    Spoiled("late PLTE", "twotone-palette2", .misplaced(chunk: "PLTE")) { $0.chunks.swapAt(1, 2) },
    Spoiled("PLTE after tRNS", "keyed-palette2-trns", .misplaced(chunk: "PLTE")) { $0.chunks.swapAt(1, 2) },
    Spoiled("late tRNS", "keyed-palette2-trns", .misplaced(chunk: "tRNS")) { $0.chunks.swapAt(2, 3) },
    Spoiled("parted IDAT", "twotone-rgb8", .misplaced(chunk: "IDAT")) { parts in
      parts.chunks.insert(PNGParts.Chunk(type: "tEXt", data: []), at: 2)
    },
    Spoiled("short IHDR", "twotone-rgb8", .invalidChunk("IHDR")) { $0["IHDR"].removeLast() },
    Spoiled("IEND with contents", "twotone-rgb8", .invalidChunk("IEND")) { $0["IEND"] = [1] },
    Spoiled("empty PLTE", "twotone-palette2", .invalidChunk("PLTE")) { $0["PLTE"] = [] },
    Spoiled("uneven PLTE", "twotone-palette2", .invalidChunk("PLTE")) { $0["PLTE"].append(0) },
    Spoiled("long PLTE", "twotone-palette8", .invalidChunk("PLTE")) { $0["PLTE"] = Array(repeating: 0, count: 771) },
    Spoiled("tRNS beyond PLTE", "keyed-palette2-trns", .invalidChunk("tRNS")) { $0["tRNS"].append(0) },
    Spoiled("short tRNS", "keyed-rgb8-trns", .invalidChunk("tRNS")) { $0["tRNS"].removeLast() },
    Spoiled("unknown critical chunk", "twotone-rgb8", .unknownCriticalChunk("ABCD")) {
      $0.insert("ABCD", [], before: "IDAT")
    },
    header("colour type 1", .invalidFormat(colorType: 1, bitDepth: 8), at: 9, [1]),
    header("colour type 5", .invalidFormat(colorType: 5, bitDepth: 8), at: 9, [5]),
    header("RGB of 4 bits", .invalidFormat(colorType: 2, bitDepth: 4), at: 8, [4]),
    header("palette of 16 bits", .invalidFormat(colorType: 3, bitDepth: 16), at: 8, [16, 3]),
    header("grey of 3 bits", .invalidFormat(colorType: 0, bitDepth: 3), at: 8, [3, 0]),
    header("compression 1", .unknownMethod, at: 10, [1]),
    header("filter method 1", .unknownMethod, at: 11, [1]),
    header("interlace 2", .unknownMethod, at: 12, [2]),
    header("no width", .noPixels, at: 0, [0, 0, 0, 0]),
    header("no height", .noPixels, at: 4, [0, 0, 0, 0]),
    header("too wide", .tooLarge(width: 32_768, height: 13), at: 0, [0, 0, 0x80, 0]),
    header("too high", .tooLarge(width: 19, height: 0xffff_ffff), at: 4, [255, 255, 255, 255]),
    header("too many pixels", .tooLarge(width: 32_767, height: 32_767), at: 0, [0, 0, 0x7f, 255, 0, 0, 0x7f, 255]),
    header("larger than its data can be", .pixels, at: 0, [0, 0, 0x20, 0, 0, 0, 0x20, 0]),
    header("one row too few", .pixels, at: 4, [0, 0, 0, 14]),
    header("one row too many", .pixels, at: 4, [0, 0, 0, 12]),
    Spoiled("point past the palette", "twotone-palette2", .paletteIndex) { $0["PLTE"].removeLast(3) },
    Spoiled("point past the palette, interlaced", "twotone-palette8-adam7", .paletteIndex) { $0["PLTE"].removeLast(3) },
    Spoiled("unknown filter", "twotone-rgb8", .pixels) { parts in
      parts["IHDR"] = PNGParts.bytes(1) + PNGParts.bytes(1) + [8, 2, 0, 0, 0]
      parts.chunks.removeSubrange(2..<4)
      parts["IDAT"] = PNGParts.stored([5, 1, 2, 3])
    },
    Spoiled("broken zlib", "twotone-rgb8", .pixels) { $0["IDAT"][0] ^= 0xff },
  ]
}

@Suite struct PNGErrorTests {
  @Test(arguments: Spoiled.all)
  func aSpoiledFileIsRefusedWithTheReason(spoiled: Spoiled) throws {
    var parts = try PNGParts(PNGFixture.bytes(spoiled.base))
    spoiled.spoil(&parts)
    #expect(throws: spoiled.error) { try PNGReader.read(parts.file) }
  }

  @Test(arguments: ["twotone-gray4", "twotone-rgb16-adam7"])
  func libpngRefusesTooFewAndTooManyRows(name: String) throws {
    for height in [12, 14] {
      var parts = try PNGParts(PNGFixture.bytes(name))
      parts["IHDR"].replaceSubrange(4..<8, with: PNGParts.bytes(height))
      let error = #expect(throws: PNGError.self) { try PNGReader.read(parts.file) }
      #expect(error?.description.hasPrefix("libpng says: ") == true)
    }
  }

  @Test(arguments: ["rough-rgba8", "keyed-palette4-trns", "keyed-rgb16-trns-adam7"])
  func everyCutIsRefused(name: String) throws {
    let file = try PNGFixture.bytes(name)
    for count in 0..<file.count {
      let error = #expect(throws: PNGError.self) { try PNGReader.read(Array(file.prefix(count))) }
      let reasons: [PNGError] = count == 0 ? [.empty] : [.truncated, .missing(chunk: "IEND"), .missing(chunk: "IHDR")]
      #expect(error.map(reasons.contains) == true, "\(count): \(String(describing: error))")
    }
  }

  @Test(arguments: ["rough-rgba8", "keyed-palette4-trns"])
  func everyFlippedBitIsRefused(name: String) throws {
    let file = try PNGFixture.bytes(name)
    for i in file.indices {
      var spoiled = file
      spoiled[i] ^= UInt8(1) << UInt8(i % 8)
      #expect(throws: PNGError.self, "byte \(i)") { try PNGReader.read(spoiled) }
    }
  }

  @Test(arguments: ["rough-rgba8", "keyed-palette4-trns"])
  func aWrongChecksumIsNamedOnEveryChunk(name: String) throws {
    var parts = try PNGParts(PNGFixture.bytes(name))
    parts.insert("tEXt", Array("Comment\0hello".utf8), before: "IDAT")
    let file = parts.file
    var end = 8
    for chunk in parts.chunks {
      end += chunk.data.count + 12
      var spoiled = file
      spoiled[end - 1] ^= 1
      #expect(throws: PNGError.wrongCRC(chunk: chunk.type)) { try PNGReader.read(spoiled) }
    }
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n", PNGError.Lookalike.lfsPointer),
    ("<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> other\n", .conflictMarkers),
    ("version https://git-lfs.github.com/spec/v1\n<<<<<<< HEAD\noid sha256:00\n", .conflictMarkers),
    ("GIF89a", .picture(format: "GIF")), ("hello", nil), ("PNG", nil),
  ])
  func textsAreNamed(text: String, lookalike: PNGError.Lookalike?) {
    #expect(throws: PNGError.notPNG(lookalike)) { try PNGReader.read(Array(text.utf8)) }
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0, 0], PNGError.Lookalike.convertedLineEnds),
      ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0d, 0x0a, 0x1a], .convertedLineEnds),
      ([0xff, 0xd8, 0xff, 0xe0], .picture(format: "JPEG")),
    ] as [([UInt8], PNGError.Lookalike)])
  func bytesAreNamed(bytes: [UInt8], lookalike: PNGError.Lookalike) {
    #expect(throws: PNGError.notPNG(lookalike)) { try PNGReader.read(bytes) }
  }
}
