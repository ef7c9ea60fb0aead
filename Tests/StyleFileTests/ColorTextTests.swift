import Testing

@testable import StyleFile

/// The table of section 2.1.
@Suite struct ColorTextTests {
  @Test(arguments: [
    ("#1247b8ff", "#1247b8ff"), ("#1247B8fF", "#1247b8ff"), ("1247b8ff", "#1247b8ff"), ("#ff0000", "#ff0000ff"),
    ("#abc", "#aabbccff"), ("#abcd", "#aabbccdd"), ("decade", "#decadeff"), ("  #abc", "#aabbccff"),
    ("\t#abc \n", "#aabbccff"), ("#00000000", "#00000000"),
  ])
  func isAColor(text: String, hex: String) throws {
    #expect(try ColorText.read(text).get().hex == hex)
  }

  @Test(arguments: [
    ("#1", "one digit"), ("#12", "2 digits"), ("#12345", "5 digits"), ("#1234567", "7 digits"),
    ("#123456789", "9 digits"), ("#11223344556677889", "17 digits"), ("#12g4", "`g`"), ("red", "`r`"), ("#zz", "`z`"),
    ("#", "no digits"), ("", "empty"), ("  ", "no digits"), ("#0xff0000ff", "`x`"), ("0xff0000", "`x`"),
    ("##abc", "`#`"), ("# abc", "` `"), ("#ab c", "` `"), ("rgb(1,2,3)", "`r`"), ("#аbc", "`а`"), ("-abc", "`-`"),
    ("+abc", "`+`"), ("#１２３", "`１`"),
  ])
  func isFaulty(text: String, cause: String) throws {
    let fault = try #require(throws: ColorText.Fault.self) { try ColorText.read(text).get() }
    #expect(fault.message.contains(cause))
  }

  @Test func namesAndPrefixesAreMended() {
    #expect(mend("red") == "write `#ff0000ff`")
    #expect(mend(" White ") == "write `#ffffffff`")
    #expect(mend("#0xff0000ff") == "leave out `0x`")
  }

  private func mend(_ text: String) -> String? {
    do { return try ColorText.read(text).get().hex } catch { return error.hint }
  }
}
