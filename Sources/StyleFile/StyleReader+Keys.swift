import Diagnostics
import Styling

extension StyleReader {
  /// Reports what the grammar does not allow in a key.
  mutating func reportMistakes(in key: StyleKey, at node: SourceJSON.Node) {
    for mistake in key.mistakes {
      let place = node.location(inKey: mistake.offset)
      switch mistake.kind {
      case .emptyClass:
        report(
          .emptyClass, "`\(key.text)` lacks a class here", at: place, hint: "a selector is `Container/Class-state`")
      case .emptyContainer:
        report(.emptyContainer, "`\(key.text)` lacks a container before `/`", at: place, hint: "remove the `/`")
      case .emptyState:
        report(.emptyState, "`\(key.text)` lacks a state here", at: place, hint: Self.statesHint)
      case .unknownState(let name):
        report(.unknownState, "`\(name)` is not a state", at: place, hint: Self.hint(forState: name))
      case .defaultInList:
        report(
          .defaultInList, "`default` only counts as a whole key", at: place, hint: "give it an entry of its own")
      }
    }
  }

  /// Reports parts that are read well but do nothing, or probably not what was meant.
  mutating func reportUnusableParts(of key: StyleKey, at places: [SourceLocation]) {
    for (part, place) in zip(key.parts, places) {
      switch part.target {
      case .controls(.normal):
        report(
          .controlsNormal, "`controls-normal` does nothing: normal controls have the default style", at: place,
          hint: "put it into `default`")
      case .selector(let selector): reportUnusable(selector, at: place)
      default: continue
      }
    }
  }

  private mutating func reportUnusable(_ selector: Selector, at place: SourceLocation) {
    let name = selector.className
    switch classes.kind(of: name) {
    case .view where selector.writtenState != nil:
      report(
        .viewWithState, "`\(name)` is a plain view and has no states, so `\(selector)` does nothing", at: place,
        hint: "write `\(Selector(containers: selector.containers, className: name))`")
    case .controller:
      report(
        .controllerAsClass, "`\(name)` is a controller, which can only be a container", at: place,
        hint: "write `\(name)/` and the class inside it")
    case nil:
      guard selector.containers.isEmpty, let meant = Self.specialKey(near: selector) else { return }
      report(
        .misspeltKey, "`\(selector)` styles a class called `\(name)`", at: place, hint: "did you mean `\(meant)`")
    default: return
    }
  }

  /// Reports parts for which the file has another part of the same meaning; the later one wins.
  mutating func reportEqualSelectors(among entries: [StyleSheet.WrittenEntry]) {
    var seen: [StyleKey.Target: (key: String, place: SourceLocation)] = [:]
    for entry in entries {
      for (part, place) in zip(entry.key.parts, entry.partLocations) where part.target.canWin {
        if let earlier = seen.updateValue((entry.key.text, place), forKey: part.target.normalized) {
          report(
            .equalSelectors,
            "`\(entry.key.text)` is for the same as `\(earlier.key)` at \(earlier.place), and wins as the later one",
            at: place, hint: "join the two")
        }
      }
    }
  }

  private static let statesHint = "the states are \(ControlState.knownNames.joined(separator: ", "))"

  private static func hint(forState name: String) -> String {
    let words = ["pressed": "highlighted", "active": "selected", "checked": "selected", "destructive": "dangerous"]
    if name == "controls" { return "write `bar-controls-` and a state" }
    let nearest = words[name.lowercased()] ?? NearestName.of(name, among: ControlState.knownNames)
    return nearest.map { "did you mean `\($0)`" } ?? statesHint
  }

  /// The special key that a selector of an unknown class looks like; classes begin with a capital letter.
  private static func specialKey(near selector: Selector) -> String? {
    let name = selector.className
    let special = selector.writtenState == nil ? ["default", "controls"] : ["controls", "bar-controls"]
    let isLowerCase = name.unicodeScalars.first?.properties.isLowercase ?? false
    guard isLowerCase || special.contains(name.lowercased()),
      let nearest = special.contains(name.lowercased()) ? name.lowercased() : NearestName.of(name, among: special)
    else { return nil }
    return nearest == "default" ? nearest : "\(nearest)-\(selector.writtenState?.name ?? "highlighted")"
  }
}

extension SourceJSON.Node {
  /// Where a part of a key stands: its first one where the key does, a later one at its own place inside the quotes.
  func location(inKey offset: Int) -> SourceLocation { offset == 0 ? location : location(ofScalar: offset) }
}

extension StyleKey.Target {
  /// Whether it is for something that another part could be for, too.
  fileprivate var canWin: Bool {
    switch self {
    case .defaultStyle, .controls(.normal): false
    default: true
    }
  }

  /// The same for all ways to write it: no state is `normal`.
  fileprivate var normalized: StyleKey.Target {
    guard case .selector(var selector) = self else { return self }
    selector.writtenState = selector.state
    return .selector(selector)
  }
}
