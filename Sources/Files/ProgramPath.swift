#if canImport(Glibc)
  internal import CAuxiliaryVector
  import Glibc
#else
  import Darwin
#endif

/// Where the running program's own file is.
public enum ProgramPath {
  /// The absolute path, symbolic links followed; nothing where the system does not tell.
  public static func resolved() -> String? {
    #if canImport(Glibc)
      if let path = absolute("/proc/self/exe") { return path }
      let named = getauxval(UInt(AT_EXECFN))
      guard named != 0, let text = UnsafePointer<CChar>(bitPattern: named) else { return nil }
      return absolute(String(cString: text))
    #else
      var length: UInt32 = 0
      _NSGetExecutablePath(nil, &length)
      var buffer = [CChar](repeating: 0, count: Int(length))
      guard _NSGetExecutablePath(&buffer, &length) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.flatMap { absolute(String(cString: $0)) } }
    #endif
  }

  private static func absolute(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
