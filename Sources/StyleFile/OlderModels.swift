/// Names of the models up to 0.9.15, and what says the same today.
enum OlderModels {
  /// How to say today what `name` said, or nothing if no older model had it.
  static func mend(for name: String) -> String? {
    if let mend = names[name] { return mend }
    guard name.hasPrefix("inverse"), let first = name.dropFirst(7).first else { return nil }
    let plain = first.lowercased() + name.dropFirst(8)
    guard let mend = names[plain] else { return nil }
    return "what `inverse…` said stands in `bar-controls-…` entries; without it: \(mend)"
  }

  private static let dropped = "it has no successor; remove it"

  private static let names: [String: String] = [
    // 0.9.0 to 0.9.2, flat.
    "appPrimaryColor": "write `colors.primaryColor`",
    "appBodyColor": "write `colors.backgroundColor`",
    "appSeparatorColor": "write `colors.separatorColor`",
    "textShadowColor": "write `controls.textShadow`, a shadow with a color",
    "controlTextColor": "write `controls.actionColor`",
    "controlBorderColor": "write `controls.borderColor`",
    "controlBorderGlossColor": "write `controls.glossColor`",
    "controlHighlightedColor": "write `controls.fillColor` in an entry `controls-highlighted`",
    "controlHighlightedShadowColor": "write `controls.shadowColor` in an entry `controls-highlighted`",
    "controlSelectedColor": "write `controls.actionColor` in an entry `controls-selected`",
    "controlDisabledColor": "write `controls.actionColor` in an entry `controls-disabled`",
    "controlDangerColor": "write `controls.actionColor` in an entry `controls-dangerous`",
    "uiFont": "write `fonts.actionFont`",
    "uiBoldFont": "write `fonts.actionFont`",
    "bodyFont": "write `fonts.textFont`",
    "titleFont": "write `fonts.navigationFont`",
    "secondaryFont": "write `fonts.secondaryHeadlineFont`",
    // 0.9.3 to 0.9.15, nested.
    "controlSettings": "its `normalColorSettings` are `controls` of `default`, the others `controls` of `controls-…`",
    "inverseControlSettings": "each of its groups is `controls` of an entry `bar-controls-…`",
    "normalColorSettings": "write `controls` of `default`, or of `bar-controls-normal` if it was inverse",
    "highlightedColorSettings": stateMend("highlighted"),
    "selectedColorSettings": stateMend("selected"),
    "disabledColorSettings": stateMend("disabled"),
    "dangerousColorSettings": stateMend("dangerous"),
    "alertHeadlineFont": dropped,
    "alertFont": dropped,
    "alertHeadlineColor": dropped,
    "alertColor": dropped,
    "alertBackgroundColor": dropped,
  ]

  private static func stateMend(_ state: String) -> String {
    "write `controls` of an entry `controls-\(state)`, or `bar-controls-\(state)` if it was inverse"
  }
}
