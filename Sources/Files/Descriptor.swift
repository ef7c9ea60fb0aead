#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The sole owner of an open file or folder; closes it exactly once.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Opens `path` with `flags`; new files may be read and written by whom the umask lets.
  init(_ path: String, _ flags: Int32, for attempt: FileError.Attempt) throws(FileError) {
    // A zero byte would end the path early, and name another file.
    guard !path.utf8.contains(0) else { throw FileError(attempt, path, .system(EINVAL)) }
    var opened: Int32
    repeat { opened = open(path, flags | O_CLOEXEC, 0o666) } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw .system(attempt, path) }
    number = opened
  }

  deinit { close(number) }

  /// Reads into `buffer`; says how many bytes, 0 at the end, less than 0 if it failed.
  borrowing func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = read(number, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes all of `bytes`; says no if it failed.
  borrowing func put(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        let count = write(number, rest.baseAddress, rest.count)
        if count < 0 && errno != EINTR { return false }
        done += max(0, count)
      }
      return true
    }
  }

  /// Waits until the disk has it; says no if it failed.
  borrowing func sync() -> Bool { fsync(number) == 0 }

  /// What the system knows of it.
  borrowing func status() -> stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }
}

extension stat {
  /// Whether it is a folder.
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  /// Whether it is an ordinary file.
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }

  /// What stands at a path, or nothing; the last symbolic link is followed or not.
  init?(_ path: String, followingLink: Bool = true) {
    self.init()
    guard !path.utf8.contains(0) else { return nil }
    guard (followingLink ? Self.follow(path, &self) : Self.look(path, &self)) == 0 else { return nil }
  }

  private static func follow(_ path: String, _ status: inout stat) -> Int32 { stat(path, &status) }
  private static func look(_ path: String, _ status: inout stat) -> Int32 { lstat(path, &status) }
}
