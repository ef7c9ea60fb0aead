import PNGCodec
import Raster
import Testing

/// What the fixtures of one picture show.
struct Shown: CustomTestStringConvertible, Sendable {
  let name: String
  let width: Int
  let height: Int
  let color: @Sendable (Int, Int) -> Color

  var testDescription: String { name }

  var bitmap: Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = color(x, y) }
    }
    return bitmap
  }

  private static func of(_ name: String, _ colors: [UInt32]) -> Shown {
    Shown(name: name, width: 19, height: 13) { x, y in Color(rgba: colors[(x + 2 * y + x * y) % 4]) }
  }

  private static func tiny(_ width: Int, _ height: Int) -> Shown {
    Shown(name: "tiny-\(width)x\(height)", width: width, height: height) { x, y in
      Color(rgb: (x + y) % 2 == 1 ? 0xffffff : 0)
    }
  }

  static let all: [Shown] = [
    Shown(name: "twotone", width: 19, height: 13) { x, y in Color(rgb: (x * x + 3 * y) % 5 < 2 ? 0xffffff : 0) },
    .of("keyed", [0xff00_00ff, 0x00ff_0000, 0x0000_ffff, 0x1122_33ff]),
    .of("graykeyed", [0x0000_00ff, 0x5555_5500, 0xaaaa_aaff, 0xffff_ffff]),
    .of("glass", [0xff00_0080, 0x00ff_0001, 0x0000_fffe, 0x1122_33ff]),
    Shown(name: "rough", width: 19, height: 13) { x, y in
      Color(
        red: UInt8((x * 13 + y * 7) % 256), green: UInt8((x * x + y) % 256), blue: UInt8((x * y * 3) % 256),
        alpha: UInt8(255 - (x + y) * 5 % 256))
    },
    .tiny(1, 1), .tiny(2, 2), .tiny(3, 3), .tiny(1, 5), .tiny(5, 1), .tiny(4, 9), .tiny(9, 4),
  ]
}

@Suite struct PNGReaderTests {
  @Test(arguments: Shown.all)
  func everyFormatShowsTheSamePixels(shown: Shown) throws {
    let names = PNGFixture.names(shown.name)
    #expect(names.count >= 2)
    var reader = try PNGReader()
    for name in names {
      let picture = try reader.read(PNGFixture.bytes(name))
      #expect(picture.bitmap == shown.bitmap, "\(name)")
      #expect((picture.deepSamples != nil) == name.contains("16"), "\(name)")
    }
  }

  @Test func noFixtureIsLeftOut() {
    let claimed = Shown.all.map { PNGFixture.names($0.name).count }.reduce(0, +)
    #expect(PNGFixture.names().count == claimed)
  }

  @Test(arguments: [
    ("rough-rgba16", "rough-rgba8", false), ("rough-rgba8", "rough-rgba16-adam7", false),
    ("rough-rgba8", "rough-rgba8-adam7", false), ("rough-rgba16", "rough-rgba16-low", true),
    ("rough-rgba16-low", "rough-rgba8", true), ("rough-rgba8", "rough-rgba16-low", true),
  ])
  func lowBitsAreKept(a: String, b: String, differ: Bool) throws {
    let (left, right) = try (PNGReader.read(PNGFixture.bytes(a)), PNGReader.read(PNGFixture.bytes(b)))
    #expect(left.bitmap == right.bitmap)
    #expect(left.differsInLowBits(from: right) == differ)
  }

  @Test func sixteenBitsAreRounded() throws {
    // 128 of 257 still rounds down, 129 up.
    let samples: [Int] = [0, 128, 129, 65_406, 65_407, 65_535]
    var parts = try PNGParts(PNGFixture.bytes("twotone-gray16"))
    parts["IHDR"] = PNGParts.bytes(samples.count) + PNGParts.bytes(1) + [16, 0, 0, 0, 0]
    parts["IDAT"] = PNGParts.stored([0] + samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    let picture = try PNGReader.read(parts.file)
    #expect((0..<samples.count).map { picture.bitmap[$0, 0].red } == [0, 0, 1, 254, 255, 255])
    #expect(picture.deepSamples?.prefix(8) == [0, 0, 0, 65_535, 128, 128, 128, 65_535])
  }

  @Test(arguments: ["twotone-rgb8", "twotone-rgb16", "twotone-palette8"])
  func gammaAndProfilesChangeNothing(name: String) throws {
    var parts = try PNGParts(PNGFixture.bytes(name))
    let before = try PNGReader.read(parts.file).bitmap
    parts.insert("gAMA", PNGParts.bytes(10_000), before: "IDAT")
    parts.insert("iCCP", Array("broken".utf8), before: "IDAT")
    #expect(try PNGReader.read(parts.file).bitmap == before)
  }

  @Test func whatFollowsTheEndIsCountedAndIgnored() throws {
    let file = try PNGFixture.bytes("rough-rgba8")
    let picture = try PNGReader.read(file + [1, 2, 3])
    #expect(picture.trailingBytes == 3)
    #expect(try picture.bitmap == PNGReader.read(file).bitmap)
  }

  @Test func aSpareOfEqualSizeIsOverwritten() throws {
    var reader = try PNGReader()
    let expected = try reader.read(PNGFixture.bytes("rough-rgba8")).bitmap
    for name in ["twotone-rgb8", "twotone-palette1", "tiny-1x1-gray1-adam7"] {
      let spare = try reader.read(PNGFixture.bytes(name)).bitmap
      #expect(try reader.read(PNGFixture.bytes("rough-rgba8"), reusing: spare).bitmap == expected)
    }
  }

  @Test(arguments: [PNGLimits(maxSide: 18), PNGLimits(maxPixels: 246)])
  func whatIsBeyondALimitIsRefused(limits: PNGLimits) throws {
    let file = try PNGFixture.bytes("twotone-gray1")
    #expect(throws: PNGError.tooLarge(width: 19, height: 13)) { try PNGReader.read(file, limits: limits) }
  }

  @Test func whatIsJustWithinTheLimitsIsRead() throws {
    let limits = PNGLimits(maxSide: 19, maxPixels: 247)
    #expect(try PNGReader.read(PNGFixture.bytes("twotone-gray1"), limits: limits).bitmap.width == 19)
  }
}
