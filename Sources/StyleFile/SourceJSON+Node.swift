public import Diagnostics

extension SourceJSON {
  /// One key or value of the text.
  public struct Node: Sendable {
    let source: SourceJSON
    let index: Int

    /// What sort of value it is.
    public enum Kind: String, Sendable, Hashable {
      /// Names and values.
      case object
      /// A list.
      case array
      /// Text.
      case string
      /// A number.
      case number
      /// True or false.
      case boolean
      /// Nothing.
      case null
    }

    /// One name and its value.
    public struct Member: Sendable {
      /// The name as a string node.
      public let key: Node
      /// The value.
      public let value: Node
      /// Whether a later member of the same object has the same name and replaces this one.
      public let isReplaced: Bool
      /// The name.
      public var name: String { key.string ?? "" }
    }

    private var token: Token { source.tokens[index] }

    /// What sort of value it is.
    public var kind: Kind {
      switch token.kind {
      case .object: .object
      case .array: .array
      case .string, .escapedString: .string
      case .number: .number
      case .yes, .no: .boolean
      case .null: .null
      }
    }

    /// Where it begins.
    public var location: SourceLocation {
      let token = token
      return SourceLocation(file: source.file, line: Int(token.line), column: Int(token.column))
    }

    /// Its bytes in the text, quotes and brackets included.
    public var span: Range<Int> { Int(token.start)..<Int(token.end) }

    /// Its text as it stands in the file.
    public var sourceText: String { String(decoding: source.bytes[span], as: UTF8.self) }

    /// The text, if it is a string.
    public var string: String? {
      switch token.kind {
      case .string: String(decoding: contentBytes, as: UTF8.self)
      case .escapedString: String(decoding: JSONString.unescaped(contentBytes), as: UTF8.self)
      default: nil
      }
    }

    /// The number, if it is one; nothing if it is beyond what a double can hold.
    public var number: Double? {
      guard token.kind == .number, let value = Double(sourceText), value.isFinite else { return nil }
      return value
    }

    /// True or false, if it is one of them.
    public var boolean: Bool? {
      switch token.kind {
      case .yes: true
      case .no: false
      default: nil
      }
    }

    /// The values of an array, in order; none for anything else.
    public var elements: [Node] {
      token.kind == .array ? children.map { Node(source: source, index: $0) } : []
    }

    /// The members of an object in the order of the text, replaced ones too; none for anything else.
    public var members: [Member] {
      guard token.kind == .object else { return [] }
      let keys = source.keys(ofObject: index)
      let duplicates = source.duplicates(among: keys)
      let replaced = duplicates.isEmpty ? [] : Set(duplicates.map(\.earlier))
      return keys.map { key in
        Member(
          key: Node(source: source, index: key), value: Node(source: source, index: key + 1),
          isReplaced: !replaced.isEmpty && replaced.contains(key))
      }
    }

    /// Where the `offset`th Unicode scalar of a string stands, counted from 0 in the decoded text.
    public func location(ofScalar offset: Int) -> SourceLocation {
      guard kind == .string else { return location }
      var place = location
      place.column += 1 + JSONString.scalarsOfSource(before: offset, in: contentBytes)
      return place
    }

    private var contentBytes: ArraySlice<UInt8> { source.bytes[span.dropFirst().dropLast()] }

    private var children: [Int] { source.children(of: index) }
  }
}

extension SourceJSON {
  /// The tokens that stand directly inside an array or object; for an object, keys and values in turn.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    let end = Int(tokens[index].next)
    while child < end {
      children.append(child)
      child = Int(tokens[child].next)
    }
    return children
  }

  /// The keys of an object; the value of each is the token after it.
  func keys(ofObject index: Int) -> [Int] {
    var keys: [Int] = []
    var key = index + 1
    let end = Int(tokens[index].next)
    while key < end {
      keys.append(key)
      key = Int(tokens[key + 1].next)
    }
    return keys
  }
}
