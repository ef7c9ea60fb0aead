public import Raster

/// How one cell fares against its golden.
public enum Verdict: Sendable, Hashable {
  /// Pixels and styles are equal.
  case matched
  /// The pixels differ within the tolerance.
  case tolerated(Comparison.Difference)
  /// The pixels differ, and so do the styles or what the cell shows.
  case changed(Comparison.Difference)
  /// The pixels differ although styles and content are equal: it was drawn in another way.
  case pixelsChangedStyleEqual(Comparison.Difference)
  /// The styles differ, but nothing of it can be seen.
  case styleChangedNothingVisible
  /// There is no golden for it.
  case missing
  /// The golden has it, but the style file gives it no more.
  case orphaned
  /// The golden cannot be used.
  case unreadable(GoldenFault)

  /// What differs in the pixels; nothing if nothing does or nothing could be compared.
  public var difference: Comparison.Difference? {
    switch self {
    case .tolerated(let difference), .changed(let difference), .pixelsChangedStyleEqual(let difference): difference
    case .matched, .styleChangedNothingVisible, .missing, .orphaned, .unreadable: nil
    }
  }

  /// Whether approving would change the golden: something is missing, orphaned, unreadable, or differs beyond the
  /// tolerance or in a style.
  public var wantsApproval: Bool {
    switch self {
    case .matched, .tolerated: false
    case .changed, .pixelsChangedStyleEqual, .styleChangedNothingVisible, .missing, .orphaned, .unreadable: true
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// The verdict in plain words, with what differs.
  public var description: String {
    switch self {
    case .matched: "matched"
    case .tolerated(let difference): "tolerated: \(difference)"
    case .changed(let difference): "changed: \(difference)"
    case .pixelsChangedStyleEqual(let difference): "pixels changed, style equal: \(difference)"
    case .styleChangedNothingVisible: "style changed, nothing visible"
    case .missing: "missing: it has no golden"
    case .orphaned: "orphaned: only the golden has it"
    case .unreadable(let fault): "unreadable: \(fault)"
    }
  }
}

/// Where a cell lies on its sheet.
public struct CellPlace: Sendable, Hashable {
  /// Which page, counted from 1.
  public let page: Int
  /// Its box on the page, in device pixels.
  public let box: PixelBox

  /// A place from its parts.
  public init(page: Int = 1, box: PixelBox) {
    self.page = page
    self.box = box
  }
}

/// A cell and how it fares.
public struct CellVerdict: Sendable, Hashable {
  /// The cell's id.
  public let id: String
  /// How it fares.
  public let verdict: Verdict
  /// Where it lies on the golden; nothing if it is not there.
  public let expected: CellPlace?
  /// Where it lies on the new sheet; nothing if it is not there.
  public let actual: CellPlace?

  /// A verdict from its parts.
  public init(id: String, verdict: Verdict, expected: CellPlace? = nil, actual: CellPlace? = nil) {
    self.id = id
    self.verdict = verdict
    self.expected = expected
    self.actual = actual
  }
}
