import Files

extension Environment {
  /// Whether this is continuous integration, where nothing writes a golden: `CI` is set, to anything but nothing, `0`
  /// or `false`.
  static var isContinuousIntegration: Bool { isTrue(value(of: "CI")) }

  /// Whether a variable that is a yes or a no says yes.
  static func isTrue(_ value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false"].contains(value)
  }
}
