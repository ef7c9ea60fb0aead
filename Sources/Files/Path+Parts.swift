#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension String {
  /// The folder that a path lies in: `a/b` of `a/b/c`, `.` of a bare name, `/` of a name at the root.
  public var parentFolder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last part of a path.
  public var lastPathPart: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  /// This folder's entry of a name: `a/b`, whether or not the folder ends with a slash; the name alone in no folder.
  public func appending(part name: String) -> String {
    isEmpty || hasSuffix("/") ? self + name : "\(self)/\(name)"
  }

  /// The last part without its last ending: `styles` of `a/styles.json`, `.json` of `.json`.
  public var pathStem: String {
    let name = lastPathPart
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
