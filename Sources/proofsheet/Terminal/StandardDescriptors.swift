#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The descriptors 0, 1 and 2.
enum StandardDescriptors {
  /// Makes sure that all three are taken. If the caller closed one, the next file that is opened would get its number,
  /// and messages would be written into a picture. What takes its place can't be written to, so results that nobody
  /// receives are still an error.
  static func claim() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
