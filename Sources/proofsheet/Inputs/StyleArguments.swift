import Diagnostics
import Files

/// The operands of a command that works on style files: those that end in `.json` are files, all others globs.
struct StyleArguments: Sendable, Hashable {
  /// The style files as the user named them.
  var files: [String] = []
  /// Globs of sheets.
  var globs: [String] = []

  init(_ operands: [String]) {
    for operand in operands {
      if operand.hasSuffix(".json") { files.append(operand) } else { globs.append(operand) }
    }
  }

  /// The files that are named, or else those of the configuration. None at all is an error, and so are two that would
  /// share a folder of goldens.
  func styleFiles(_ configuration: Configuration) throws -> [String] {
    let files = files.isEmpty ? try configuration.styleFiles() : files
    try Self.refuseEqualStems(files)
    return files
  }

  private static func refuseEqualStems(_ files: [String]) throws(UsageError) {
    var seen: [String: String] = [:]
    for file in files {
      guard let other = seen.updateValue(file, forKey: file.pathStem.lowercased()) else { continue }
      throw UsageError("\(other) and \(file) share the name '\(file.pathStem)'", hint: "rename one of them")
    }
  }
}

extension Configuration {
  /// The files that `styles` names, each once, in the order of the globs. A glob that fits nothing is an error.
  func styleFiles() throws -> [String] {
    guard !styles.isEmpty else {
      let hint = file == nil ? "name one, or write a \(ConfigurationFile.name) with \"styles\"" : "name one"
      throw UsageError("no style file is given, and no configuration names any", hint: hint)
    }
    var files: [String] = []
    for glob in styles {
      let found = try GlobExpansion.files(glob.text, below: base)
      guard !found.isEmpty else {
        throw InvalidInput(diagnostics: [
          Diagnostic(.error, "no file fits '\(glob.text)'", rule: "config-styles", at: glob.location)
        ])
      }
      for file in found where !files.contains(file) { files.append(file) }
    }
    return files
  }
}
