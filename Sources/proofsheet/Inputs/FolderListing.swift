#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What lies in a folder.
enum FolderListing {
  /// One name in a folder.
  struct Entry: Sendable, Hashable {
    /// The bare name.
    var name: String
    /// Whether it is a folder, symbolic links followed.
    var isFolder: Bool
  }

  /// The entries of a folder, sorted by name, without those that begin with a dot.
  static func visible(in folder: String) throws(InputError) -> [Entry] {
    guard let stream = opendir(folder) else { throw InputError(path: folder, reason: SystemError.text(errno)) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { entries.append(Entry(name: name, isFolder: isFolder("\(folder)/\(name)"))) }
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
