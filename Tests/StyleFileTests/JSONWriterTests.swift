import StyleFile
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (15, "15"), (-3, "-3"), (12.3, "12.3"), (0.1, "0.1"), (1e15, "1000000000000000"),
    (1e21, "1e+21"), (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
    (12.300000190734863, "12.300000190734863"), (123456.789, "123456.789"),
  ])
  func numbersAreTheShortestThatReadBack(number: Double, text: String) throws {
    #expect(JSONValue.number(number).compact == text)
    #expect(try SourceJSON(Array(text.utf8), file: "").root.number == number)
  }

  @Test(arguments: [
    ("a\"b\\c/d", #""a\"b\\c/d""#), ("\u{0}\u{1f}\u{7f}", #""\u0000\u001f\u007f""#), ("\n\r\t", #""\n\r\t""#),
    ("ä😀\u{2028}", "\"ä😀\u{2028}\""),
  ])
  func textIsEscaped(text: String, json: String) throws {
    #expect(JSONValue.string(text).compact == json)
    #expect(try SourceJSON(Array(json.utf8), file: "").root.string == text)
  }

  @Test func namesAreSortedAndLevelsIndented() {
    let value = JSONValue.object([
      "b": .array([.number(1), .number(2.5)]), "a": .null, "B": .object([:]), "é": .boolean(true), "c": .array([]),
      "d": .array([.object(["x": .boolean(false)])]),
    ])
    #expect(value.compact == #"{"B":{},"a":null,"b":[1,2.5],"c":[],"d":[{"x":false}],"é":true}"#)
    #expect(
      value.pretty == """
        {
          "B": {},
          "a": null,
          "b": [1, 2.5],
          "c": [],
          "d": [
            {
              "x": false
            }
          ],
          "é": true
        }
        """)
  }
}
