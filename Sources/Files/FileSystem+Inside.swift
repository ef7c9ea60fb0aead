#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// The absolute path of what is there, without symbolic links, `.` and `..`; nothing if nothing is.
  public static func realPath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path of `name` in `folder`, which it must not leave: neither by `..`, nor by being absolute, nor through a
  /// symbolic link. Nothing needs to be there yet.
  public static func path(of name: String, inside folder: String) throws(FileError) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }), !name.utf8.contains(0) else {
      throw FileError(.find, name, .leavesFolder)
    }
    let path = folder.appending(part: name)
    if let root = realPath(folder), let nearest = nearestThere(path), !nearest.lies(in: root) {
      throw FileError(.find, path, .leavesFolder)
    }
    return path
  }

  /// The real path of the innermost part of a path that is there.
  private static func nearestThere(_ path: String) -> String? {
    var part = path
    while true {
      if let real = realPath(part) { return real }
      let parent = part.parentFolder
      if parent == part { return nil }
      part = parent
    }
  }
}

extension String {
  fileprivate func lies(in folder: String) -> Bool {
    self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
