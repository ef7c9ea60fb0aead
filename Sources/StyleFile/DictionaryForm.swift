import Raster
public import Styling

/// A style as a style file would write it in full: every setting is named, an empty one is null.
public enum DictionaryForm {
  /// The three sections with all their settings.
  ///
  /// Reading it back gives the same style; it no longer follows any default.
  public static func json(of style: ResolvedStyle) -> JSONValue {
    var sections: [String: JSONValue] = [:]
    for section in Section.allCases {
      var settings: [String: JSONValue] = [:]
      for setting in Setting.of(section) {
        settings[setting.rawValue] = json(of: style[setting])
      }
      sections[section.rawValue] = .object(settings)
    }
    return .object(sections)
  }

  /// What a setting holds; nothing is null.
  static func json(of value: Value?) -> JSONValue {
    switch value {
    case nil: .null
    case .color(let color): .string(color.hex)
    case .font(let font): json(of: font)
    case .shadow(let shadow): json(of: shadow)
    }
  }

  /// A font; one without a name is the system font.
  private static func json(of font: Font) -> JSONValue {
    var members: [String: JSONValue] = ["size": .number(font.size)]
    if let name = font.name { members["name"] = .string(name) }
    return .object(members)
  }

  private static func json(of shadow: Shadow) -> JSONValue {
    .object([
      "color": .string(shadow.color.hex),
      "offset": .array([.number(shadow.offset.width), .number(shadow.offset.height)]),
      "blurRadius": .number(shadow.blurRadius),
    ])
  }
}
