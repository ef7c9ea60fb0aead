import Styling

/// The plain words for a state, strongest first: `Disabled + dangerous + selected`.
enum StateLabel {
  /// All words of a state; `Normal` if no flag is set.
  static func text(_ state: ControlState) -> String {
    state == .normal ? "Normal" : capitalised(words(state).joined(separator: " + "))
  }

  /// The words of a state in a group that `base` is common to: what the heading already says, and what sets it apart.
  static func parts(_ state: ControlState, in base: ControlState) -> (common: String, own: String) {
    let own = state.subtracting(base)
    guard own != .normal, base != .normal else { return ("", text(state)) }
    return (text(base) + " +", words(own).joined(separator: " + "))
  }

  private static func words(_ state: ControlState) -> [String] { state.flags.map(\.name) }

  private static func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
