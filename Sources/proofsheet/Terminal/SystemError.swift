#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The system's words for its error numbers.
enum SystemError {
  /// `No space left on device`, in English whatever the locale.
  static func text(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}
