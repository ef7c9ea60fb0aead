import Raster
import StyleFile
import Styling
import Testing

@Suite struct DictionaryFormTests {
  @Test func namesEverySetting() {
    guard case .object(let sections) = DictionaryForm.json(of: .builtIn) else {
      Issue.record("the form of a style is an object")
      return
    }
    let counts = sections.mapValues { value in
      if case .object(let settings) = value { settings.count } else { 0 }
    }
    #expect(counts == ["colors": 12, "controls": 7, "fonts": 11])
  }

  @Test func isWrittenAsTheCommandLineSays() throws {
    let style = try load(
      ##"""
      {"controls": {"shadow": {"color": "#ABCDEF", "offset": [0, 1.5], "blurRadius": 2.0}, "fillColor": null},
       "fonts": {"heroFont": {"size": 30}, "formFont": {"name": "Lato", "size": 12.3}}}
      """##
    ).sheet.defaultStyle
    let text = DictionaryForm.json(of: style).compact
    #expect(text.contains(##""shadow":{"blurRadius":2,"color":"#abcdefff","offset":[0,1.5]}"##))
    #expect(text.contains(#""fillColor":null"#))
    #expect(text.contains(#""heroFont":{"size":30}"#))
    #expect(text.contains(#""formFont":{"name":"Lato","size":12.3}"#))
    #expect(text.contains(#""shadowColor":null,"textShadow":null}"#))
    #expect(text.hasPrefix(##"{"colors":{"backgroundColor":"#fafafaff","captionColor""##))
  }

  @Test func readsBackAsTheSameStyle() throws {
    let text = ##"""
      {"default": {"colors": {"heroColor": null}, "fonts": {"heroFont": {"size": 0.1}},
        "controls": {"textShadow": {"color": "#00000080", "offset": [-1, 1e-7], "blurRadius": 1e300}}}}
      """##
    let style = try load(text).sheet.defaultStyle
    for form in [DictionaryForm.json(of: style).compact, DictionaryForm.json(of: style).pretty] {
      let again = try load(form)
      #expect(again.sheet.defaultStyle == style)
      #expect(again.isOneStyle)
    }
  }
}
