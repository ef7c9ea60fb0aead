import Testing

@testable import proofsheet

@Suite struct ArgumentListValuesTests {
  private func read(_ words: [String]) throws(UsageError) -> ArgumentList {
    try ArgumentList(words, flags: ArgumentListTests.flags)
  }

  @Test func aNumberInsideItsRangeIsTaken() throws {
    #expect(try read(["-j", "1"]).number(of: ArgumentListTests.jobs, in: 1...8) == 1)
    #expect(try read(["-j8"]).number(of: ArgumentListTests.jobs, in: 1...8) == 8)
    #expect(try read(["-j007"]).number(of: ArgumentListTests.jobs, in: 1...8) == 7)
    #expect(try read([]).number(of: ArgumentListTests.jobs, in: 1...8) == nil)
  }

  @Test(arguments: ["0", "9", "-1", "+1", "", " 1", "1.0", "0x1", "99999999999999999999", "one"])
  func anyOtherNumberIsRefused(text: String) throws {
    let list = try read(["-j", text])
    #expect(throws: UsageError("-j is a whole number from 1 to 8, not '\(text)'")) {
      try list.number(of: ArgumentListTests.jobs, in: 1...8)
    }
  }

  @Test func aRangeWithoutEndIsSaidSo() throws {
    let list = try read(["-j", "-1"])
    #expect(throws: UsageError("-j is a whole number from 0, not '-1'")) {
      try list.number(of: ArgumentListTests.jobs, in: 0...Int.max)
    }
  }

  @Test func aChoiceKnowsItsWords() throws {
    let never = try ArgumentList(["--color=never"], flags: Flag.everywhere)
    #expect(try never.choice(of: .color, Terminal.ColorMode.self) == .never)
    let wrong = try ArgumentList(["--color=alway"], flags: Flag.everywhere)
    #expect(throws: UsageError("--color is auto, always, never, not 'alway'", hint: "did you mean always?")) {
      try wrong.choice(of: .color, Terminal.ColorMode.self)
    }
  }

  @Test func operandsAreCounted() throws {
    #expect(try read(["a"]).singleOperand("style file") == "a")
    #expect(try read([]).singleOperand("style file") == nil)
    #expect(throws: UsageError("one style file is enough, 'b' is one too many")) {
      try read(["a", "b"]).singleOperand("style file")
    }
    #expect(throws: UsageError("unexpected argument 'a'")) { try read(["a"]).refuseOperands() }
  }
}
