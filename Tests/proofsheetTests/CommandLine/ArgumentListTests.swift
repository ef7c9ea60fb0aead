import Testing

@testable import proofsheet

@Suite struct ArgumentListTests {
  static let out = Flag.option("--out", "o", value: "DIR", "")
  static let scale = Flag.list("--scale", value: "N", "")
  static let strict = Flag.toggle("--strict", "s", "")
  static let quick = Flag.toggle("--quick", "q", "")
  static let jobs = Flag.option("", "j", value: "N", "")
  static let flags = [out, scale, strict, quick, jobs]

  private func read(_ words: String...) throws(UsageError) -> ArgumentList {
    try ArgumentList(words, flags: Self.flags)
  }

  @Test(arguments: [
    ["--out", "d"], ["--out=d"], ["-o", "d"], ["-od"], ["-o=d"], ["-sod"], ["-so", "d"],
  ])
  func aValueFollowsOrIsAttached(words: [String]) throws {
    #expect(try ArgumentList(words, flags: Self.flags).value(of: Self.out) == "d")
  }

  @Test func anAttachedValueMayBeEmptyOrHoldAnEqualsSign() throws {
    #expect(try read("--out=").value(of: Self.out)?.isEmpty == true)
    #expect(try read("--out=a=b").value(of: Self.out) == "a=b")
  }

  @Test func operandsKeepTheirOrderAroundFlags() throws {
    let list = try read("a", "--strict", "b", "-", "-o", "d", "c")
    #expect(list.operands == ["a", "b", "-", "c"])
    #expect(list.has(Self.strict))
    #expect(!list.has(Self.quick))
  }

  @Test func afterTwoDashesAllIsOperand() throws {
    let list = try read("a", "--", "--strict", "--", "-x")
    #expect(list.operands == ["a", "--strict", "--", "-x"])
    #expect(!list.has(Self.strict))
  }

  @Test func switchesCluster() throws {
    let list = try read("-sq")
    #expect(list.has(Self.strict))
    #expect(list.has(Self.quick))
  }

  @Test func listsCollect() throws {
    #expect(try read("--scale", "2", "--scale=1", "--scale", "2").values(of: Self.scale) == ["2", "1", "2"])
    #expect(try read("--scale", "2", "--scale=1", "--scale", "2").numbers(of: Self.scale, in: 1...3) == [1, 2])
  }

  static let wrongWords: [([String], String, String?)] = [
    (["--outt", "d"], "unknown flag --outt", "did you mean --out?"),
    (["--zzzzzzzz"], "unknown flag --zzzzzzzz", nil),
    (["--zzzzzzzz=3"], "unknown flag --zzzzzzzz", nil),
    (["-x"], "unknown flag -x", nil),
    (["-sx"], "unknown flag -x", nil),
    (["--out"], "--out needs a value: DIR", nil),
    (["--out", "--strict"], "--out needs a value: DIR", nil),
    (["--out", "-s"], "--out needs a value: DIR", nil),
    (["--out", "--"], "--out needs a value: DIR", nil),
    (["-j"], "-j needs a value: N", nil),
    (["--strict=yes"], "--strict takes no value", nil),
    (["--out", "a", "-o", "b"], "--out is given twice", nil),
    (["-j1", "-j", "2"], "-j is given twice", nil),
  ]

  @Test(arguments: wrongWords)
  func aWrongWordIsNamed(words: [String], message: String, hint: String?) {
    #expect(throws: UsageError(message, hint: hint)) { try ArgumentList(words, flags: Self.flags) }
  }
}
