import Goldens
import PNGCodec
import Raster
import Testing

@Suite struct RecordedSheetTests {
  @Test func aSheetIsReadBackFromItsFile() throws {
    let file = try SampleSheet.file(SampleSheet.plain)
    let sheet = try read(file)
    #expect(sheet.picture == SampleSheet.plain.picture)
    #expect(sheet.record == SampleSheet.plain.record)
    #expect(try SampleSheet.file(sheet) == file)
  }

  @Test func aPictureOfSomebodyElseIsNamed() throws {
    let file = try PNGWriter.write(SampleSheet.plain.picture)
    #expect(throws: GoldenFault.noRecord) { try read(file) }
  }

  @Test func aRecordThatDoesNotFitIsRefused() throws {
    let text = PNGText(keyword: SheetRecord.keyword, text: SampleSheet.plain.record.json.compact)
    let file = try PNGWriter.write(Bitmap(width: 13, height: 100), texts: [text])
    #expect(throws: GoldenFault.record("a cell lies outside the picture")) { try read(file) }
  }

  @Test func whatIsNoPNGIsNamed() {
    #expect(throws: GoldenFault.png(.notPNG(.lfsPointer))) {
      try read(Array("version https://git-lfs.github.com/spec/v1\n".utf8))
    }
  }

  private func read(_ file: [UInt8]) throws -> RecordedSheet {
    var reader = try PNGReader()
    return try RecordedSheet(reading: file, by: &reader)
  }
}
