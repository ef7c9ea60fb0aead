#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// The names in a folder, `.` and `..` left out, sorted by their bytes.
  public static func names(in folder: String) throws(FileError) -> [String] {
    guard !folder.utf8.contains(0) else { throw FileError(.list, folder, .system(EINVAL)) }
    guard let listing = opendir(folder) else { throw .system(.list, folder) }
    defer { closedir(listing) }
    var names = [String]()
    errno = 0
    while let entry = readdir(listing) {
      let name = name(of: entry)
      if name != "." && name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .system(.list, folder) }
    return names.sorted(by: precedes)
  }

  /// All files below a folder whose name ends with `suffix`, as paths from that folder, sorted by their bytes.
  ///
  /// A symbolic link to a file counts as a file; one to a folder is not followed, so that there is no end of it.
  public static func files(below folder: String, ending suffix: String = "") throws(FileError) -> [String] {
    var found = [String]()
    var folders = [""]
    while let inner = folders.popLast() {
      for name in try names(in: inner.isEmpty ? folder : folder.appending(part: inner)) {
        let path = inner.isEmpty ? name : inner.appending(part: name)
        let whole = folder.appending(part: path)
        if stat(whole, followingLink: false)?.isFolder == true {
          folders.append(path)
        } else if path.hasSuffix(suffix), stat(whole)?.isFolder != true {
          found.append(path)
        }
      }
    }
    return found.sorted(by: precedes)
  }

  /// Whether a folder stands at a path, symbolic links followed.
  public static func isFolder(_ path: String) -> Bool { stat(path)?.isFolder == true }

  /// Whether an ordinary file stands at a path, symbolic links followed.
  public static func isFile(_ path: String) -> Bool { stat(path)?.isFile == true }

  /// The order of names: by bytes, the same on every system.
  static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
        String(cString: $0)
      }
    }
  }
}
