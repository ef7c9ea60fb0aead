/// Everything that competes to style elements, as written: the default style, the registries, the appearance rules.
///
/// All of it is sparse and lies over the default style of the moment, so a change of the default shows through.
struct Registrations: Sendable {
  /// What one state of a registry holds.
  struct Registered: Sendable, Equatable {
    let style: Style
    let winner: Winner
  }

  /// The default style; it lies over the built-in one.
  var defaultStyle = Style()
  /// What was registered for all controls; where it says nothing, the built-in state styles answer.
  var controls: [ControlState: Registered] = [:]
  /// What was registered for all bar items.
  var barItems: [ControlState: Registered] = [:]
  /// The appearance rules, in the order in which they were given.
  private(set) var rules: [AppearanceRule] = []

  /// Nothing but what is built in.
  init() {}

  /// What one style sheet says.
  init(_ sheet: StyleSheet) { add(sheet) }

  /// Registers all that a sheet says, later than what is there. A sheet without a `default` leaves the default style.
  mutating func add(_ sheet: StyleSheet) {
    var added: [AppearanceRule] = []
    for entry in sheet.entries {
      for (part, location) in zip(entry.key.parts, entry.partLocations) {
        let winner = Winner.entry(key: entry.key.text, location)
        switch part.target {
        case .defaultStyle: defaultStyle = entry.written
        // A `controls-normal` does nothing: the default style is what controls have in the normal state.
        case .controls(.normal): break
        case .controls(let state): controls[state] = Registered(style: entry.written, winner: winner)
        case .barControls, .selector: added += AppearanceRule.rules(for: part.target, entry.written, winner)
        }
      }
    }
    add(added)
  }

  /// Adds rules behind all others, of which those that they replace go.
  private mutating func add(_ added: [AppearanceRule]) {
    if !rules.isEmpty { rules.removeAll { old in added.contains { $0.replaces(old) } } }
    rules += added
  }

  /// Adds a rule behind all others; the one that it replaces goes.
  mutating func add(_ rule: AppearanceRule) { add([rule]) }

  /// Takes away the rule that `rule` would replace, if there is one.
  mutating func remove(_ rule: AppearanceRule) { rules.removeAll { rule.replaces($0) } }
}
