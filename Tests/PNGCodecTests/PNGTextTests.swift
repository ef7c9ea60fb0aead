import PNGCodec
import Raster
import Testing

@Suite struct PNGTextTests {
  static let long = String(repeating: "{\"fill\":\"#cc0000ff\"} – ÄÖÜ 漢字 🎨\n", count: 20_000)

  @Test(arguments: ["", "a", "Grüße, 世界\n", long], [true, false])
  func aTextIsReadBack(text: String, isCompressed: Bool) throws {
    let texts = [
      PNGText(keyword: "Other", text: "no"), PNGText(keyword: "Proofsheet", text: text, isCompressed: isCompressed),
    ]
    let file = try PNGWriter.write(Bitmap(width: 3, height: 2), texts: texts)
    #expect(try PNGReader.text("Proofsheet", in: file) == text)
    #expect(try PNGReader.text("Other", in: file) == "no")
    #expect(try PNGReader.text("Proof", in: file) == nil)
  }

  @Test func compressionIsWorthIt() throws {
    let texts = [PNGText(keyword: "Proofsheet", text: Self.long)]
    #expect(try PNGWriter.write(Bitmap(width: 1, height: 1), texts: texts).count < Self.long.utf8.count / 50)
  }

  @Test func aTextIsReadFromAFileWhosePixelsAreCutOff() throws {
    let file = try PNGWriter.write(Bitmap(width: 300, height: 200), texts: [PNGText(keyword: "K", text: "still here")])
    #expect(try PNGReader.text("K", in: Array(file.dropLast(20))) == "still here")
  }

  @Test(arguments: [
    ([UInt8](), "no flags"), ([2, 0, 0, 0], "unknown flag"), ([0, 1, 0, 0], "unknown method"),
    ([0, 0, 65], "no language end"),
    ([0, 0, 0, 65], "no translation end"), ([0, 0, 0, 0, 0xff], "not UTF-8"),
    ([1, 0, 0, 0, 1, 2, 3], "no zlib stream"),
    ([1, 0, 0, 0] + PNGParts.stored([0xc0, 0x80]), "packed, but not UTF-8"),
  ])
  func aBrokenTextIsRefused(data: [UInt8], why: String) throws {
    var parts = try PNGParts(PNGWriter.write(Bitmap(width: 1, height: 1)))
    parts.insert("iTXt", Array("K".utf8) + [0] + data, before: "IDAT")
    #expect(throws: PNGError.text(keyword: "K")) { try PNGReader.text("K", in: parts.file) }
    // The pixels are whole all the same.
    #expect(try PNGReader.read(parts.file).bitmap.width == 1)
  }

  @Test func aTextWithAWrongChecksumIsRefused() throws {
    var file = try PNGWriter.write(
      Bitmap(width: 1, height: 1), texts: [PNGText(keyword: "K", text: "v", isCompressed: false)])
    let place = try #require(file.indices.first { file[$0...].starts(with: Array("iTXtK".utf8)) })
    file[place + 9] ^= 1
    #expect(throws: PNGError.wrongCRC(chunk: "iTXt")) { try PNGReader.text("K", in: file) }
  }

  @Test func whatIsNoPNGIsRefused() {
    #expect(throws: PNGError.notPNG(nil)) { try PNGReader.text("K", in: Array("hello, hello".utf8)) }
  }
}
