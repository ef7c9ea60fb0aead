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
}
