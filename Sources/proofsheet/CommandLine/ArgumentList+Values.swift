import Diagnostics

/// Values that are more than text.
extension ArgumentList {
  /// A whole number within `range`, or nothing if the flag was not given.
  func number(of flag: Flag, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(of: flag) else { return nil }
    return try Self.number(text, in: range, for: flag)
  }

  /// Whole numbers within `range`, each once, in rising order.
  func numbers(of flag: Flag, in range: ClosedRange<Int>) throws(UsageError) -> [Int] {
    var found: Set<Int> = []
    for text in values(of: flag) { found.insert(try Self.number(text, in: range, for: flag)) }
    return found.sorted()
  }

  /// One of the words that `Choice` knows, or nothing if the flag was not given.
  func choice<Choice>(of flag: Flag, _: Choice.Type = Choice.self) throws(UsageError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = value(of: flag) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    throw UsageError(
      "\(flag.shortestName) is \(known.joined(separator: ", ")), not '\(text)'",
      hint: NearestName.of(text, among: known).map { "did you mean \($0)?" })
  }

  /// The single operand of a command that takes at most one.
  func singleOperand(_ what: String) throws(UsageError) -> String? {
    if operands.count > 1 { throw UsageError("one \(what) is enough, '\(operands[1])' is one too many") }
    return operands.first
  }

  /// For a command without operands.
  func refuseOperands() throws(UsageError) {
    if let first = operands.first { throw UsageError("unexpected argument '\(first)'") }
  }

  private static func number(_ text: String, in range: ClosedRange<Int>, for flag: Flag) throws(UsageError) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      range.contains(number)
    else {
      let span =
        range.upperBound == .max ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw UsageError("\(flag.shortestName) is a whole number \(span), not '\(text)'")
    }
    return number
  }
}
