#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The right to write in a folder and below, as far as other processes ask for it too.
///
/// It is released with its owner, and by the kernel if the process dies.
public struct FolderLock: ~Copyable {
  /// The folder that is locked.
  public let folder: String
  private let descriptor: Descriptor

  /// Locks a folder that is there.
  ///
  /// If another process holds the lock, waits for it, or throws ``FileError/Cause/locked``.
  public init(_ folder: String, waiting: Bool = true) throws(FileError) {
    let opened = try Descriptor(folder, O_RDONLY | O_DIRECTORY, for: .lock)
    try Self.lock(opened, folder, waiting: waiting)
    self.folder = folder
    descriptor = opened
  }

  private static func lock(_ opened: borrowing Descriptor, _ folder: String, waiting: Bool) throws(FileError) {
    while flock(opened.number, waiting ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { throw FileError(.lock, folder, .locked) }
      if errno != EINTR { throw .system(.lock, folder) }
    }
  }

  /// Removes the temporary files that a writer who died left in the folder and below; gives their paths.
  ///
  /// Nobody who holds the lock is writing now, so all that are there are leftovers.
  @discardableResult
  public borrowing func sweep() throws(FileError) -> [String] {
    let leftovers = try FileSystem.files(below: folder).filter { TemporaryName.matches($0.lastPathPart) }
    for name in leftovers { try FileSystem.remove(folder.appending(part: name)) }
    return leftovers
  }
}
