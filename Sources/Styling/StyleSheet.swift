public import Diagnostics

/// A style file, read: the default style, and the entries that lie over it.
public struct StyleSheet: Sendable {
  /// One entry of a set.
  public struct Entry: Sendable {
    /// Its key, as written and as read.
    public let key: StyleKey
    /// Where each of the key's parts stands, in their order.
    public let partLocations: [SourceLocation]
    /// Where the key stands.
    public let location: SourceLocation
    /// What it says.
    public let written: Style
    /// The default style with what it says laid over.
    public let resolved: ResolvedStyle
  }

  /// An entry as it stands in a file, before it is laid over the default style.
  public struct WrittenEntry: Sendable {
    /// Its key.
    public var key: StyleKey
    /// Where the key stands.
    public var location: SourceLocation
    /// Where each of the key's parts stands, in their order.
    public var partLocations: [SourceLocation]
    /// What it says.
    public var style: Style

    /// An entry; without `partLocations`, all parts stand where the key does.
    public init(key: StyleKey, at location: SourceLocation, partLocations: [SourceLocation]? = nil, style: Style) {
      self.key = key
      self.location = location
      self.partLocations = partLocations ?? key.parts.map { _ in location }
      self.style = style
      precondition(self.partLocations.count == key.parts.count, "Each part of a key has its place.")
    }
  }

  /// The style where no other answers: the built-in style with the file's `default` laid over.
  public let defaultStyle: ResolvedStyle
  /// Whether the file has a `default`; a file that is one style is one.
  public let hasDefault: Bool
  /// The entries in the order of the file, `default` among them; no two have the same key.
  public let entries: [Entry]

  /// A set of entries in the order of the file; of entries with the same key, only the last one counts.
  public init(_ written: [WrittenEntry] = []) {
    let kept = Self.lastOfEachKey(written)
    let ownDefault = kept.last { $0.key.isDefault }
    let base = ownDefault.map { ResolvedStyle.builtIn.overlaid(with: $0.style) } ?? .builtIn
    defaultStyle = base
    hasDefault = ownDefault != nil
    entries = kept.map { entry in
      Entry(
        key: entry.key, partLocations: entry.partLocations, location: entry.location, written: entry.style,
        resolved: entry.key.isDefault ? base : base.overlaid(with: entry.style))
    }
  }

  /// The style of one entry by its key as written; `default` is always there.
  public func style(ofEntry key: String) -> ResolvedStyle? {
    entries.first { $0.key.text == key }?.resolved ?? (key == "default" ? defaultStyle : nil)
  }

  private static func lastOfEachKey(_ written: [WrittenEntry]) -> [WrittenEntry] {
    var seen: Set<[UInt8]> = []
    return written.reversed().filter { seen.insert(Array($0.key.text.utf8)).inserted }.reversed()
  }
}

extension StyleKey {
  /// Whether it is the key of the default style.
  public var isDefault: Bool { parts.first?.target == .defaultStyle }
}
