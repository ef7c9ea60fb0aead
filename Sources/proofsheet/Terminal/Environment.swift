#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The variables of the process's environment.
enum Environment {
  /// The value of one variable, or nothing if it is not set.
  static subscript(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// Whether this is continuous integration, where nothing writes a golden: `CI` is set, to anything but nothing, `0`
  /// or `false`.
  static var isContinuousIntegration: Bool {
    guard let value = Environment["CI"] else { return false }
    return !["", "0", "false"].contains(value)
  }
}
