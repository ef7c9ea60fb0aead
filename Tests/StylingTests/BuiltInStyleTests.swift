import Raster
import Styling
import Testing

/// The tables of sections 1.1 and 1.2.
@Suite struct BuiltInStyleTests {
  @Test(
    arguments: [
      (.primaryColor, "#1247b8ff"), (.secondaryColor, "#cacacaff"), (.backgroundColor, "#fafafaff"),
      (.separatorColor, "#e1e1e1ff"), (.heroColor, "#1a1a1aff"), (.headlineColor, "#1a1a1aff"),
      (.secondaryHeadlineColor, "#1a1a1aff"), (.textColor, "#1a1a1aff"), (.captionColor, "#aaaaaaff"),
      (.formColor, "#1a1a1aff"), (.placeholderColor, "#aaaaaaff"), (.navigationColor, "#1247b8ff"),
      (.actionColor, "#555555ff"), (.borderColor, "#cacacaff"), (.fillColor, "#00000000"), (.glossColor, "#ffffffa8"),
      (.shadowColor, nil),
    ] as [(Setting, String?)])
  func colors(setting: Setting, hex: String?) {
    #expect(ResolvedStyle.builtIn.color(setting)?.hex == hex)
  }

  @Test(
    arguments: [
      (.actionFont, "AvenirNext-Medium", 15), (.formFont, "GillSans-Light", 17), (.navigationFont, "GillSans", 21),
      (.heroFont, "GillSans-Bold", 21), (.headlineFont, "GillSans-Bold", 17),
      (.secondaryHeadlineFont, "GillSans-Light", 15), (.textFont, "GillSans-Light", 13), (.captionFont, "GillSans", 15),
      (.listFont, "GillSans", 17), (.listSecondaryFont, "GillSans-Light", 15), (.listCaptionFont, "GillSans", 15),
    ] as [(Setting, String, Double)])
  func fonts(setting: Setting, name: String, size: Double) {
    #expect(ResolvedStyle.builtIn.font(setting) == Font(name: name, size: size))
  }

  @Test func shadowsAreEmptyAndEverySettingHasItsSection() {
    #expect(ResolvedStyle.builtIn.shadow(.shadow) == nil)
    #expect(ResolvedStyle.builtIn.shadow(.textShadow) == nil)
    #expect(Section.allCases.map { Setting.of($0).count } == [12, 7, 11])
    #expect(Setting.allCases.allSatisfy { ResolvedStyle.builtIn.origin(of: $0) == .builtIn })
  }

  @Test(
    arguments: [
      (.highlighted, "#555555cc", nil, "#d4d4d480", "#5555557f"), (.selected, "#1247b8ff", nil, nil, nil),
      ([.highlighted, .selected], "#1247b880", nil, "#d4d4d480", nil), (.disabled, "#cacacaff", nil, nil, nil),
      (.dangerous, "#eb2d38ff", "#eb2d38ff", nil, nil),
      ([.highlighted, .dangerous], "#eb2d3880", "#eb2d38ff", "#d4d4d480", nil),
    ] as [(ControlState, String, String?, String?, String?)])
  func states(state: ControlState, action: String, border: String?, fill: String?, shadow: String?) throws {
    let style = try #require(BuiltInStateStyles.style(for: state, over: .builtIn))
    let hex = [Setting.actionColor, .borderColor, .fillColor, .shadowColor].map { style[$0]?.value?.color?.hex }
    #expect(hex == [action, border, fill, shadow])
    #expect(style.assigned.count == hex.count { $0 != nil })
  }

  @Test func sixStatesHaveOneAndNoOther() {
    let withOne = ControlState.all.filter { BuiltInStateStyles.style(for: $0, over: .builtIn) != nil }
    #expect(Set(withOne) == Set(BuiltInStateStyles.states))
    #expect(withOne.count == 6)
  }

  @Test func aBaseWithoutActionColorStaysWithout() {
    var nothing = Style()
    nothing[.actionColor] = Style.Assignment(nil)
    let base = ResolvedStyle.builtIn.overlaid(with: nothing)
    #expect(BuiltInStateStyles.style(for: .highlighted, over: base)?[.actionColor] == nil)
    #expect(BuiltInStateStyles.style(for: .highlighted, over: base)?[.fillColor] != nil)
  }
}
