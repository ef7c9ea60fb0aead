import Diagnostics
import Styling

/// Reads styles from JSON that is known to be valid, and collects every mistake.
struct StyleReader {
  let classes: ClassTable
  private(set) var diagnostics: [Diagnostic] = []
  /// The mends of mistakes, as far as they need no person.
  private(set) var fixes: [TextFix] = []
  private(set) var isOneStyle = false

  init(classes: ClassTable) { self.classes = classes }

  /// Reads a whole file: one style becomes the `default` of a set that has no other entry.
  mutating func readFile(_ root: SourceJSON.Node) -> [StyleSheet.WrittenEntry] {
    guard root.kind == .object else {
      report(
        .notAStyle, "a style file holds an object, not \(root.kind.phrase)", at: root.location,
        hint: "an empty set is `{}`")
      return []
    }
    let members = root.members
    let (sections, others) = (members.filter(\.isSection), members.filter { !$0.isSection })
    isOneStyle = !sections.isEmpty && Self.isOneStyle(sections: sections, others: others)
    reportOddKeys(isOneStyle ? others : sections, isOneStyle: isOneStyle)
    if isOneStyle { for other in others { fixLetterCase(of: other, among: Section.names, beside: members) } }
    if isOneStyle {
      let style = style(from: sections, of: "default", inSet: false)
      return [StyleSheet.WrittenEntry(key: StyleKey("default"), at: root.location, style: style)]
    }
    let entries = others.compactMap { entry(from: $0) }
    reportEqualSelectors(among: entries)
    return entries
  }

  /// What a file with both kinds of keys was meant to be: a `default` makes it a set, else the larger number decides.
  private static func isOneStyle(sections: [SourceJSON.Node.Member], others: [SourceJSON.Node.Member]) -> Bool {
    if others.contains(where: { $0.name == "default" }) { return false }
    return sections.count >= others.count
  }

  private mutating func reportOddKeys(_ odd: [SourceJSON.Node.Member], isOneStyle: Bool) {
    for member in odd {
      if isOneStyle {
        reportUnknownSection(member, rule: .mixedTopLevel, of: "this file, which is one style")
      } else {
        report(
          .mixedTopLevel, "`\(member.name)` is a section of a style, but this file is a set of styles",
          at: member.key.location, hint: "move it into an entry, such as `default`")
      }
    }
  }

  // MARK: Entries

  private mutating func entry(from member: SourceJSON.Node.Member) -> StyleSheet.WrittenEntry? {
    guard member.value.kind == .object else {
      reportNoEntry(member)
      return nil
    }
    let key = StyleKey(member.name)
    let style: Style
    if isBareSetting(member) {
      reportNoEntry(member)
      style = Style()
    } else {
      style = self.style(from: member.value.members, of: member.name, inSet: true)
    }
    guard !member.isReplaced else { return nil }
    let places = key.parts.map { member.key.location(inKey: $0.offset) }
    reportMistakes(in: key, at: member.key)
    reportUnusableParts(of: key, at: places)
    return StyleSheet.WrittenEntry(key: key, at: member.key.location, partLocations: places, style: style)
  }

  /// Whether an entry is a font or shadow that stands where a style should, under the name of a setting.
  private func isBareSetting(_ member: SourceJSON.Node.Member) -> Bool {
    guard Setting(rawValue: member.name) != nil || OlderModels.mend(for: member.name) != nil else { return false }
    let members = member.value.members
    return !members.isEmpty && !members.contains(where: \.isSection)
  }

  private mutating func reportNoEntry(_ member: SourceJSON.Node.Member) {
    let (name, place) = (member.name, member.key.location)
    if let setting = Setting(rawValue: name) {
      report(
        .misplacedSetting, "the setting `\(name)` stands where a section or an entry should", at: place,
        hint: "put it into `\(setting.section.rawValue)` of a style")
    } else if let mend = OlderModels.mend(for: name) {
      report(.olderModel, "`\(name)` is a name of an older model", at: place, hint: mend)
    } else {
      report(
        .entryType, "`\(name)` must be a style, an object with sections, not \(member.value.kind.phrase)",
        at: member.value.location, hint: "an entry that changes nothing is `{}`")
    }
  }

  // MARK: Sections and settings

  /// Reads the sections of one style; `entry` is the key that the style stands under.
  private mutating func style(
    from members: [SourceJSON.Node.Member], of entry: String, inSet: Bool
  ) -> Style {
    var style = Style()
    for member in members {
      guard let section = Section(rawValue: member.name) else {
        fixLetterCase(of: member, among: Section.names, beside: members)
        reportUnknownSection(member, rule: .unknownSection, of: "a style")
        continue
      }
      guard member.value.kind == .object else {
        report(
          .sectionType, "`\(section.rawValue)` must be an object with settings, not \(member.value.kind.phrase)",
          at: member.value.location, hint: "a section that changes nothing is left out")
        continue
      }
      let settings = member.value.members
      for setting in settings {
        if Setting(rawValue: setting.name) == nil {
          fixLetterCase(of: setting, among: Setting.of(section).map(\.rawValue), beside: settings)
        }
        let assignment = assignment(from: setting, in: section, of: entry, inSet: inSet)
        guard let assignment, !member.isReplaced, !setting.isReplaced else { continue }
        style[assignment.setting] = Style.Assignment(
          assignment.value, origin: .file(key: entry, setting.value.location))
      }
    }
    return style
  }

  /// What one setting is given; nothing if it is unknown or its value is faulty.
  private mutating func assignment(
    from member: SourceJSON.Node.Member, in section: Section, of entry: String, inSet: Bool
  ) -> (setting: Setting, value: Value?)? {
    guard let setting = Setting(rawValue: member.name), setting.section == section else {
      reportUnknownSetting(member, in: section)
      return nil
    }
    guard member.value.kind != .null else { return (setting, nil) }
    let path = inSet ? "`\(entry)` → `\(setting.path)`" : "`\(setting.path)`"
    let value: Value? =
      switch setting.kind {
      case .color: color(from: member.value, of: path).map { .color($0) }
      case .font: font(from: member.value, of: path).map { .font($0) }
      case .shadow: shadow(from: member.value, of: path).map { .shadow($0) }
      }
    return value.map { (setting, $0) }
  }

  private mutating func reportUnknownSection(
    _ member: SourceJSON.Node.Member, rule: LintRule, of whole: String
  ) {
    let (name, place) = (member.name, member.key.location)
    if let setting = Setting(rawValue: name) {
      report(
        .misplacedSetting, "the setting `\(name)` stands where a section should", at: place,
        hint: "put it into `\(setting.section.rawValue)`")
    } else if let mend = OlderModels.mend(for: name) {
      report(.olderModel, "`\(name)` is a name of an older model", at: place, hint: mend)
    } else if let section = NearestName.of(name, among: Section.allCases.map(\.rawValue)) {
      report(rule, "`\(name)` is not a section of \(whole)", at: place, hint: "did you mean `\(section)`")
    } else {
      report(
        rule, "`\(name)` is not a section of \(whole)", at: place,
        hint: "a style has `colors`, `controls` and `fonts`; entries stand side by side in a set")
    }
  }

  private mutating func reportUnknownSetting(_ member: SourceJSON.Node.Member, in section: Section) {
    let (name, place) = (member.name, member.key.location)
    if let setting = Setting(rawValue: name) {
      report(
        .misplacedSetting, "`\(name)` is not a setting of `\(section.rawValue)`", at: place,
        hint: "it belongs into `\(setting.section.rawValue)`")
    } else if let mend = OlderModels.mend(for: name) {
      report(.olderModel, "`\(name)` is a name of an older model", at: place, hint: mend)
    } else {
      let nearest =
        NearestName.of(name, among: Setting.of(section).map(\.rawValue))
        ?? NearestName.of(name, among: Setting.allCases.map(\.rawValue))
      let isElsewhere = nearest.flatMap(Setting.init(rawValue:)).map { $0.section != section } ?? false
      let mend = nearest.map { "did you mean `\($0)`" + (isElsewhere ? ", which belongs into another section" : "") }
      report(.unknownSetting, "`\(name)` is not a setting of `\(section.rawValue)`", at: place, hint: mend)
    }
  }

  /// A name that only differs from a known one in letter case can only mean that, unless it stands there, too.
  private mutating func fixLetterCase(
    of member: SourceJSON.Node.Member, among known: [String], beside others: [SourceJSON.Node.Member]
  ) {
    let meant = known.first { $0.lowercased() == member.name.lowercased() }
    guard let meant, others.count(where: { $0.name.lowercased() == meant.lowercased() }) == 1 else { return }
    fix(member.key.fix(.string(meant)))
  }

  /// Adds a mend.
  mutating func fix(_ fix: TextFix) { fixes.append(fix) }

  /// Adds a mistake.
  mutating func report(_ rule: LintRule, _ message: String, at location: SourceLocation, hint: String? = nil) {
    diagnostics.append(rule.diagnostic(message, at: location, hint: hint))
  }
}

extension Section {
  fileprivate static let names = allCases.map(\.rawValue)
}

extension SourceJSON.Node.Member {
  /// Whether its name is that of a section.
  var isSection: Bool { Section(rawValue: name) != nil }
}

extension SourceJSON.Node.Kind {
  /// How a sentence names a value of this kind.
  var phrase: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}
