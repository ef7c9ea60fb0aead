public import Diagnostics
import Raster
import Styling

/// Carries files of BRStyle's older models over to a set of today: the flat one of 0.9.0 to 0.9.2, and the nested one of
/// 0.9.3 to 0.9.15. What a `…Settings` group or an `inverse…` name said becomes an entry for controls in a state, or in
/// bars.
public enum OlderFile {
  /// What a file says today.
  public struct Converted: Sendable {
    /// A style set in its canonical form.
    public let text: String
    /// What could not be carried over, and what was wrong, in reading order.
    public let diagnostics: [Diagnostic]
  }

  /// Converts a whole file; nothing if there is nothing of an older model in it.
  ///
  /// - Throws: ``StyleFileError/notJSON(_:)`` if the text is not JSON.
  public static func convert(_ bytes: [UInt8], file: String) throws(StyleFileError) -> Converted? {
    let json = try SourceJSON(bytes, file: file)
    guard json.root.kind == .object else { return nil }
    var converter = OlderConverter()
    converter.read(json.root)
    guard converter.isOlder else { return nil }
    let set = JSONValue.object(converter.entries.mapValues { .object($0.mapValues(JSONValue.object)) })
    let text = try CanonicalText.of(Array(set.pretty.utf8), file: file, .written)
    return Converted(text: text, diagnostics: (json.duplicateKeys + converter.diagnostics).inReadingOrder())
  }
}

/// Walks through an older file and gathers the entries of today.
private struct OlderConverter {
  /// By key, section and setting.
  private(set) var entries: [String: [String: [String: JSONValue]]] = ["default": [:]]
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether something was found that only an older model has.
  private(set) var isOlder = false

  /// Reads the root: its sections, or a flat list of names.
  mutating func read(_ root: SourceJSON.Node) {
    for member in root.members where !member.isReplaced {
      switch (member.name, member.value.kind) {
      case ("colors", .object), ("fonts", .object):
        for setting in member.value.members where !setting.isReplaced { read(nested: setting) }
      default: read(flat: member)
      }
    }
  }

  // MARK: 0.9.3 to 0.9.15

  private mutating func read(nested member: SourceJSON.Node.Member) {
    switch member.name {
    case "controlSettings": readGroups(member, prefix: "controls")
    case "inverseControlSettings": readGroups(member, prefix: "bar-controls")
    default:
      if let setting = Setting(rawValue: member.name), setting.section != .controls {
        put(member, as: setting, in: "default")
      } else {
        drop(member)
      }
    }
  }

  private static let groups: [String: ControlState] = [
    "normalColorSettings": .normal, "highlightedColorSettings": .highlighted, "selectedColorSettings": .selected,
    "disabledColorSettings": .disabled, "dangerousColorSettings": .dangerous,
  ]

  /// The groups of states: on ordinary content, normal is the default style itself.
  private mutating func readGroups(_ settings: SourceJSON.Node.Member, prefix: String) {
    isOlder = true
    guard settings.value.kind == .object else { return report(.sectionType, settings, "must be an object") }
    for group in settings.value.members where !group.isReplaced {
      guard let state = Self.groups[group.name], group.value.kind == .object else {
        drop(group)
        continue
      }
      let key = state == .normal && prefix == "controls" ? "default" : "\(prefix)-\(state)"
      for member in group.value.members where !member.isReplaced {
        if let setting = Setting(rawValue: member.name), setting.section == .controls, setting.kind == .color {
          put(member, as: setting, in: key)
        } else {
          drop(member)
        }
      }
    }
  }

  // MARK: 0.9.0 to 0.9.2

  /// Where a flat name went.
  private static let flat: [String: (state: ControlState, setting: Setting)] = [
    "appPrimaryColor": (.normal, .primaryColor), "appBodyColor": (.normal, .backgroundColor),
    "appSeparatorColor": (.normal, .separatorColor), "textColor": (.normal, .textColor),
    "textShadowColor": (.normal, .textShadow), "secondaryColor": (.normal, .secondaryColor),
    "captionColor": (.normal, .captionColor), "controlTextColor": (.normal, .actionColor),
    "controlBorderColor": (.normal, .borderColor), "controlBorderGlossColor": (.normal, .glossColor),
    "controlHighlightedColor": (.highlighted, .fillColor),
    "controlHighlightedShadowColor": (.highlighted, .shadowColor), "controlSelectedColor": (.selected, .actionColor),
    "controlDisabledColor": (.disabled, .actionColor), "controlDangerColor": (.dangerous, .actionColor),
    "uiFont": (.normal, .actionFont), "bodyFont": (.normal, .textFont), "titleFont": (.normal, .navigationFont),
    "heroFont": (.normal, .heroFont), "headlineFont": (.normal, .headlineFont),
    "secondaryFont": (.normal, .secondaryHeadlineFont), "captionFont": (.normal, .captionFont),
    "listFont": (.normal, .listFont), "listSecondaryFont": (.normal, .listSecondaryFont),
    "listCaptionFont": (.normal, .listCaptionFont),
  ]

  private mutating func read(flat member: SourceJSON.Node.Member) {
    if let place = Self.flat[member.name] {
      isOlder = true
      let key = place.state == .normal ? "default" : "controls-\(place.state)"
      put(member, as: place.setting, in: key)
    } else if member.name.hasPrefix("inverseControl"), let place = Self.flat[Self.plainName(member.name)] {
      isOlder = true
      put(member, as: place.setting, in: "bar-controls-\(place.state)")
    } else {
      drop(member)
    }
  }

  /// `controlTextColor` of `inverseControlTextColor`.
  private static func plainName(_ name: String) -> String {
    let rest = name.dropFirst("inverse".count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  // MARK: Values

  private mutating func put(_ member: SourceJSON.Node.Member, as setting: Setting, in key: String) {
    guard let value = value(of: member, for: setting) else { return }
    entries[key, default: [:]][setting.section.rawValue, default: [:]][setting.rawValue] = value
  }

  /// The value as it is written today; nothing, and a mistake, if it is none.
  private mutating func value(of member: SourceJSON.Node.Member, for setting: Setting) -> JSONValue? {
    if member.value.kind == .null { return .null }
    switch setting.kind {
    case .color: return color(of: member).map { .string($0.hex) }
    case .shadow: return color(of: member).map { .object(["color": .string($0.hex)]) }
    case .font:
      guard let size = member.value.members.last(where: { $0.name == "size" })?.value.number, size > 0 else {
        report(.fontValue, member, "is not a font: an object with `name` and a `size` above 0")
        return nil
      }
      let name = member.value.members.last { $0.name == "name" }?.value.string
      return DictionaryForm.json(of: .font(Font(name: name, size: size)))
    }
  }

  /// A colour: text, or the decimal RGBA integer of the flat model.
  private mutating func color(of member: SourceJSON.Node.Member) -> Color? {
    if let number = member.value.number, let rgba = UInt32(exactly: number) { return Color(rgba: rgba) }
    if let text = member.value.string, case .success(let color) = ColorText.read(text) { return color }
    report(.colorValue, member, "is not a colour: text like `#1247b8ff`, or an RGBA integer")
    return nil
  }

  // MARK: Mistakes

  private mutating func drop(_ member: SourceJSON.Node.Member) {
    let mend = OlderModels.mend(for: member.name)
    isOlder = isOlder || mend != nil
    let hint = mend ?? "no older model had it"
    diagnostics.append(
      LintRule.notCarriedOver.diagnostic(
        "`\(member.name)` is not carried over", at: member.key.location, hint: hint))
  }

  private mutating func report(_ rule: LintRule, _ member: SourceJSON.Node.Member, _ words: String) {
    diagnostics.append(rule.diagnostic("`\(member.name)` \(words)", at: member.value.location))
  }
}
