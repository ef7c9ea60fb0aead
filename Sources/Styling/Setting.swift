/// One of the three parts of a style.
public enum Section: String, Sendable, Hashable, CaseIterable {
  /// Twelve colours.
  case colors
  /// Five colours and two shadows of controls.
  case controls
  /// Eleven fonts.
  case fonts
}

/// One of the 30 things that a style can say, by its name in a style file.
public enum Setting: String, Sendable, Hashable, CaseIterable {
  // colors
  case primaryColor, secondaryColor, backgroundColor, separatorColor, heroColor, headlineColor
  case secondaryHeadlineColor, textColor, captionColor, formColor, placeholderColor, navigationColor
  // fonts
  case actionFont, formFont, navigationFont, heroFont, headlineFont, secondaryHeadlineFont, textFont, captionFont
  case listFont, listSecondaryFont, listCaptionFont
  // controls
  case actionColor, borderColor, fillColor, glossColor, shadowColor, shadow, textShadow

  /// What kind of value a setting holds.
  public enum Kind: Sendable, Hashable {
    /// A colour.
    case color
    /// A font.
    case font
    /// A shadow record.
    case shadow
  }

  /// The part of a style that it stands in.
  public var section: Section {
    switch self {
    case .primaryColor, .secondaryColor, .backgroundColor, .separatorColor, .heroColor, .headlineColor,
      .secondaryHeadlineColor, .textColor, .captionColor, .formColor, .placeholderColor, .navigationColor:
      .colors
    case .actionFont, .formFont, .navigationFont, .heroFont, .headlineFont, .secondaryHeadlineFont, .textFont,
      .captionFont, .listFont, .listSecondaryFont, .listCaptionFont:
      .fonts
    case .actionColor, .borderColor, .fillColor, .glossColor, .shadowColor, .shadow, .textShadow:
      .controls
    }
  }

  /// What kind of value it holds.
  public var kind: Kind {
    switch self {
    case .shadow, .textShadow: .shadow
    default: section == .fonts ? .font : .color
    }
  }

  /// `controls.fillColor`.
  public var path: String { "\(section.rawValue).\(rawValue)" }

  /// The settings of one section, in the order of this list.
  public static func of(_ section: Section) -> [Setting] { allCases.filter { $0.section == section } }
}
