public import Files

extension GoldenStore {
  /// Throws if two of the keys would be one file; to be asked before anything is written.
  public func refuseCollisions(of keys: [GoldenKey]) throws(GoldenFault) {
    var seen = Set<String>()
    for key in keys where !seen.insert(key.path).inserted { throw .collision(path: path(of: key)) }
  }

  /// Makes the folder if it is missing, locks it against other processes, and sweeps what a writer who died left there.
  ///
  /// If another process holds the lock, waits for it, or throws.
  public func locked(waiting: Bool = true) throws(GoldenFault) -> FolderLock {
    do throws(FileError) {
      try FileSystem.makeFolder(folder)
      let lock = try FolderLock(folder, waiting: waiting)
      try lock.sweep()
      return lock
    } catch {
      throw .file(error)
    }
  }

  /// Makes the bytes of a PNG file, from ``RecordedSheet/encoded(by:)``, the golden of a key: whole or not at all.
  public func write(_ file: [UInt8], as key: GoldenKey, holding lock: borrowing FolderLock) throws(GoldenFault) {
    precondition(lock.folder == folder, "The lock is of the folder that is written to.")
    do throws(FileError) {
      let path = try FileSystem.path(of: key.path, inside: folder)
      try FileSystem.makeFolder(path.parentFolder)
      try FileSystem.replace(path, with: file)
    } catch {
      throw .file(error)
    }
  }

  /// Removes an orphan that ``orphans(styles:keys:)`` named.
  public func remove(orphan: String, holding lock: borrowing FolderLock) throws(GoldenFault) {
    precondition(lock.folder == folder, "The lock is of the folder that is written to.")
    do throws(FileError) {
      try FileSystem.remove(FileSystem.path(of: orphan, inside: folder))
    } catch {
      throw .file(error)
    }
  }
}
