/// A value to be written as JSON.
public enum JSONValue: Sendable, Hashable {
  /// Nothing.
  case null
  /// True or false.
  case boolean(Bool)
  /// A finite number.
  case number(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Names and values; written in the order of the names.
  case object([String: JSONValue])
}

extension JSONValue {
  /// On one line, names sorted by their Unicode scalars.
  public var compact: String {
    var writer = JSONWriter(indents: false)
    writer.write(self)
    return writer.text
  }

  /// On many lines, two spaces a level, names sorted by their Unicode scalars; lists of plain values on one line.
  public var pretty: String {
    var writer = JSONWriter(indents: true)
    writer.write(self)
    return writer.text
  }
}
