/// One appearance rule, as written: instances of a class, inside containers, get a style.
struct AppearanceRule: Sendable {
  /// What a rule sets on an element.
  enum Target: Sendable, Hashable {
    /// What instances of its class have: their table at the selector's state, else their style property. So say files.
    case whatItsClassHas
    /// The style property, which inner views inherit.
    case property
    /// The element's own table at the selector's state.
    case table
  }

  /// Whom it is for.
  let selector: Selector
  /// What it sets.
  var target: Target = .whatItsClassHas
  /// The style, sparse.
  let style: Style
  /// What it is called as an answer.
  let winner: Winner
  /// Whether it comes from a `bar-controls-…` key; a rule written out beats it.
  var isFromBarKey = false

  /// Whether it sets the same thing on the same elements as `other`, and so takes its place.
  func replaces(_ other: AppearanceRule) -> Bool {
    winner.isCode == other.winner.isCode && isFromBarKey == other.isFromBarKey && target == other.target
      && selector == other.selector
  }
}

extension AppearanceRule {
  /// The rules that one part of a file's key stands for.
  static func rules(for target: StyleKey.Target, _ style: Style, _ winner: Winner) -> [AppearanceRule] {
    switch target {
    case .defaultStyle, .controls: []
    case .selector(let selector): [AppearanceRule(selector: selector, style: style, winner: winner)]
    case .barControls(let state):
      barSelectors(for: state).map {
        AppearanceRule(selector: $0, style: style, winner: winner, isFromBarKey: true)
      }
    }
  }

  /// What `bar-controls-S` means: controls inside each bar and every bar item in state S, and for normal also the style
  /// property of navigation bars and toolbars.
  private static func barSelectors(for state: ControlState) -> [Selector] {
    let controls = ClassTable.bars.map { Selector(containers: [$0], className: "UIControl", writtenState: state) }
    let items = [Selector(className: "UIBarButtonItem", writtenState: state)]
    let bars = state == .normal ? ["UINavigationBar", "UIToolbar"].map { Selector(className: $0) } : []
    return controls + items + bars
  }
}
