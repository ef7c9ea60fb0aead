public import Diagnostics
public import Styling

/// One font that a style names, and where.
public struct FontUse: Sendable, Hashable {
  /// Its PostScript name; nothing for the system font.
  public let name: String?
  /// The settings that name it, in the order of ``Setting``.
  public let settings: [Setting]
  /// Where a file names it, in reading order; nowhere if only the built-in style does.
  public let locations: [SourceLocation]

  /// All fonts that a style sheet names, the system font first, then by name.
  public static func all(in sheet: StyleSheet) -> [FontUse] {
    var settings: [String?: Set<Setting>] = [:]
    var locations: [String?: Set<SourceLocation>] = [:]
    for style in [sheet.defaultStyle] + sheet.entries.map(\.resolved) {
      for setting in Setting.of(.fonts) {
        guard let font = style.font(setting) else { continue }
        settings[font.name, default: []].insert(setting)
        if case .file(_, let location) = style.origin(of: setting) {
          locations[font.name, default: []].insert(location)
        }
      }
    }
    return settings.keys.sorted { ($0 ?? "") < ($1 ?? "") }.map { name in
      FontUse(
        name: name, settings: Setting.of(.fonts).filter { settings[name]?.contains($0) == true },
        locations: locations[name, default: []].sorted())
    }
  }
}
