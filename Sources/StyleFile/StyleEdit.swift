public import Diagnostics
public import Styling

/// One value of a style file, changed in place: every other byte of the text stays as it was.
///
/// Where the file does not mention the setting yet, it is added behind its neighbours, written as they are.
public struct StyleEdit: Sendable {
  /// The key of the entry; of a file that is one style, `default`.
  public var key: String
  /// The setting that is changed.
  public var setting: Setting
  /// The new value, as JSON.
  public var value: String

  /// A change of a setting's value in the entry of a key.
  ///
  /// - Parameter value: JSON, or a colour as it stands between quotes.
  public init(_ key: String, _ setting: Setting, to value: String) {
    self.key = key
    self.setting = setting
    if setting.kind == .color, case .success(let color) = ColorText.read(value) {
      self.value = "\"\(color.hex)\""
    } else if setting.kind == .color, value != "null", !value.hasPrefix("\"") {
      // It was meant as a colour, and the mistake shall speak of one.
      self.value = JSONValue.string(value).compact
    } else {
      self.value = value
    }
  }

  /// The text after the change, and where the value begins in it.
  public struct Edited: Sendable {
    /// The whole text.
    public let bytes: [UInt8]
    /// Where the value begins.
    public let location: SourceLocation
    /// What the value was before, as it stood there; nothing if it was not there.
    public let former: String?
  }

  /// Makes the change.
  ///
  /// - Throws: ``StyleFileError/notJSON(_:)`` if the text or the value is not JSON, ``StyleFileError/cannotEdit(_:)`` if
  ///   the value is not one of the setting's, the key is faulty, or what the value would go into is no object.
  public func apply(to bytes: [UInt8], file: String) throws(StyleFileError) -> Edited {
    try checkValue()
    let json = try SourceJSON(bytes, file: file)
    var node = json.root
    var path = [setting.section.rawValue, setting.rawValue]
    if try !StyleFile.load(bytes, file: file).isOneStyle {
      path.insert(key, at: 0)
    } else if key != "default" {
      throw .cannotEdit(
        LintRule.mixedTopLevel.diagnostic(
          "\(file) is one style, which has no entry `\(key)`", at: node.location, hint: "its key is `default`"))
    }
    while let name = path.first {
      guard node.kind == .object else {
        throw .cannotEdit(
          LintRule.sectionType.diagnostic(
            "`\(name)` cannot go into \(node.kind.phrase)", at: node.location, hint: "it needs an object"))
      }
      guard let member = node.members.last(where: { $0.name == name }) else {
        try checkKey(path)
        let member = Self.text(of: path, value)
        return edited(bytes, file, node.insertion(of: member, closing: path.count - 1), former: nil)
      }
      node = member.value
      path.removeFirst()
    }
    let change = SourceJSON.Change(span: node.span, text: value, behind: 0)
    return edited(bytes, file, change, former: node.sourceText)
  }

  private func edited(
    _ bytes: [UInt8], _ file: String, _ change: SourceJSON.Change, former: String?
  ) -> Edited {
    var new = bytes
    new.replaceSubrange(change.span, with: change.text.utf8)
    let start = change.span.lowerBound + change.text.utf8.count - value.utf8.count - change.behind
    return Edited(
      bytes: new, location: SourceText.location(ofByte: start, in: new, file: file), former: former)
  }

  /// The members of a path inside each other: `"controls": {"fillColor": null}`.
  private static func text(of path: [String], _ value: String) -> String {
    let names = path.map { JSONValue.string($0).compact }
    return names.joined(separator: ": {") + ": " + value + String(repeating: "}", count: path.count - 1)
  }

  /// Reads the value as a file that holds nothing else.
  private func checkValue() throws(StyleFileError) {
    // A value that is not JSON by itself must not close what is around it.
    _ = try SourceJSON(Array(value.utf8), file: "value")
    let text = "{\"\(setting.section.rawValue)\": {\"\(setting.rawValue)\": \(value)}}"
    let loaded = try StyleFile.load(Array(text.utf8), file: "value")
    if let mistake = loaded.diagnostics.first(where: { $0.severity == .error }) {
      throw .cannotEdit(
        Diagnostic(.error, mistake.message, rule: mistake.rule, at: nil, hint: mistake.hint))
    }
  }

  /// A key that is added must mean something.
  private func checkKey(_ path: [String]) throws(StyleFileError) {
    guard path.count == 3 else { return }
    let key = StyleKey(self.key)
    guard !key.mistakes.isEmpty || key.parts.isEmpty else { return }
    throw .cannotEdit(
      Diagnostic(
        .error, "there is no entry `\(self.key)`, and it would be no key", rule: "style-key", at: nil,
        hint: "a key is a class, perhaps in containers and with states: `UIToolbar/UIButton-highlighted|selected`"))
  }
}

extension SourceJSON {
  /// New text for some bytes of a text.
  struct Change {
    /// The bytes that go.
    let span: Range<Int>
    /// What comes.
    let text: String
    /// How many bytes of `text` stand behind the value.
    let behind: Int
  }
}

extension SourceJSON.Node {
  /// Adds a member to an object, as its last one, with the blanks that stand before its neighbour; `closing` braces stand
  /// behind the value in it.
  fileprivate func insertion(of member: String, closing: Int) -> SourceJSON.Change {
    guard let last = members.last else {
      // An empty object loses its blanks.
      return SourceJSON.Change(span: span, text: "{\(member)}", behind: closing + 1)
    }
    let end = last.value.span.upperBound
    let blanks = source.bytes[..<last.key.span.lowerBound].reversed().prefix { Self.blanks.contains($0) }
    let written = String(decoding: blanks.reversed(), as: UTF8.self)
    // What stands before the first of a row belongs to the brace.
    let before = members.count > 1 || written.utf8.contains(UInt8(ascii: "\n")) ? written : " "
    return SourceJSON.Change(span: end..<end, text: ",\(before)\(member)", behind: closing)
  }

  private static let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
}
