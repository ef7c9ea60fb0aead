import Diagnostics
import Files
import StyleFile
import Styling

/// `proofsheet resolve FILE`: the style that wins, as JSON.
struct ResolveCommand: Command {
  static let name = "resolve"
  static let summary = "prints the style that wins for an element, as JSON"
  static let operands = "STYLE.json"
  static let flags: [Flag] = [
    className, container, state, inBar, notInBar, lookup, kind, declare, queries, entry, entries,
    explain, all, .json,
  ]
  static let details = """
    Asks for one element with --class, for many with --queries, or for the dictionary form of entries with --entry or
    --entries. Sections and settings are sorted, every setting is present, and an unset one is null.
    --explain prints instead every key that was asked, in order, what became of it, and where each of the thirty settings
    comes from; with --all, of every selector in the file.
    Mistakes in the style file go to stderr; what each of them leaves is settled, so the answer stands and the code is
    0: lint is the judge of files. Mistakes in the queries end with 2.
    """

  static let className = Flag.option("--class", value: "CLASS", "whose style")
  static let container = Flag.list("--in", value: "CONTAINER", "a class around it, the outermost first")
  static let state = Flag.option("--state", value: "STATES", "such as 'highlighted|dangerous'; default normal")
  static let inBar = Flag.toggle("--in-bar", nil, "as in a navigation bar, unless a bar is around it already")
  static let notInBar = Flag.toggle("--not-in-bar", nil, "without the rules of bar-controls keys")
  static let lookup = Flag.option("--lookup", value: "state|view|effective", "which question; default effective")
  static let kind = Flag.option("--kind", value: "control|bar_item|view", "what an unknown class is; default control")
  static let declare = Flag.list("--declare", value: "CLASS:SUPER", "a class and its superclass")
  static let queries = Flag.option("--queries", value: "FILE", "a JSON array of many such questions")
  static let entry = Flag.option("--entry", value: "KEY", "the entry of this key, laid over the default style")
  static let entries = Flag.toggle("--entries", nil, "all entries, as an object")

  static let explain = Flag.toggle("--explain", nil, "how the style was found, and where its values come from")
  static let all = Flag.toggle("--all", nil, "with --explain: for every selector of the file")

  private enum Question {
    case element(Query)
    case explanation(Query, asJSON: Bool)
    case explanations(asJSON: Bool)
    case queries(file: String)
    case entry(key: String)
    case entries
  }

  private let file: String
  private let question: Question

  init(_ arguments: ArgumentList) throws(UsageError) {
    guard let file = try arguments.singleOperand("style file") else { throw UsageError("which style file?") }
    self.file = file
    question = try Self.question(arguments)
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    let style = try StyleFile.load(FileSystem.read(file), file: file)
    terminal.report(style.diagnostics)
    let (text, mistakes) = try answer(from: style.sheet)
    terminal.report(mistakes)
    terminal.write(text)
    return mistakes.containsError ? .trouble : .done
  }

  /// What is printed, and what is wrong with the queries.
  private func answer(from sheet: StyleSheet) throws -> (text: String, mistakes: [Diagnostic]) {
    switch question {
    case .element(let query): return (ResolveText.answer(to: query, from: sheet), [])
    case .explanation(let query, let asJSON):
      let cascade = Cascade(sheet, classes: query.classes(over: .uiKit))
      let explanation = cascade.explain(query.element, lookup: query.lookup)
      if asJSON { return (ExplainText.json(of: explanation, for: query.element).pretty + "\n", []) }
      return (ExplainText.text(of: explanation, for: query.element), [])
    case .explanations(let asJSON): return (Self.explanations(from: sheet, asJSON: asJSON), [])
    case .entries: return (ResolveText.entries(of: sheet), [])
    case .entry(let key):
      guard let text = ResolveText.entry(key, of: sheet) else { throw noEntry(key, in: sheet) }
      return (text, [])
    case .queries(let queryFile):
      let loaded = try QueryFile.load(FileSystem.read(queryFile), file: queryFile)
      return (ResolveText.answers(to: loaded.queries, from: sheet), loaded.diagnostics)
    }
  }

  private func noEntry(_ key: String, in sheet: StyleSheet) -> UsageError {
    let nearest = NearestName.of(key, among: sheet.entries.map(\.key.text))
    return UsageError("\(file) has no entry '\(key)'", hint: nearest.map { "did you mean '\($0)'?" })
  }
}

// MARK: - Reading the question

extension ResolveCommand {
  /// What describes one element, and so only goes with `--class`.
  private static let elementFlags = [container, state, inBar, notInBar, lookup, kind, declare]

  private static func question(_ arguments: ArgumentList) throws(UsageError) -> Question {
    let asked = [className, queries, entry, entries, all].filter(arguments.has)
    if let stray = [all, Flag.json].first(where: arguments.has), !arguments.has(explain) {
      throw UsageError("\(stray.name) needs \(explain.name)")
    }
    if arguments.has(explain), let stray = [queries, entry, entries].first(where: arguments.has) {
      throw UsageError("\(explain.name) and \(stray.name) exclude each other")
    }
    guard let first = asked.first else {
      throw UsageError(
        "what shall be resolved?", hint: "give --class, --queries, --entry, --entries or --explain --all")
    }
    if asked.count > 1 { throw UsageError("\(first.name) and \(asked[1].name) exclude each other") }
    if first != className, let stray = elementFlags.first(where: arguments.has) {
      throw UsageError("\(stray.name) needs --class")
    }
    if let file = arguments.value(of: queries) { return .queries(file: file) }
    if let key = arguments.value(of: entry) { return .entry(key: key) }
    if arguments.has(all) { return .explanations(asJSON: arguments.has(.json)) }
    if arguments.has(entries) { return .entries }
    let query = try query(arguments)
    return arguments.has(explain) ? .explanation(query, asJSON: arguments.has(.json)) : .element(query)
  }

  private static func query(_ arguments: ArgumentList) throws(UsageError) -> Query {
    let name = try named(arguments.value(of: className) ?? "", className)
    var element = Element(name)
    for text in arguments.values(of: container) { element.containers.append(try named(text, container)) }
    element.state = try state(of: arguments.value(of: state))
    if arguments.has(inBar), arguments.has(notInBar) {
      throw UsageError("--in-bar and --not-in-bar exclude each other")
    }
    element.inBar = arguments.has(inBar) ? true : arguments.has(notInBar) ? false : nil
    element.kind = try arguments.choice(of: kind, Kind.self)?.elementKind
    var query = Query(element, lookup: try arguments.choice(of: lookup) ?? .effective)
    for text in arguments.values(of: declare) { query.declarations.append(try declaration(text)) }
    return query
  }

  /// The kinds of element that can be asked for: a controller can only be a container.
  private enum Kind: String, CaseIterable {
    case control
    case barItem = "bar_item"
    case view

    var elementKind: ElementKind {
      switch self {
      case .control: .control
      case .barItem: .barItem
      case .view: .view
      }
    }
  }

  private static func named(_ text: String, _ flag: Flag) throws(UsageError) -> String {
    if text.isEmpty { throw UsageError("\(flag.name) needs the name of a class") }
    return text
  }

  /// State names in any letter case and order, with bars between them.
  private static func state(of text: String?) throws(UsageError) -> ControlState {
    guard let text else { return .normal }
    var state = ControlState.normal
    for name in text.split(separator: "|", omittingEmptySubsequences: false) {
      guard let flag = ControlState(flagNamed: name) else {
        let known = ControlState.knownNames
        throw UsageError(
          "there is no state '\(name)'",
          hint: NearestName.of(String(name), among: known).map { "did you mean \($0)?" }
            ?? "states are \(known.joined(separator: ", "))")
      }
      state.formUnion(flag)
    }
    return state
  }

  private static func declaration(_ text: String) throws(UsageError) -> Query.Declaration {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw UsageError("--declare is CLASS:SUPER, not '\(text)'", hint: "write 'MyRoot:' for no superclass")
    }
    return Query.Declaration(parts[0], superclass: parts[1].isEmpty ? nil : parts[1])
  }
}

extension ResolveCommand {
  /// How the element of every selector in the file gets its style; as JSON, an array in the order of the file.
  private static func explanations(from sheet: StyleSheet, asJSON: Bool) -> String {
    let cascade = Cascade(sheet)
    let elements = sheet.entries.flatMap { $0.key.parts.compactMap(\.element) }
    if asJSON {
      let texts = elements.map { ExplainText.json(of: cascade.explain($0), for: $0) }
      return JSONValue.array(texts).pretty + "\n"
    }
    return elements.map { ExplainText.text(of: cascade.explain($0), for: $0) }.joined(separator: "\n")
  }
}

extension ResolveText {
  fileprivate static func answer(to query: Query, from sheet: StyleSheet) -> String {
    let cascade = Cascade(sheet, classes: query.classes(over: .uiKit))
    return style(cascade.resolve(query.element, lookup: query.lookup).style)
  }
}
