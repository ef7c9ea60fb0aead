import Diagnostics
import Files

/// Where the configuration is found.
enum ConfigurationFile {
  /// Its name.
  static let name = "proofsheet.json"

  /// The configuration that `--config` names, else the nearest one upward from the working folder, else what holds
  /// without one. A faulty one is an error: `InvalidInput`.
  static func load(_ arguments: ArgumentList) throws -> Configuration {
    guard let file = arguments.value(of: .config) ?? nearest() else { return Configuration() }
    let folder = file.parentFolder
    let base = folder == "." ? "" : folder == "/" ? "/" : "\(folder)/"
    let (configuration, diagnostics) = ConfigurationReader.read(try FileSystem.read(file), file: file, base: base)
    if diagnostics.containsError { throw InvalidInput(diagnostics: diagnostics) }
    return configuration
  }

  /// The nearest file of that name, as a path from the working folder: `../proofsheet.json`.
  private static func nearest() -> String? {
    var path = name
    for _ in 0...depthOfWorkingFolder() {
      if FileSystem.exists(path) { return path }
      path = "../\(path)"
    }
    return nil
  }

  private static func depthOfWorkingFolder() -> Int {
    FileSystem.realPath(".")?.split(separator: "/").count ?? 0
  }
}
