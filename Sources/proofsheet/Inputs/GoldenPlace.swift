import Goldens

/// Where the goldens are.
enum GoldenPlace {
  /// The folder of `--snapshots`, else the configuration's.
  static func store(_ arguments: ArgumentList, _ configuration: Configuration) -> GoldenStore {
    GoldenStore(folder: arguments.value(of: .snapshots) ?? configuration.snapshots)
  }
}
