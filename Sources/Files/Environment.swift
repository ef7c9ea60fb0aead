#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The variables that the program was started with.
public enum Environment {
  /// The value of a variable; nothing if it is not set.
  public static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Takes variables out of the environment, for the libraries that read them later.
  ///
  /// Not safe while another thread reads the environment: call it before any other work.
  public static func remove(_ names: [String]) {
    for name in names { unsetenv(name) }
  }
}
