import Goldens
import PNGCodec
import Raster
import StyleFile
import Styling
import Testing

@Suite struct SheetRecordTests {
  @Test func aRecordIsReadBackWhole() throws {
    let record = SampleSheet.plain.record
    #expect(try SheetRecord(reading: record.json.compact) == record)
  }

  @Test func everyKindOfValueIsReadBack() throws {
    var style = Style()
    for setting in Setting.allCases { style[setting] = Style.Assignment(nil) }
    style[.heroFont] = Style.Assignment(.font(.system(size: 12.5)))
    style[.textFont] = Style.Assignment(.font(Font(name: "Größe \"9\"", size: 9)))
    style[.textShadow] = Style.Assignment(
      .shadow(Shadow(color: Color(rgba: 0x0102_0304), offset: Size(width: -0.5, height: 1), blurRadius: 2.25)))
    style[.textColor] = Style.Assignment(.color(Color(rgba: 0x0000_0009)))
    var cell = SampleSheet.cell("a", row: 0, fill: 1)
    cell.styles["label"] = ResolvedStyle.builtIn.overlaid(with: style)
    cell.content = ["title": "Grüße\n\"世界\"", "badge": ""]
    let record = SheetRecord(version: "9.8.7", fonts: "f", style: "s", sheet: "t", scale: 3, cells: [cell])
    #expect(try SheetRecord(reading: record.json.compact) == record)
  }

  @Test func equalStylesStandThereOnce() throws {
    let cells = (0..<6).map { SampleSheet.cell("c\($0)", row: $0, fill: $0 < 3 ? 0xff : 0xffff) }
    let json = SampleSheet.sheet(cells).record.json
    guard case .object(let members) = json, case .array(let styles) = members["styles"] else {
      Issue.record("the record is an object with styles")
      return
    }
    #expect(styles.count == 3)
  }

  @Test func theTextIsTheSameEachTime() {
    let texts = (0..<20).map { _ in
      SampleSheet.sheet(SampleSheet.plain.record.cells).record.json.compact
    }
    #expect(Set(texts).count == 1)
    #expect(texts[0].hasPrefix(#"{"cells":[{"box":[4,2,10,6],"content":{"title":"Buy"},"id":"buttons/plain/"#))
  }

  @Test(arguments: [
    ("[", "it is not JSON"), ("[]", "it names no format"), ("{}", "it names no format"),
    (#"{"format":2}"#, "its format 2 is of another version of Proofsheet"),
    (#"{"format":1,"proofsheet":"1"}"#, "it does not say what it is of"),
  ])
  func whatIsNoRecordIsRefused(text: String, problem: String) {
    #expect(throws: GoldenFault.record(problem)) { try SheetRecord(reading: text) }
  }

  @Test(arguments: [
    (#""scale":2"#, #""scale":0"#, "it does not say what it is of"),
    (#""scale":2"#, #""scale":1e9"#, "it does not say what it is of"),
    (#""box":[4,2,10,6]"#, #""box":[4,2,10]"#, "a cell is broken"),
    (#""box":[4,2,10,6]"#, #""box":[4,-2,10,6]"#, "a cell is broken"),
    (#""box":[4,2,10,6]"#, #""box":[4,2.5,10,6]"#, "a cell is broken"),
    (#""title":"Buy""#, #""title":7"#, "a cell is broken"),
    (#""background":0"#, #""background":4"#, "a cell is broken"),
    (#""background":0"#, #""background":-1"#, "a cell is broken"),
    ("normal", "disabled", "two cells have one id"), ("#1247b8ff", "#1247b8f", "a style is broken"),
    ("#1247b8ff", "#+247b8ff", "a style is broken"), (#""size":21"#, #""size":0"#, "a style is broken"),
    (#""shadow":null"#, #""shadow":{}"#, "a style is broken"), (#""shadow":null,"#, "", "a style is broken"),
  ])
  func aSpoiledRecordIsRefused(part: String, replacement: String, problem: String) throws {
    let text = SampleSheet.plain.record.json.compact
    let range = try #require(text.firstRange(of: part), "\(part) stands in the record")
    #expect(throws: GoldenFault.record(problem)) {
      try SheetRecord(reading: text.replacingCharacters(in: range, with: replacement))
    }
  }

  @Test func theRendererIsVersionAndFonts() {
    let record = SampleSheet.plain.record
    var other = record
    #expect(record.isSameRenderer(as: other))
    other.fonts = "beef"
    #expect(!record.isSameRenderer(as: other))
    other = record
    other.version = "0.0.1"
    #expect(!record.isSameRenderer(as: other))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
