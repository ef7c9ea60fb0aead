import Raster
import Styling

/// A style file in its one canonical form: `default` first, then `controls-…` and `bar-controls-…` in the order of the
/// states, the rest as written; sections and settings in the order of ``Setting``, colours as eight small digits, two
/// spaces, fonts and shadows on one line.
///
/// Nothing is lost: what is unknown, faulty or there twice stays, behind what is known.
public struct CanonicalText {
  /// What is written of a style.
  public enum Extent: Sendable, Hashable {
    /// What the file says.
    case written
    /// What differs from what the entry would inherit.
    case minimal
    /// All thirty settings of every entry: the dictionary form.
    case complete
  }

  private let style: StyleFile.Loaded
  private let extent: Extent
  private var text = ""

  /// The canonical text of a style file, with a line feed at its end.
  ///
  /// A file that is not an object is written as it is, but for blanks. ``Extent/complete`` needs a file without errors.
  ///
  /// - Throws: ``StyleFileError/notJSON(_:)`` if the text is not JSON.
  public static func of(
    _ bytes: [UInt8], file: String, _ extent: Extent = .written
  ) throws(StyleFileError) -> String {
    let style = try StyleFile.load(bytes, file: file)
    var writer = CanonicalText(style: style, extent: extent)
    let root = try SourceJSON(bytes, file: file).root
    if root.kind != .object {
      writer.text += writer.inline(root)
    } else if style.isOneStyle {
      writer.write(style: root.members, of: style.sheet.entries.first, level: 0)
    } else {
      writer.write(set: root.members)
    }
    return writer.text + "\n"
  }

  private init(style: StyleFile.Loaded, extent: Extent) {
    self.style = style
    self.extent = extent
  }

  // MARK: Sets and styles

  private mutating func write(set members: [SourceJSON.Node.Member]) {
    let sorted = members.sorted(by: Self.rank)
    list(sorted, level: 0) { writer, member in
      writer.text += "\(member.key.sourceText): "
      let entry = member.isReplaced ? nil : writer.style.sheet.entries.first { $0.key.text == member.name }
      guard member.value.kind == .object else { return writer.text += writer.inline(member.value) }
      writer.write(style: member.value.members, of: entry, level: 1)
    }
  }

  /// Where an entry stands: the default, all controls by state, those in bars by state, all others.
  private static func rank(_ member: SourceJSON.Node.Member) -> (Int, Int) {
    let parts = StyleKey(member.name).parts
    guard parts.count == 1 else { return (3, 0) }
    switch parts[0].target {
    case .defaultStyle: return (0, 0)
    case .controls(let state): return (1, ControlState.all.firstIndex(of: state) ?? 0)
    case .barControls(let state): return (2, ControlState.all.firstIndex(of: state) ?? 0)
    case .selector: return (3, 0)
    }
  }

  private mutating func write(style members: [SourceJSON.Node.Member], of entry: StyleSheet.Entry?, level: Int) {
    if extent == .complete, let entry { return write(complete: entry.resolved, level: level) }
    let sections = Section.allCases.map(\.rawValue)
    let sorted = members.sorted { sections.firstIndex(of: $0.name) ?? sections.count }
    let kept = sorted.compactMap { section in
      let settings = settings(of: section, entry)
      return settings.isEmpty && !section.value.members.isEmpty ? nil : (section: section, settings: settings)
    }
    list(kept, level: level) { writer, kept in
      writer.text += "\(kept.section.key.sourceText): "
      guard kept.section.value.kind == .object else { return writer.text += writer.inline(kept.section.value) }
      writer.list(kept.settings, level: level + 1) { writer, setting in
        writer.text += "\(setting.key.sourceText): \(writer.inline(setting.value, Setting(rawValue: setting.name)))"
      }
    }
  }

  /// The settings of a section in their order, without those that the entry would inherit, if it is to be minimal.
  private func settings(of section: SourceJSON.Node.Member, _ entry: StyleSheet.Entry?) -> [SourceJSON.Node.Member] {
    let order = Setting.allCases.map(\.rawValue)
    let sorted = section.value.members.sorted { order.firstIndex(of: $0.name) ?? order.count }
    guard extent == .minimal, let entry else { return sorted }
    let inherited = entry.key.isDefault ? ResolvedStyle.builtIn : style.sheet.defaultStyle
    return sorted.filter { member in
      guard let setting = Setting(rawValue: member.name), setting.section.rawValue == section.name,
        let assigned = entry.written[setting], Self.isAt(member.value, assigned)
      else { return true }
      return assigned.value != inherited[setting]
    }
  }

  /// Whether an assignment comes from a value: not from another of the same name, and not left by a faulty one.
  private static func isAt(_ node: SourceJSON.Node, _ assigned: Style.Assignment) -> Bool {
    if case .file(_, let location) = assigned.origin { location == node.location } else { false }
  }

  private mutating func write(complete style: ResolvedStyle, level: Int) {
    list(Section.allCases, level: level) { writer, section in
      writer.text += "\"\(section.rawValue)\": "
      writer.list(Setting.of(section), level: level + 1) { writer, setting in
        writer.text += "\"\(setting.rawValue)\": \(Self.inline(style[setting]))"
      }
    }
  }

  // MARK: Layout

  /// An object with each member on a line of its own.
  private mutating func list<Item>(
    _ items: [Item], level: Int, _ write: (inout CanonicalText, Item) -> Void
  ) {
    guard !items.isEmpty else { return text += "{}" }
    let indent = String(repeating: "  ", count: level)
    text += "{\n"
    for (i, item) in items.enumerated() {
      text += "\(indent)  "
      write(&self, item)
      text += i < items.count - 1 ? ",\n" : "\n"
    }
    text += "\(indent)}"
  }

  /// A value on one line; a colour, if the setting holds one, in its canonical form.
  private func inline(_ node: SourceJSON.Node, _ setting: Setting? = nil) -> String {
    switch node.kind {
    case .array: return "[\(node.elements.map { inline($0) }.joined(separator: ", "))]"
    case .object:
      let order = setting?.kind == .font ? ["name", "size"] : setting == nil ? [] : ["color", "offset", "blurRadius"]
      let members = node.members.sorted { order.firstIndex(of: $0.name) ?? order.count }.map { member in
        let isColor = setting?.kind == .shadow && member.name == "color"
        return "\(member.key.sourceText): \(isColor ? Self.color(member.value) : inline(member.value))"
      }
      return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
    case .string where setting?.kind == .color: return Self.color(node)
    default: return node.sourceText
    }
  }

  private static func color(_ node: SourceJSON.Node) -> String {
    guard let text = node.string, case .success(let color) = ColorText.read(text) else { return node.sourceText }
    return "\"\(color.hex)\""
  }

  private static func inline(_ value: Value?) -> String {
    switch value {
    case nil: "null"
    case .color(let color): JSONValue.string(color.hex).compact
    case .font(let font):
      "{ \(font.name.map { "\"name\": \(JSONValue.string($0).compact), " } ?? "")\"size\": \(number(font.size)) }"
    case .shadow(let shadow):
      "{ \"color\": \"\(shadow.color.hex)\", \"offset\": [\(number(shadow.offset.width)), "
        + "\(number(shadow.offset.height))], \"blurRadius\": \(number(shadow.blurRadius)) }"
    }
  }

  private static func number(_ number: Double) -> String { JSONValue.number(number).compact }
}

extension Array {
  /// Sorted by a rank; what has the same one stays in its order.
  fileprivate func sorted(by rank: (Element) -> (Int, Int)) -> [Element] {
    enumerated().map { (rank: rank($1), place: $0, element: $1) }
      .sorted { ($0.rank.0, $0.rank.1, $0.place) < ($1.rank.0, $1.rank.1, $1.place) }.map(\.element)
  }

  fileprivate func sorted(_ rank: (Element) -> Int) -> [Element] { sorted { (rank($0), 0) } }
}
