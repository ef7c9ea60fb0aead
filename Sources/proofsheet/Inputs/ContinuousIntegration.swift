import Files

/// Whether a machine runs the program, and nobody watches.
enum ContinuousIntegration {
  /// `CI` is set to anything but nothing, `0` or `false`.
  static var isRunning: Bool {
    guard let value = Environment.value(of: "CI") else { return false }
    return !["", "0", "false"].contains(value)
  }
}
