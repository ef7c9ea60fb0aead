import Diagnostics
import Styling

/// Reads queries from JSON that is known to be valid, and collects every mistake.
struct QueryReader {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func queries(from root: SourceJSON.Node) -> [Query] {
    guard root.kind == .array else {
      report("queries are an array, not \(root.kind.phrase)", at: root)
      return []
    }
    return root.elements.map { query(from: $0) }
  }

  private mutating func query(from node: SourceJSON.Node) -> Query {
    var query = Query(Element(""))
    guard node.kind == .object else {
      report("a query is an object, not \(node.kind.phrase)", at: node)
      return query
    }
    for member in node.members where !member.isReplaced { read(member, into: &query) }
    if query.element.className.isEmpty, !node.members.contains(where: { $0.name == "class" }) {
      report("a query needs a `class`", at: node)
    }
    return query
  }

  private mutating func read(_ member: SourceJSON.Node.Member, into query: inout Query) {
    let value = member.value
    switch member.name {
    case "class": query.element.className = className(from: value)
    case _ where value.kind == .null && Self.names.contains(member.name): return
    case "in": query.element.containers = containers(from: value)
    case "state": query.element.state = state(from: value)
    case "inBar": query.element.inBar = boolean(from: value)
    case "lookup": query.lookup = choice(from: value, "lookup") ?? .effective
    case "kind": query.element.kind = choice(from: value, "kind")
    case "classes": query.declarations = declarations(from: value)
    default:
      let mend = NearestName.of(member.name, among: Self.names).map { "did you mean `\($0)`" }
      diagnostics.append(
        LintRule.unknownKey.diagnostic("`\(member.name)` is ignored", at: member.key.location, hint: mend))
    }
  }

  private static let names = ["class", "in", "state", "inBar", "lookup", "kind", "classes"]

  private mutating func className(from node: SourceJSON.Node) -> String {
    guard let name = node.string, !name.isEmpty else {
      report("a class is a name, not \(node.string == nil ? node.kind.phrase : "empty")", at: node)
      return ""
    }
    return name
  }

  private mutating func containers(from node: SourceJSON.Node) -> [String] {
    guard node.kind == .array else {
      report("`in` is an array of classes, outermost first, not \(node.kind.phrase)", at: node)
      return []
    }
    return node.elements.map { className(from: $0) }
  }

  private mutating func state(from node: SourceJSON.Node) -> ControlState {
    if node.string == "" { return .normal }
    if let state = node.string.flatMap(QueryFile.state(of:)) { return state }
    report(
      "`state` is text like `highlighted|dangerous`, not \(node.abbreviated)", at: node,
      hint: "the states are \(ControlState.knownNames.joined(separator: ", "))")
    return .normal
  }

  private mutating func boolean(from node: SourceJSON.Node) -> Bool? {
    if node.boolean == nil { report("`inBar` is true, false or null, not \(node.kind.phrase)", at: node) }
    return node.boolean
  }

  private mutating func choice<Choice>(from node: SourceJSON.Node, _ name: String) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    if let choice = node.string.flatMap(Choice.init(rawValue:)) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    report("`\(name)` is one of \(choices.joined(separator: ", ")), not \(node.abbreviated)", at: node)
    return nil
  }

  private mutating func declarations(from node: SourceJSON.Node) -> [Query.Declaration] {
    guard node.kind == .object else {
      report("`classes` is an object of superclasses, not \(node.kind.phrase)", at: node)
      return []
    }
    return node.members.filter { !$0.isReplaced }.map { member in
      let superclass = member.value.kind == .null ? nil : className(from: member.value)
      return Query.Declaration(member.name, superclass: superclass)
    }
  }

  private mutating func report(_ message: String, at node: SourceJSON.Node, hint: String? = nil) {
    diagnostics.append(LintRule.queryValue.diagnostic(message, at: node.location, hint: hint))
  }
}
