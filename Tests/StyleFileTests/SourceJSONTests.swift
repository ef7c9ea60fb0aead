import Diagnostics
import StyleFile
import Testing

@Suite struct SourceJSONTests {
  private static func parse(_ text: String) throws(StyleFileError) -> SourceJSON {
    try SourceJSON(Array(text.utf8), file: "t.json")
  }

  // MARK: What is JSON

  @Test(arguments: [
    "{}", "[]", "\"\"", "0", "-0", "true", "false", "null", " \t\r\n[ ] \n", "[[]]", "{\"\":{}}",
    "[1,-1,0.5,1e5,1E+5,1e-5,-0.0e0,123456789012345678901234567890,1e400,-1e400,1e-400]",
    #"["\"\\\/\b\f\n\r\t\u0041\uD834\udd1e\u0000"]"#, "[\"\u{7f}\u{80}\u{7ff}\u{800}\u{ffff}\u{10000}\u{10ffff}\"]",
    "{\"a\":1,\"a\":2}", "[\"\u{feff}\"]", "[\"\u{2028}\"]", "{\"a\" : [ 1 , { \"b\" : null } ] }", "\"a\"", "[\"//\"]",
  ])
  func isAccepted(text: String) throws {
    #expect(throws: Never.self) { try Self.parse(text) }
  }

  /// What is refused: the text, line and column, the end of the rule's name, and a word of the cause.
  @Test(
    arguments: [
      ("", 1, 1, "syntax", "empty"), (" \n ", 2, 2, "syntax", "empty"),
      ("[1,]", 1, 3, "syntax", "comma"), ("{\"a\":1,}", 1, 7, "syntax", "comma"), ("[,1]", 1, 2, "syntax", "`,`"),
      ("[1,,2]", 1, 4, "syntax", "`,`"), ("{,}", 1, 2, "syntax", "`,`"), ("[1 2]", 1, 4, "syntax", "comma is missing"),
      ("{\"a\":1 \"b\":2}", 1, 8, "syntax", "comma is missing"), ("{\"a\" 1}", 1, 6, "syntax", "`:`"),
      ("{\"a\"=1}", 1, 5, "syntax", "`=`"), ("{\"a\":}", 1, 6, "syntax", "value"), ("{\"a\"}", 1, 5, "syntax", "`:`"),
      ("{a:1}", 1, 2, "syntax", "key"), ("{'a':1}", 1, 2, "syntax", "`'`"), ("['a']", 1, 2, "syntax", "`'`"),
      ("{1:2}", 1, 2, "syntax", "key"), ("{null:2}", 1, 2, "syntax", "key"), ("{[]:1}", 1, 2, "syntax", "key"),
      ("// c\n{}", 1, 1, "syntax", "comment"), ("[1, /* c */ 2]", 1, 5, "syntax", "comment"),
      ("{}\n# c", 2, 1, "syntax", "comment"), ("[1 // c\n]", 1, 4, "syntax", "comment"),
      ("{} {}", 1, 4, "syntax", "after the end"), ("[]]", 1, 3, "syntax", "after the end"),
      ("1 2", 1, 3, "syntax", "after the end"), ("{}x", 1, 3, "syntax", "after the end"),
      ("[", 1, 2, "syntax", "closed"), ("{", 1, 2, "syntax", "closed"), ("[1", 1, 3, "syntax", "closed"),
      ("[1,", 1, 4, "syntax", "closed"), ("{\"a\"", 1, 5, "syntax", "ends"), ("{\"a\":", 1, 6, "syntax", "ends"),
      ("{\n\"a\": [1}", 2, 8, "syntax", "line 2, column 6"), ("[1}", 1, 3, "syntax", "`]`"),
      ("{\"a\":1]", 1, 7, "syntax", "`}`"), ("]", 1, 1, "syntax", "value"), ("}", 1, 1, "syntax", "value"),
      ("[\"a]", 1, 2, "string", "never closed"), ("[\"a\\", 1, 2, "string", "never closed"),
      ("\"", 1, 1, "string", "never"),
      ("[\"a\nb\"]", 1, 4, "string", "line break"), ("[\"a\tb\"]", 1, 4, "string", "tab"),
      ("[\"\u{1}\"]", 1, 3, "string", "0x01"), ("[\"\u{0}\"]", 1, 3, "string", "0x00"),
      (#"["\x41"]"#, 1, 3, "string", "`\\x`"), (#"["\'"]"#, 1, 3, "string", "escape"),
      (#"["\u12g4"]"#, 1, 3, "string", "four"),
      (#"["\u12"]"#, 1, 3, "string", "four"), (#"["\uD800"]"#, 1, 3, "encoding", "d800"),
      (#"["ab\uDC00"]"#, 1, 5, "encoding", "dc00"), (#"["\uD800\uD800"]"#, 1, 3, "encoding", "half"),
      (#"["\uD800x"]"#, 1, 3, "encoding", "half"), (#"["\uD800\n"]"#, 1, 3, "encoding", "half"),
      ("01", 1, 1, "number", "0"), ("[-01]", 1, 2, "number", "0"), ("[00]", 1, 2, "number", "0"),
      ("[1.]", 1, 4, "number", "point"),
      ("[.5]", 1, 2, "number", "point"), ("[+1]", 1, 2, "number", "`+`"), ("[-]", 1, 3, "number", "digit"),
      ("[--1]", 1, 3, "number", "digit"), ("[1e]", 1, 4, "number", "exponent"), ("[1e+]", 1, 5, "number", "exponent"),
      ("[0x10]", 1, 3, "number", "`x`"), ("[1_000]", 1, 3, "number", "`_`"), ("[15pt]", 1, 4, "number", "`p`"),
      ("[1.2.3]", 1, 5, "number", "`.`"), ("[NaN]", 1, 2, "number", "NaN"), ("[Infinity]", 1, 2, "number", "infinite"),
      ("[-Infinity]", 1, 2, "number", "infinite"), ("[1e5.2]", 1, 5, "number", "`.`"),
      ("[True]", 1, 2, "syntax", "`True`"), ("[nul]", 1, 2, "syntax", "`nul`"), ("[nulll]", 1, 2, "syntax", "`nulll`"),
      ("[undefined]", 1, 2, "syntax", "`undefined`"), ("[tru", 1, 2, "syntax", "`tru`"),
      ("\u{feff}{}", 1, 1, "bom", "byte order mark"), ("{\u{feff}}", 1, 2, "bom", "byte order mark"),
      ("[\u{201c}a\u{201d}]", 1, 2, "syntax", "U+201C"), ("{\u{a0}}", 1, 2, "syntax", "U+00A0"),
      ("[\u{c}1]", 1, 2, "syntax", "0x0c"),
      ("[\u{e9}]", 1, 2, "syntax", "U+00E9"), ("{}\u{0}", 1, 3, "encoding", "NUL"),
      // Columns count scalars; lines end at LF, CR LF and CR.
      ("[\"\u{e9}\u{1f600}\",x]", 1, 7, "syntax", "`x`"), ("[\n1,\r\n2,\r3,\n\r x]", 6, 2, "syntax", "`x`"),
      ("[\"e\u{301}\" x]", 1, 7, "syntax", "comma"),
    ] as [(String, Int, Int, String, String)])
  func isRefusedWithItsPlace(text: String, line: Int, column: Int, rule: String, cause: String) throws {
    let error = try #require(throws: StyleFileError.self) { try Self.parse(text) }
    let diagnostic = error.diagnostic
    #expect(diagnostic.location == Diagnostics.SourceLocation(file: "t.json", line: line, column: column))
    #expect(diagnostic.rule == "json-\(rule)")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message.contains(cause))
  }

  /// Bytes inside a string that are not UTF-8.
  @Test(
    arguments: [
      ([0x80], "continuation"), ([0xbf], "continuation"), ([0xc0, 0x80], "overlong"), ([0xc1, 0xbf], "overlong"),
      ([0xe0, 0x80, 0x80], "overlong"), ([0xe0, 0x9f, 0xbf], "overlong"), ([0xf0, 0x80, 0x80, 0x80], "overlong"),
      ([0xf0, 0x8f, 0xbf, 0xbf], "overlong"), ([0xed, 0xa0, 0x80], "surrogate"), ([0xed, 0xbf, 0xbf], "surrogate"),
      ([0xf4, 0x90, 0x80, 0x80], "10FFFF"), ([0xf5, 0x80, 0x80, 0x80], "10FFFF"), ([0xff], "10FFFF"),
      ([0xc3], "cut off"), ([0xe2, 0x82], "cut off"), ([0xf0, 0x9f, 0x98], "cut off"), ([0xe2, 0x28, 0xa1], "cut off"),
    ] as [([UInt8], String)])
  func badUTF8IsRefusedWithItsReason(bad: [UInt8], why: String) throws {
    for text in [Array("[\n\"\u{e9}".utf8) + bad + Array("\"]".utf8), Array("[\n\"\u{e9}".utf8) + bad] {
      let error = try #require(throws: StyleFileError.self) { try SourceJSON(text, file: "t.json") }
      #expect(error.diagnostic.rule == "json-encoding")
      #expect(error.diagnostic.message.contains(why))
      #expect(error.diagnostic.location == Diagnostics.SourceLocation(file: "t.json", line: 2, column: 3))
    }
  }

  @Test(
    arguments: [
      ([0xff, 0xfe, 0x7b, 0x00], "bom"), ([0xfe, 0xff], "bom"), ([0x7b, 0x00], "encoding"), ([0xe9], "encoding"),
    ]
      as [([UInt8], String)])
  func otherEncodingsAreNamed(bytes: [UInt8], rule: String) throws {
    let error = try #require(throws: StyleFileError.self) { try SourceJSON(bytes, file: "t.json") }
    #expect(error.diagnostic.rule == "json-\(rule)")
  }

  @Test func nestingEndsAt512() throws {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(throws: Never.self) { try Self.parse(nested(512)) }
    let error = try #require(throws: StyleFileError.self) { try Self.parse(nested(513)) }
    #expect(error.diagnostic.rule == "json-depth")
    #expect(error.diagnostic.location?.column == 513)
    #expect(throws: StyleFileError.self) { try Self.parse(String(repeating: "{\"a\":[", count: 100_000)) }
  }

  // MARK: What it says

  @Test func everyKeyAndValueKnowsItsPlace() throws {
    let root = try Self.parse("{\n  \"ä😀\": [1,\r\n \"x\", {}],\r\t\"b\": null }").root
    let members = root.members
    #expect(members.map(\.name) == ["ä😀", "b"])
    #expect(
      members.map { "\($0.key.location) \($0.value.location)" } == ["t.json:2:3 t.json:2:9", "t.json:4:2 t.json:4:7"])
    #expect(
      members[0].value.elements.map { "\($0.location) \($0.span)" } == [
        "t.json:2:10 15..<16", "t.json:3:2 20..<23", "t.json:3:7 25..<27",
      ])
    #expect(members[0].key.span == 4..<12)
    #expect(members[0].value.span == 14..<28)
    #expect(root.span == 0..<42)
    #expect(root.kind == .object)
  }

  @Test func valuesAreDecoded() throws {
    let elements = try Self.parse(#"["a\u00e4\uD83D\uDE00\n\/", "", 12.50, -0, 1e400, true, false, null, {}, []]"#).root
      .elements
    #expect(elements[0].string == "aä😀\n/")
    #expect(elements[1].string == "")
    #expect(elements[2].number == 12.5)
    #expect(elements[3].number == 0)
    #expect(elements[4].number == nil)
    #expect(
      elements.map(\.kind) == [
        .string, .string, .number, .number, .number, .boolean, .boolean, .null, .object, .array,
      ])
    #expect(elements.map(\.boolean) == [nil, nil, nil, nil, nil, true, false, nil, nil, nil])
    #expect(elements[8].members.isEmpty)
    #expect(elements[9].elements.isEmpty)
  }

  @Test func placesInsideAStringCountItsEscapes() throws {
    let node = try Self.parse(#"["aä\n\uD83D\uDE00b\u0041c"]"#).root.elements[0]
    #expect((0...6).map { node.location(ofScalar: $0).column } == [3, 4, 5, 7, 19, 20, 26])
  }

  @Test func equalKeysAreKeptAndBothPlacesNamed() throws {
    let json = try Self.parse(#"{"a": 1, "b": {"c": 1, "\u0063": 2}, "a": 3, "a": 4}"#)
    #expect(json.root.members.map(\.isReplaced) == [true, false, true, false])
    #expect(json.duplicateKeys.map { $0.location?.column } == [24, 38, 46])
    #expect(json.duplicateKeys.allSatisfy { $0.rule == "duplicate-key" && $0.severity == .error })
    #expect(json.duplicateKeys[0].message.contains("t.json:1:16"))
  }

  @Test func manyKeysAreComparedByTheirBytes() throws {
    let keys = (0..<40).map { "\"k\($0)\": 0" } + ["\"\u{e9}\": 0", "\"e\u{301}\": 0", "\"k\\u0037\": 0"]
    let duplicates = try Self.parse("{" + keys.joined(separator: ",\n") + "}").duplicateKeys
    #expect(duplicates.map { $0.location?.line } == [43])
    #expect(duplicates.first?.message.contains("t.json:8:1") == true)
  }
}
