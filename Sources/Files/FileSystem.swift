#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Questions to the file system.
public enum FileSystem {
  /// Whether something stands at a path, symbolic links followed.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
