public import Goldens

/// How one sheet fares against its golden.
public struct SheetVerdict: Sendable {
  /// Which golden, by its first page.
  public let key: GoldenKey
  /// The golden's path, as the user would name it.
  public let path: String
  /// Every cell that was looked at, and how it fares.
  public let cells: [CellVerdict]
  /// Whether the golden was drawn by another version of Proofsheet or with other fonts.
  public let isOtherRenderer: Bool

  /// The verdict on a sheet.
  public init(key: GoldenKey, path: String, cells: [CellVerdict], isOtherRenderer: Bool = false) {
    self.key = key
    self.path = path
    self.cells = cells
    self.isOtherRenderer = isOtherRenderer
  }

  /// Why the golden cannot be used, if that is so.
  public var fault: GoldenFault? {
    if case .unreadable(let fault)? = cells.first?.verdict { fault } else { nil }
  }

  /// Whether there is no golden at all.
  public var isMissing: Bool { !cells.isEmpty && cells.allSatisfy { $0.verdict == .missing } }

  /// The worst that the sheet shows.
  public var outcome: Outcome { cells.map(\.verdict.outcome).max() ?? .fine }
}

/// What a verdict comes to; the greater, the worse.
public enum Outcome: Int, Sendable, Hashable, Comparable {
  /// Nothing is wrong.
  case fine
  /// Worth a word; wrong only under `--strict`.
  case notable
  /// A difference, or a golden that is missing.
  case different
  /// A golden that cannot be used.
  case broken

  /// By how bad it is.
  public static func < (a: Outcome, b: Outcome) -> Bool { a.rawValue < b.rawValue }
}

extension Verdict {
  /// What it comes to.
  public var outcome: Outcome {
    switch self {
    case .matched, .tolerated: .fine
    case .styleChangedNothingVisible, .orphaned: .notable
    case .changed, .pixelsChangedStyleEqual, .missing: .different
    case .unreadable: .broken
    }
  }
}
