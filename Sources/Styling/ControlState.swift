/// The state of a control: any combination of five flags; normal is none of them.
public struct ControlState: OptionSet, Sendable, Hashable {
  /// UIKit's bits, and for `dangerous` the first of those that UIKit leaves to applications.
  public let rawValue: Int

  /// A state from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No flag at all.
  public static let normal: ControlState = []
  /// Pressed.
  public static let highlighted = ControlState(rawValue: 1)
  /// Takes no input.
  public static let disabled = ControlState(rawValue: 2)
  /// Chosen.
  public static let selected = ControlState(rawValue: 4)
  /// Where the keyboard or remote points.
  public static let focused = ControlState(rawValue: 8)
  /// Its action destroys something.
  public static let dangerous = ControlState(rawValue: 0x10000)

  /// The single flags, strongest first: the order of names and of falling back.
  public static let strongestFirst: [ControlState] = [.disabled, .dangerous, .highlighted, .selected, .focused]

  /// All 32 states, in the order of the contact sheets: within each pair of disabled and dangerous, the eight
  /// combinations of the weaker flags.
  public static let all: [ControlState] = {
    let weaker: [ControlState] = [
      [], .highlighted, .selected, .focused, [.highlighted, .selected], [.highlighted, .focused],
      [.selected, .focused], [.highlighted, .selected, .focused],
    ]
    let stronger: [ControlState] = [[], .dangerous, .disabled, [.disabled, .dangerous]]
    return stronger.flatMap { base in weaker.map { base.union($0) } }
  }()

  /// The single flags of this state, strongest first.
  public var flags: [ControlState] { Self.strongestFirst.filter(contains) }

  /// `disabled|dangerous`, strongest first; `normal` if no flag is set.
  public var name: String {
    let names = flags.compactMap { Self.names[$0] }
    return names.isEmpty ? "normal" : names.joined(separator: "|")
  }

  /// The flag of one name, in any letter case; `normal` is the empty state, an unknown name is nothing.
  public init?(flagNamed name: some StringProtocol) {
    switch name.lowercased() {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    case "focused": self = .focused
    case "dangerous": self = .dangerous
    default: return nil
    }
  }

  /// The names that a style file knows, strongest first, then `normal`.
  public static let knownNames = strongestFirst.compactMap { names[$0] } + ["normal"]

  private static let names: [ControlState: String] = [
    .disabled: "disabled", .dangerous: "dangerous", .highlighted: "highlighted", .selected: "selected",
    .focused: "focused",
  ]
}

extension ControlState: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}
