import Raster
import StyleFile
import Styling
import Testing

/// Sections 2.2 to 2.4: what a value of a setting is read as; nothing in `expected` means that `default` keeps its own.
@Suite struct ValueTests {
  private func value(of setting: Setting, _ json: String) throws -> (value: Value?, rules: [String]) {
    let text = """
      {"default": {"fonts": {"heroFont": {"name": "Base", "size": 9}},
        "controls": {"fillColor": "#010203", "shadow": {"color": "#040506"}}},
       "X": {"\(setting.section.rawValue)": {"\(setting.rawValue)": \(json)}}}
      """
    let loaded = try load(text)
    return (loaded.sheet.style(ofEntry: "X")?[setting], loaded.diagnostics.map(\.rule))
  }

  @Test(
    arguments: [
      (#"{"name": "Lato", "size": 12.3}"#, Font(name: "Lato", size: 12.3), nil),
      (#"{"size": 30}"#, Font(size: 30), nil), (#"{"name": null, "size": 30}"#, Font(size: 30), nil),
      (#"{"size": 3e1, "name": "No Such"}"#, Font(name: "No Such", size: 30), nil),
      (#"{"size": 30, "weight": 2}"#, Font(size: 30), "unknown-key"),
      (#"{"size": 1001}"#, Font(size: 1001), "absurd-size"), (#"{"size": 0.5}"#, Font(size: 0.5), "absurd-size"),
      (#"{"size": 30, "size": 31}"#, Font(size: 31), "duplicate-key"),
      (#"{"name": "", "size": 30}"#, nil, "font-value"), (#"{"name": 1, "size": 30}"#, nil, "font-value"),
      (#"{"name": "Lato"}"#, nil, "font-size"), (#"{}"#, nil, "font-size"), (#"{"size": 0}"#, nil, "font-size"),
      (#"{"size": -0.0}"#, nil, "font-size"), (#"{"size": -3}"#, nil, "font-size"),
      (#"{"size": "15"}"#, nil, "font-size"),
      (#"{"size": null}"#, nil, "font-size"), (#"{"size": true}"#, nil, "font-size"),
      (#"{"size": 1e400}"#, nil, "font-size"),
      (#"{"size": 1e-400}"#, nil, "font-size"), (#""Lato 15""#, nil, "font-value"), ("15", nil, "font-value"),
      ("[]", nil, "font-value"), ("true", nil, "font-value"),
    ] as [(String, Font?, String?)])
  func fonts(json: String, expected: Font?, rule: String?) throws {
    let (value, rules) = try value(of: .heroFont, json)
    #expect(value?.font == expected ?? Font(name: "Base", size: 9))
    #expect(rules == (rule.map { [$0] } ?? []))
  }

  private static let black = Color(rgb: 0)

  @Test(
    arguments: [
      (##"{"color": "#000"}"##, Shadow(color: black), nil),
      (
        ##"{"color": "#000", "offset": [1.5, -2], "blurRadius": 3}"##,
        Shadow(color: black, offset: Size(width: 1.5, height: -2), blurRadius: 3), nil
      ),
      (##"{"color": "#000", "offset": [1, 2, "x"]}"##, Shadow(color: black, offset: Size(width: 1, height: 2)), nil),
      (##"{"color": "#000", "offset": [1]}"##, Shadow(color: black), "shadow-value"),
      (##"{"color": "#000", "offset": 3}"##, Shadow(color: black), "shadow-value"),
      (##"{"color": "#000", "offset": null}"##, Shadow(color: black), "shadow-value"),
      (##"{"color": "#000", "offset": ["1", 2]}"##, Shadow(color: black), "shadow-value"),
      (##"{"color": "#000", "offset": [1, 1e999]}"##, Shadow(color: black), "shadow-value"),
      (##"{"color": "#000", "blurRadius": -1}"##, Shadow(color: black), "shadow-value"),
      (##"{"color": "#000", "blurRadius": "1"}"##, Shadow(color: black), "shadow-value"),
      (##"{"color": "#000", "blurRadius": 5000}"##, Shadow(color: black, blurRadius: 5000), "absurd-size"),
      (##"{"color": "#000", "blurradius": 1}"##, Shadow(color: black), "unknown-key"),
      (#"{"offset": [1, 2]}"#, nil, "shadow-value"), (#"{"color": null}"#, nil, "color-value"),
      (#"{"color": ""}"#, nil, "color-value"), (#"{"color": "red"}"#, nil, "color-value"),
      (#""x""#, nil, "shadow-value"),
      ("[]", nil, "shadow-value"), ("1", nil, "shadow-value"),
    ] as [(String, Shadow?, String?)])
  func shadows(json: String, expected: Shadow?, rule: String?) throws {
    let (value, rules) = try value(of: .shadow, json)
    #expect(value?.shadow == expected ?? Shadow(color: Color(rgb: 0x040506)))
    #expect(rules == (rule.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      (##""#abc""##, Color(rgb: 0xaabbcc), nil), (#""red""#, nil, "color-value"), ("12", nil, "color-value"),
      ("true", nil, "color-value"), ("[]", nil, "color-value"), ("{}", nil, "color-value"),
      (#""""#, nil, "color-value"),
    ] as [(String, Color?, String?)])
  func colors(json: String, expected: Color?, rule: String?) throws {
    let (value, rules) = try value(of: .fillColor, json)
    #expect(value?.color == expected ?? Color(rgb: 0x010203))
    #expect(rules == (rule.map { [$0] } ?? []))
  }

  @Test(arguments: [Setting.heroFont, .shadow, .fillColor])
  func nullEmpties(setting: Setting) throws {
    let (value, rules) = try value(of: setting, "null")
    #expect(value == nil)
    #expect(rules.isEmpty)
  }

  @Test func integersOfOlderModelsAreTranslated() throws {
    let hint = try load(#"{"colors": {"primaryColor": 4245758719}}"#).diagnostics.first?.hint
    #expect(hint?.contains("`#fd1122ff`") == true)
  }
}
