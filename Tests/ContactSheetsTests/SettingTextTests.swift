import Raster
import Styling
import Testing

@testable import ContactSheets

@Suite struct SettingTextTests {
  static let values: [(Setting, Value?, String, SettingText.Chip)] = [
    (.fillColor, .color(Color(rgba: 0x12_34_56_80)), "#12345680", .color(Color(rgba: 0x12_34_56_80))),
    (.fillColor, nil, "none", .color(nil)), (.textFont, nil, "none", .nothing),
    (.textFont, .font(Font(name: "GillSans", size: 17)), "GillSans 17 pt", .nothing),
    (.textFont, .font(.system(size: 12.5)), "System 12.5 pt", .nothing),
    (
      .shadow,
      .shadow(Shadow(color: Color(rgba: 0x0000_0080), offset: Size(width: 0.5, height: -1), blurRadius: 2)),
      "0.5, -1, blur 2", .color(Color(rgba: 0x0000_0080))
    ),
    (.textShadow, nil, "none", .color(nil)),
  ]

  @Test(arguments: values)
  func aValueIsWrittenAsAPersonWould(setting: Setting, value: Value?, text: String, chip: SettingText.Chip) {
    var style = Style()
    style[setting] = Style.Assignment(value)
    let written = SettingText(setting, of: ResolvedStyle.builtIn.overlaid(with: style))
    #expect(written.text == text)
    #expect(written.chip == chip)
  }

  @Test func everySettingHasAPlainNameOfItsOwn() {
    #expect(Set(Setting.allCases.map(\.plainName)).count == 30)
  }
}
