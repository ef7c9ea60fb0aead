import Raster

/// How far each cell may be off: the flags for all, else the configuration's limit for its name.
struct Tolerances: Sendable {
  private let all: Tolerance?
  private let configuration: Configuration

  init(_ arguments: ArgumentList, _ configuration: Configuration) throws(UsageError) {
    all = try arguments.tolerance()
    self.configuration = configuration
  }

  /// The tolerance of a cell: a limit names its id or its sheet.
  func tolerance(for id: String) -> Tolerance {
    if let all { return all }
    let sheet = String(id.prefix { $0 != "/" })
    guard let limit = configuration.limit(for: id) ?? configuration.limit(for: sheet) else { return .exact }
    return Tolerance(maxDiffPixels: limit.maxDiffPixels, maxChannelDelta: limit.maxChannelDelta)
  }
}

extension ArgumentList {
  /// What `--max-diff-pixels` and `--max-channel-delta` allow; nothing if neither is given.
  func tolerance() throws(UsageError) -> Tolerance? {
    let pixels = try number(of: .maxDiffPixels, in: 0...Int.max)
    let delta = try number(of: .maxChannelDelta, in: 0...255)
    return pixels == nil && delta == nil ? nil : Tolerance(maxDiffPixels: pixels ?? 0, maxChannelDelta: delta ?? 0)
  }
}
