#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// All bytes of a file, a pipe or a device such as `/dev/stdin`, if they are no more than `limit`.
  public static func read(_ path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    let file = try Descriptor(path, O_RDONLY, for: .read)
    guard let status = file.status() else { throw .system(.read, path) }
    guard !status.isFolder else { throw FileError(.read, path, .isFolder) }
    let expected = status.isFile ? Int(status.st_size) : 0
    guard expected <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
    var bytes = [UInt8]()
    var room = expected + 1
    while let more = try part(of: file, path, room) {
      if bytes.isEmpty { bytes = more } else { bytes += more }
      guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
      room = max(65_536, bytes.count)
    }
    return bytes
  }

  /// The next bytes of a file, at most `room`; nothing at its end.
  private static func part(of file: borrowing Descriptor, _ path: String, _ room: Int) throws(FileError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: room)
    let count = bytes.withUnsafeMutableBytes { file.fill($0) }
    guard count >= 0 else { throw .system(.read, path) }
    bytes.removeLast(room - count)
    return count > 0 ? bytes : nil
  }
}
