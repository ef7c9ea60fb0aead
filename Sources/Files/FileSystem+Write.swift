#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// Makes a folder and those that it lies in, where they are missing.
  public static func makeFolder(_ path: String) throws(FileError) {
    guard !path.utf8.contains(0) else { throw FileError(.make, path, .system(EINVAL)) }
    if isFolder(path) { return }
    let parent = path.parentFolder
    if parent != path, parent != "." { try makeFolder(parent) }
    // Another process may have made it since.
    if mkdir(path, 0o777) != 0, !(errno == EEXIST && isFolder(path)) { throw .system(.make, path) }
  }

  /// Removes a file.
  public static func remove(_ path: String) throws(FileError) {
    guard !path.utf8.contains(0) else { throw FileError(.remove, path, .system(EINVAL)) }
    guard unlink(path) == 0 else { throw .system(.remove, path) }
  }

  /// Writes a file whole or not at all: whoever reads it finds the old bytes or the new ones, even after a power cut.
  ///
  /// The bytes go to a temporary file in the same folder, which is then renamed. A symbolic link is kept, and what it
  /// points to is replaced. A pipe or a device is written to.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let status = stat(path)
    if status?.isFolder == true { throw FileError(.write, path, .isFolder) }
    if let status, !status.isFile { return try pour(bytes, into: path) }
    let target = status == nil ? path : realPath(path) ?? path
    let folder = target.parentFolder
    do throws(FileError) {
      let temporary = try writeTemporary(in: folder, bytes, mode: status.map { $0.st_mode & 0o777 })
      if rename(temporary, target) != 0 {
        let error = FileError.system(.write, path)
        unlink(temporary)
        throw error
      }
      try syncFolder(folder)
    } catch {
      // The user knows the file, not its temporary twin.
      throw FileError(.write, path, error.cause)
    }
  }

  /// Writes to what is no ordinary file.
  private static func pour(_ bytes: [UInt8], into path: String) throws(FileError) {
    let file = try Descriptor(path, O_WRONLY, for: .write)
    guard file.put(bytes) else { throw .system(.write, path) }
  }

  /// Writes a new file of a temporary name, waits for the disk, and gives its path.
  private static func writeTemporary(
    in folder: String, _ bytes: [UInt8], mode: mode_t?
  ) throws(FileError) -> String {
    var number = 1
    while true {
      let path = TemporaryName.path(number, in: folder)
      do throws(FileError) {
        try writeNew(path, bytes, mode: mode)
        return path
      } catch {
        // Another thread has it, or a process of our number died here.
        guard error.cause == .system(EEXIST), number < 10_000 else { throw error }
        number += 1
      }
    }
  }

  private static func writeNew(_ path: String, _ bytes: [UInt8], mode: mode_t?) throws(FileError) {
    let file = try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, for: .write)
    if let mode { fchmod(file.number, mode) }
    if file.put(bytes), file.sync() { return }
    let error = FileError.system(.write, path)
    unlink(path)
    throw error
  }

  private static func syncFolder(_ folder: String) throws(FileError) {
    let descriptor = try Descriptor(folder, O_RDONLY | O_DIRECTORY, for: .write)
    // Some file systems cannot sync a folder and say that the request makes no sense.
    guard descriptor.sync() || errno == EINVAL || errno == ENOTSUP else { throw .system(.write, folder) }
  }
}
