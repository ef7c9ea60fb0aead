import Goldens
import PNGCodec
import Raster
import Styling

/// Sheets of plain coloured cells.
enum SampleSheet {
  /// A style whose fill is `fill`.
  static func style(fill: UInt32) -> ResolvedStyle {
    var style = Style()
    style[.fillColor] = Style.Assignment(.color(Color(rgba: fill)))
    return ResolvedStyle.builtIn.overlaid(with: style)
  }

  /// A cell of 10 by 6 pixels in `row`, drawn in its fill.
  static func cell(_ id: String, row: Int, fill: UInt32, title: String = "Buy") -> CellRecord {
    CellRecord(
      id: id, box: PixelBox(x: 4, y: 2 + row * 10, width: 10, height: 6), content: ["title": title],
      styles: ["button": style(fill: fill), "background": .builtIn])
  }

  /// A page on which each cell is filled with the colour of its style.
  static func sheet(_ cells: [CellRecord], page: UInt32 = 0xffff_ffff) -> RecordedSheet {
    let rows = cells.map { $0.box.y + $0.box.height }.max() ?? 0
    var picture = Bitmap(width: 20, height: rows + 4, filledWith: Color(rgba: page))
    for cell in cells {
      let color = cell.styles["button"]?.color(.fillColor) ?? .clear
      for y in cell.box.y..<(cell.box.y + cell.box.height) {
        for x in cell.box.x..<(cell.box.x + cell.box.width) { picture[x, y] = color }
      }
    }
    let record = SheetRecord(fonts: "f00d", style: "Acme", sheet: "buttons", scale: 2, cells: cells)
    return RecordedSheet(picture: picture, record: record)
  }

  /// Three rows: red, green, blue.
  static let plain = sheet([
    cell("buttons/plain/UIButton/normal", row: 0, fill: 0xff00_00ff),
    cell("buttons/plain/UIButton/disabled", row: 1, fill: 0x00ff_00ff),
    cell("buttons/plain/UIButton/selected", row: 2, fill: 0x0000_ffff),
  ])

  /// A sheet of one row on each of its pages.
  static func pages(_ count: Int) -> [RecordedSheet] {
    (1...count).map { page in
      var page = (number: page, sheet: sheet([cell("buttons/plain/UIButton/\(page)", row: 0, fill: 0xff)]))
      page.sheet.record.page = page.number
      page.sheet.record.pages = count
      return page.sheet
    }
  }

  /// The bytes of a sheet's file.
  static func file(_ sheet: RecordedSheet) throws -> [UInt8] {
    var writer = try PNGWriter()
    return try sheet.encoded(by: &writer)
  }
}
