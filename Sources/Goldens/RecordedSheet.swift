public import PNGCodec
public import Raster

/// A page of a sheet and what drew it, as a golden holds them.
public struct RecordedSheet: Sendable {
  /// The whole page.
  public var picture: Bitmap
  /// What drew it; all boxes lie inside the picture.
  public var record: SheetRecord

  /// A sheet whose cells all lie inside its picture.
  public init(picture: Bitmap, record: SheetRecord) {
    precondition(record.fits(picture), "The cells of a sheet lie on it.")
    self.picture = picture
    self.record = record
  }

  /// The bytes of its PNG file, with the record inside; the same for the same sheet.
  public func encoded(by writer: inout PNGWriter) throws(PNGError) -> [UInt8] {
    let text = PNGText(keyword: SheetRecord.keyword, text: record.json.compact)
    return try writer.write(picture, scale: record.scale, texts: [text])
  }

  /// Reads a sheet from the bytes of its PNG file.
  public init(reading file: [UInt8], by reader: inout PNGReader) throws(GoldenFault) {
    let picture: Bitmap
    let text: String?
    do throws(PNGError) {
      picture = try reader.read(file).bitmap
      text = try PNGReader.text(SheetRecord.keyword, in: file)
    } catch {
      throw .png(error)
    }
    guard let text else { throw .noRecord }
    let record = try SheetRecord(reading: text)
    guard record.fits(picture) else { throw .record("a cell lies outside the picture") }
    self.init(picture: picture, record: record)
  }
}

extension SheetRecord {
  fileprivate func fits(_ picture: Bitmap) -> Bool { cells.allSatisfy { picture.bounds.contains($0.box) } }
}
