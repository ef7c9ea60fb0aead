#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file or a folder that the user named could not be read.
struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
  /// As the user named it.
  var path: String
  /// The system's words.
  var reason: String

  /// One sentence without a full stop.
  var description: String { "cannot read \(path): \(reason)" }
}

/// Files that the user names.
enum InputFile {
  /// All bytes of a file; of a pipe, until its end.
  static func bytes(of path: String) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(path: path, reason: SystemError.text(errno)) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var room = expectedSize(of: descriptor) + 1
    while true {
      let count = append(room, from: descriptor, to: &bytes)
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { throw InputError(path: path, reason: SystemError.text(errno)) }
      room = max(room - max(count, 0), 1 << 14)
    }
  }

  private static func expectedSize(of descriptor: Int32) -> Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? min(max(Int(status.st_size), 0), 1 << 28) : 0
  }

  /// Reads at most `room` bytes; gives what read(2) gives.
  private static func append(_ room: Int, from descriptor: Int32, to bytes: inout [UInt8]) -> Int {
    var count = 0
    let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      count = read(descriptor, buffer.baseAddress, room)
      initialized = max(count, 0)
    }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    return count
  }
}
