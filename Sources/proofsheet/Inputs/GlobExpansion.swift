import Files

/// Finds the files that a glob names.
enum GlobExpansion {
  /// Folders nested deeper than this are not looked into, which also ends circles of symbolic links.
  private static let deepestLevel = 24

  /// The files below `base` whose paths fit `pattern`, sorted; `base` is nothing, or a folder and a slash, and stands
  /// before each. A folder that can't be read is an error; names that begin with a dot are left out.
  static func files(_ pattern: String, below base: String) throws(FileError) -> [String] {
    let fixed = fixedFolder(of: pattern)
    let root = pattern.hasPrefix("/") ? "" : base
    let levels = pattern.contains("**") ? deepestLevel : pattern.split(separator: "/").count
    var found: [String] = []
    try collect(below: fixed, root: root, levels: levels, matching: Glob(pattern), into: &found)
    return found.sorted()
  }

  private static func collect(
    below folder: String, root: String, levels: Int, matching glob: Glob, into found: inout [String]
  ) throws(FileError) {
    let place = root + folder
    for name in try FileSystem.names(in: place.isEmpty ? "." : place) where !name.hasPrefix(".") {
      let path = folder + name
      if !FileSystem.isFolder(root + path) {
        if glob.matches(path) { found.append(root + path) }
      } else if path.split(separator: "/").count < levels {
        try collect(below: path + "/", root: root, levels: levels, matching: glob, into: &found)
      }
    }
  }

  /// The part of a pattern before the first special character, up to and including its last slash.
  private static func fixedFolder(of pattern: String) -> String {
    let plain = pattern.prefix { !"*?[\\".contains($0) }
    guard let slash = plain.lastIndex(of: "/") else { return "" }
    return String(plain[...slash])
  }
}
