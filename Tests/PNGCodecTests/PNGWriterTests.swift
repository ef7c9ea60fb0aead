import PNGCodec
import Raster
import Testing

@Suite struct PNGWriterTests {
  static func picture(_ width: Int, _ height: Int, opaque: Bool) -> Bitmap {
    var state: UInt32 = 7
    let bytes = (0..<(width * height * 4)).map { i in
      state = state &* 1_664_525 &+ 1_013_904_223
      return opaque && i % 4 == 3 ? 255 : UInt8(state >> 24)
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 7), (63, 5), (200, 100)], [true, false])
  func whatIsWrittenIsRead(size: (Int, Int), opaque: Bool) throws {
    let bitmap = Self.picture(size.0, size.1, opaque: opaque)
    for level in [1, 6, 12] {
      let picture = try PNGReader.read(PNGWriter.write(bitmap, level: level))
      #expect(picture.bitmap == bitmap)
      #expect(picture.trailingBytes == 0)
    }
  }

  @Test(arguments: [(true, UInt8(2)), (false, 6)])
  func alphaIsWrittenOnlyWhereItIs(opaque: Bool, colorType: UInt8) throws {
    let parts = try PNGParts(PNGWriter.write(Self.picture(9, 4, opaque: opaque)))
    #expect(parts["IHDR"] == [0, 0, 0, 9, 0, 0, 0, 4, 8, colorType, 0, 0, 0])
  }

  @Test func oneTranslucentPixelIsEnoughForAlpha() throws {
    var bitmap = Self.picture(9, 4, opaque: true)
    bitmap[8, 3].alpha = 254
    #expect(try PNGReader.read(PNGWriter.write(bitmap)).bitmap == bitmap)
  }

  @Test(arguments: [(1, 2835), (2, 5669), (3, 8504)])
  func thePixelsOfAMetreFollowTheScale(scale: Int, number: Int) throws {
    let parts = try PNGParts(PNGWriter.write(Bitmap(width: 1, height: 1), scale: scale))
    #expect(parts["pHYs"] == PNGParts.bytes(number) + PNGParts.bytes(number) + [1])
  }

  @Test func chunksStandInTheirOrderWithRightChecksums() throws {
    let texts = [
      PNGText(keyword: "Proofsheet", text: "{}"), PNGText(keyword: "Comment", text: "", isCompressed: false),
    ]
    let file = try PNGWriter.write(Self.picture(9, 4, opaque: true), texts: texts)
    let parts = PNGParts(file)
    #expect(parts.types == ["IHDR", "sRGB", "pHYs", "iTXt", "iTXt", "IDAT", "IEND"])
    #expect(parts.file == file)
  }

  @Test func oneWriterWritesWhatANewOneWould() throws {
    var writer = try PNGWriter()
    for size in [(200, 100), (3, 3), (64, 64), (200, 100)] {
      let bitmap = Self.picture(size.0, size.1, opaque: size.0 == 3)
      #expect(try writer.write(bitmap, scale: 2) == PNGWriter.write(bitmap, scale: 2))
    }
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func aPictureWithoutPixelsIsRefused(width: Int, height: Int) {
    #expect(throws: PNGError.noPixels) { try PNGWriter.write(Bitmap(width: width, height: height)) }
  }

  @Test func whatNoReaderWouldReadIsNotWritten() throws {
    let bitmap = Bitmap(width: 1, height: 32_768)
    #expect(throws: PNGError.tooLarge(width: 1, height: 32_768)) { try PNGWriter.write(bitmap) }
    let largest = Bitmap(width: 1, height: 32_767)
    #expect(try PNGReader.read(PNGWriter.write(largest)).bitmap == largest)
  }
}
