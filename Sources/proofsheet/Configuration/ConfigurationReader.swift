import ContactSheets
import Diagnostics
import StyleFile

/// Reads `proofsheet.json`, and says everything that is wrong with it in one pass.
struct ConfigurationReader {
  /// All that was wrong.
  private(set) var diagnostics: [Diagnostic] = []
  private var configuration = Configuration()

  /// The names at the top of the file.
  static let keys = ["styles", "snapshots", "scales", "fonts", "classes", "limits", "rules"]

  /// The configuration in the text of a file. `base` is what its paths begin with: nothing, or a folder and a slash.
  static func read(
    _ bytes: [UInt8], file: String, base: String
  ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    var reader = ConfigurationReader()
    reader.configuration.file = file
    reader.configuration.base = base
    reader.configuration.snapshots = base + "Snapshots"
    do throws(StyleFileError) {
      let source = try SourceJSON(bytes, file: file)
      reader.diagnostics += source.duplicateKeys
      reader.readTop(source.root)
    } catch {
      reader.diagnostics.append(error.diagnostic)
    }
    return (reader.configuration, reader.diagnostics.inReadingOrder())
  }
}

// MARK: - One key each

extension ConfigurationReader {
  private mutating func readTop(_ root: SourceJSON.Node) {
    guard root.kind == .object else { return wrong(root, "a configuration is an object, not \(Self.article(root))") }
    for member in root.members where !member.isReplaced {
      switch member.name {
      case "styles": configuration.styles = readStyles(member.value)
      case "snapshots": readSnapshots(member.value)
      case "scales": readScales(member.value)
      case "fonts": readFonts(member.value)
      case "classes": readClasses(member.value)
      case "limits": readLimits(member.value)
      case "rules": readRules(member.value)
      default: unknown(member.key, among: Self.keys)
      }
    }
  }

  private mutating func readStyles(_ node: SourceJSON.Node) -> [Configuration.Placed] {
    texts(node, of: "`styles`").map { Configuration.Placed(text: $0.text, location: $0.node.location) }
  }

  private mutating func readSnapshots(_ node: SourceJSON.Node) {
    if let text = text(node, of: "`snapshots`") { configuration.snapshots = path(text) }
  }

  private mutating func readScales(_ node: SourceJSON.Node) {
    guard node.kind == .array, !node.elements.isEmpty else {
      return wrong(node, "`scales` is a list of device scales", hint: "write \"scales\": [1, 2]")
    }
    var scales: Set<Int> = []
    for element in node.elements {
      if let scale = whole(element), (1...3).contains(scale) {
        scales.insert(scale)
      } else {
        wrong(element, "a scale is 1, 2 or 3, not \(element.sourceText)")
      }
    }
    if !scales.isEmpty { configuration.scales = scales.sorted() }
  }

  private mutating func readFonts(_ node: SourceJSON.Node) {
    configuration.fonts = texts(node, of: "`fonts`").map { text, node in
      Configuration.Placed(text: path(text), location: node.location)
    }
  }

  private mutating func readClasses(_ node: SourceJSON.Node) {
    for (member, fields) in objects(node, of: "`classes`", known: ["super", "kind", "title"]) {
      var custom = Configuration.CustomClass(name: member.name, superclass: "UIControl")
      for field in fields {
        switch field.name {
        case "super": custom.superclass = field.value.kind == .null ? nil : text(field.value, of: "`super`")
        case "kind":
          let kinds = WidgetKind.allCases.map(\.rawValue)
          custom.kind = choice(field.value, kinds, of: "`kind`").flatMap(WidgetKind.init(rawValue:))
        default:
          custom.title = text(field.value, of: "`title`")
          custom.titleLocation = field.value.location
        }
      }
      configuration.classes.append(custom)
    }
  }

  private mutating func readLimits(_ node: SourceJSON.Node) {
    let known = ["max-diff-pixels", "max-channel-delta", "reason"]
    for (member, fields) in objects(node, of: "`limits`", known: known) {
      var limit = Configuration.Limit(glob: Glob(member.name), reason: "")
      for field in fields {
        switch field.name {
        case "max-diff-pixels": limit.maxDiffPixels = number(field.value, in: 0...Int.max, of: "`max-diff-pixels`")
        case "max-channel-delta": limit.maxChannelDelta = number(field.value, in: 0...255, of: "`max-channel-delta`")
        default: limit.reason = text(field.value, of: "`reason`") ?? "unreadable"
        }
      }
      if limit.reason.isEmpty {
        wrong(member.key, "a limit needs a `reason`", hint: "say why this difference is right")
      } else {
        configuration.limits.append(limit)
      }
    }
  }

  private mutating func readRules(_ node: SourceJSON.Node) {
    guard node.kind == .object else { return wrong(node, "`rules` is an object, not \(Self.article(node))") }
    for member in node.members where !member.isReplaced {
      guard RuleNames.all.contains(member.name) else {
        unknown(member.key, among: RuleNames.all, what: "rule")
        continue
      }
      let settings = Configuration.RuleSetting.allCases.map(\.rawValue)
      if let setting = choice(member.value, settings, of: "a rule's setting") {
        configuration.rules[member.name] = Configuration.RuleSetting(rawValue: setting)
      }
    }
  }
}

// MARK: - Values

extension ConfigurationReader {
  private func path(_ text: String) -> String { text.hasPrefix("/") ? text : configuration.base + text }

  private mutating func text(_ node: SourceJSON.Node, of name: String) -> String? {
    guard let text = node.string, !text.isEmpty, !text.unicodeScalars.contains("\0") else {
      wrong(node, "\(name) is a text that is not empty")
      return nil
    }
    return text
  }

  private mutating func texts(
    _ node: SourceJSON.Node, of name: String
  ) -> [(text: String, node: SourceJSON.Node)] {
    guard node.kind == .array else {
      wrong(node, "\(name) is a list of texts, not \(Self.article(node))")
      return []
    }
    return node.elements.compactMap { element in
      text(element, of: "each of \(name)").map { ($0, element) }
    }
  }

  private func whole(_ node: SourceJSON.Node) -> Int? { node.number.flatMap { Int(exactly: $0) } }

  private mutating func number(_ node: SourceJSON.Node, in range: ClosedRange<Int>, of name: String) -> Int {
    if let number = whole(node), range.contains(number) { return number }
    let span = range.upperBound == .max ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    wrong(node, "\(name) is a whole number \(span)")
    return 0
  }

  private mutating func choice(_ node: SourceJSON.Node, _ known: [String], of name: String) -> String? {
    if let text = node.string, known.contains(text) { return text }
    let nearest = node.string.flatMap { NearestName.of($0, among: known) }
    wrong(
      node, "\(name) is \(known.map { "\"\($0)\"" }.joined(separator: ", "))",
      hint: nearest.map { "did you mean \"\($0)\"?" })
    return nil
  }

  /// The members of an object of objects, each with those of its fields whose names are known.
  private mutating func objects(
    _ node: SourceJSON.Node, of name: String, known: [String]
  ) -> [(member: SourceJSON.Node.Member, fields: [SourceJSON.Node.Member])] {
    guard node.kind == .object else {
      wrong(node, "\(name) is an object, not \(Self.article(node))")
      return []
    }
    return node.members.filter { !$0.isReplaced }.compactMap { member in
      guard member.value.kind == .object, !member.name.isEmpty else {
        wrong(member.value, "each of \(name) has a name and is an object")
        return nil
      }
      let fields = member.value.members.filter { !$0.isReplaced }
      for field in fields where !known.contains(field.name) { unknown(field.key, among: known) }
      return (member, fields.filter { known.contains($0.name) })
    }
  }

  private mutating func unknown(_ key: SourceJSON.Node, among known: [String], what: String = "key") {
    let name = key.string ?? ""
    let nearest = NearestName.of(name, among: known)
    let hint = nearest.map { "did you mean `\($0)`?" } ?? "known are \(known.joined(separator: ", "))"
    diagnostics.append(
      Diagnostic(.error, "unknown \(what) `\(name)`", rule: "config-unknown-\(what)", at: key.location, hint: hint))
  }

  private mutating func wrong(_ node: SourceJSON.Node, _ message: String, hint: String? = nil) {
    diagnostics.append(Diagnostic(.error, message, rule: "config-value", at: node.location, hint: hint))
  }

  private static func article(_ node: SourceJSON.Node) -> String {
    switch node.kind {
    case .array: "a list"
    case .object: "an object"
    case .null: "null"
    default: "a \(node.kind.rawValue)"
    }
  }
}
