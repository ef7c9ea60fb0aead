/// A key of a style set, read by the grammar: what it is for, part by part, and every mistake in it.
///
///     key        = selector *( "," selector )
///     selector   = *( container "/" ) class [ "-" states ]
///     states     = state *( "|" state )
///     special    = "default" | "controls-" states | "bar-controls-" states
///
/// A part with a mistake is for nothing; the other parts of its key still count.
public struct StyleKey: Sendable, Hashable {
  /// What one part of a key is for.
  public enum Target: Sendable, Hashable {
    /// The style that all others lie over.
    case defaultStyle
    /// All controls in a state.
    case controls(ControlState)
    /// Controls in a bar, in a state.
    case barControls(ControlState)
    /// An appearance rule; without containers and state, also a name for applications to look up.
    case selector(Selector)
  }

  /// One part of a key, between commas.
  public struct Part: Sendable, Hashable {
    /// What it is for.
    public let target: Target
    /// Where it begins in the key, in Unicode scalars from 0.
    public let offset: Int
  }

  /// One mistake in a key.
  public struct Mistake: Sendable, Hashable {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
      /// No class where one should be.
      case emptyClass
      /// Nothing before a slash.
      case emptyContainer
      /// No state where one should be: after a dash or beside a bar.
      case emptyState
      /// A state that does not exist.
      case unknownState(String)
      /// `default` with something beside it; it only counts as a whole key.
      case defaultInList
    }

    /// What is wrong.
    public let kind: Kind
    /// Where, in Unicode scalars from the key's beginning.
    public let offset: Int
  }

  /// The key as written.
  public let text: String
  /// The parts without a mistake, in the order written.
  public let parts: [Part]
  /// Every mistake, in reading order.
  public let mistakes: [Mistake]

  /// The key `text`, read.
  public init(_ text: String) {
    self.text = text
    if text == "default" {
      (parts, mistakes) = ([Part(target: .defaultStyle, offset: 0)], [])
      return
    }
    var reader = StyleKeyReader(text)
    (parts, mistakes) = reader.read()
  }
}
