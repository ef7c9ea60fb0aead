import Raster

/// The six state styles that every control has without a word in a file, lying over the current default style.
public enum BuiltInStateStyles {
  /// The states that have one, in the order of the specification's table.
  public static let states: [ControlState] = [
    .highlighted, .selected, [.highlighted, .selected], .disabled, .dangerous, [.highlighted, .dangerous],
  ]

  /// What the state's style changes of `base`, or nothing if the state has no built-in style.
  ///
  /// A pressed control keeps its base's action colour with the alpha set to 0.8; where the base has none, there is
  /// none to fade.
  public static func style(for state: ControlState, over base: ResolvedStyle) -> Style? {
    switch state {
    case .highlighted:
      style(
        .highlighted, action: base.color(.actionColor)?.withAlpha(0xcc).rgba, fill: 0xd4d4_d480, shadow: 0x5555_557f)
    case .selected: style(.selected, action: 0x1247_b8ff)
    case [.highlighted, .selected]: style(state, action: 0x1247_b880, fill: 0xd4d4_d480)
    case .disabled: style(.disabled, action: 0xcaca_caff)
    case .dangerous: style(.dangerous, action: 0xeb2d_38ff, border: 0xeb2d_38ff)
    case [.highlighted, .dangerous]: style(state, action: 0xeb2d_3880, border: 0xeb2d_38ff, fill: 0xd4d4_d480)
    default: nil
    }
  }

  private static func style(
    _ state: ControlState, action: UInt32?, border: UInt32? = nil, fill: UInt32? = nil, shadow: UInt32? = nil
  ) -> Style {
    let colors: [(Setting, UInt32?)] = [
      (.actionColor, action), (.borderColor, border), (.fillColor, fill), (.shadowColor, shadow),
    ]
    var style = Style()
    for case (let setting, let rgba?) in colors {
      style[setting] = Style.Assignment(.color(Color(rgba: rgba)), origin: .builtInState(state))
    }
    return style
  }
}
