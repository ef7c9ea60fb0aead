import Raster
import Styling

/// BRStyle's sections 6 to 10 once more, step by step and slowly, to hold the cascade against. It shares nothing with the
/// library but values.
struct LiteralResolver {
  typealias Values = [Setting: Value?]

  /// What one part of a key is for.
  enum Target {
    case defaultStyle
    case controls(ControlState)
    case bars(ControlState)
    case selector(containers: [String], className: String, state: ControlState?)
  }

  /// One entry of a set.
  struct Entry {
    var targets: [Target]
    var values: Values
  }

  private struct Rule {
    var containers: [String]
    var className: String
    var state: ControlState?
    var isBar = false
    var values: Values
  }

  /// The entries in the order of the file.
  let entries: [Entry]
  /// The superclass of each known class; empty for a class without one.
  let superclasses: [String: String]
  /// The step of the chain, 1 to 5, that is left out, to see that it matters.
  var missingStep = 0

  static let uiKit: [String: String] = [
    "UIView": "", "UIBarButtonItem": "", "UIViewController": "", "UIPopoverController": "", "UIControl": "UIView",
    "UILabel": "UIView", "UINavigationBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView",
    "UIScrollView": "UIView", "UITableViewCell": "UIView", "UIWindow": "UIView", "UIButton": "UIControl",
    "UISegmentedControl": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
    "UITextField": "UIControl", "UITableView": "UIScrollView", "UITableViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
  ]

  // MARK: The question

  func resolve(_ element: Element, _ lookup: Lookup) -> Values {
    let kind = element.kind ?? self.kind(element.className) ?? .control
    let classes = lineage(element.className, base: kind)
    var containers = element.containers.map { lineage($0, base: self.kind($0) ?? .view) }
    let bars = ["UINavigationBar", "UIToolbar", "UITabBar"]
    if element.inBar == true, !containers.contains(where: { !$0.filter(bars.contains).isEmpty }) {
      containers.append(["UINavigationBar", "UIView"])
    }
    let rules = self.rules.filter { !($0.isBar && element.inBar == false) }
    let hasTable = kind == .control || kind == .barItem
    if hasTable, lookup != .view, let hit = chain(element.state, kind, classes, containers, rules) { return hit }
    if !hasTable || lookup != .state {
      if let own = set(nil, kind, classes, containers, rules) { return over(own) }
      if kind != .barItem {
        for index in containers.indices.reversed() {
          let containerKind = self.kind(containers[index][0]) ?? .view
          let around = Array(containers[..<index])
          if let style = set(nil, containerKind, containers[index], around, rules) { return over(style) }
        }
      }
    }
    return missingStep == 5 ? builtIn : standard
  }

  /// The five steps, without the last.
  private func chain(
    _ state: ControlState, _ kind: ElementKind, _ classes: [String], _ containers: [[String]], _ rules: [Rule]
  ) -> Values? {
    func own(_ state: ControlState) -> Values? { set(state, kind, classes, containers, rules).map(over) }
    func registered(_ state: ControlState) -> Values? { kind == .control ? registry(state) : nil }
    if missingStep != 1, let style = own(state) { return style }
    if missingStep != 2, let style = registered(state) { return style }
    guard state != [] else { return nil }
    if missingStep != 3 {
      let order: [ControlState] =
        kind == .control ? [.disabled, .dangerous, .highlighted, .selected, .focused] : [.disabled, .dangerous]
      for single in order where state.contains(single) {
        if let style = own(single) ?? registered(single) { return style }
      }
    }
    if missingStep != 4, let style = own([]) ?? registered([]) { return style }
    return nil
  }

  // MARK: What was registered

  private var builtIn: Values {
    Dictionary(uniqueKeysWithValues: Setting.allCases.map { ($0, ResolvedStyle.builtIn[$0]) })
  }

  private var standard: Values {
    var values = builtIn
    for entry in entries {
      for case .defaultStyle in entry.targets { values = builtIn.merging(entry.values) { $1 } }
    }
    return values
  }

  private func over(_ values: Values) -> Values { standard.merging(values) { $1 } }

  private func registry(_ state: ControlState) -> Values? {
    var found: Values?
    for entry in entries {
      for case .controls(let written) in entry.targets where written == state && state != [] { found = entry.values }
    }
    if let found { return over(found) }
    func color(_ rgba: UInt32) -> Value? { .color(Color(rgba: rgba)) }
    var faded = standard[.actionColor]??.color
    faded?.alpha = 0xcc
    switch state {
    case .highlighted:
      return over([
        .actionColor: faded.map { .color($0) } as Value?, .fillColor: color(0xd4d4_d480),
        .shadowColor: color(0x5555_557f),
      ])
    case .selected: return over([.actionColor: color(0x1247_b8ff)])
    case [.highlighted, .selected]: return over([.actionColor: color(0x1247_b880), .fillColor: color(0xd4d4_d480)])
    case .disabled: return over([.actionColor: color(0xcaca_caff)])
    case .dangerous: return over([.actionColor: color(0xeb2d_38ff), .borderColor: color(0xeb2d_38ff)])
    case [.highlighted, .dangerous]:
      return over([
        .actionColor: color(0xeb2d_3880), .borderColor: color(0xeb2d_38ff), .fillColor: color(0xd4d4_d480),
      ])
    default: return nil
    }
  }

  private var rules: [Rule] {
    var rules: [Rule] = []
    for entry in entries {
      for target in entry.targets {
        switch target {
        case .defaultStyle, .controls: break
        case .selector(let containers, let name, let state):
          rules.append(Rule(containers: containers, className: name, state: state, values: entry.values))
        case .bars(let state):
          for bar in ["UINavigationBar", "UIToolbar", "UITabBar"] {
            rules.append(
              Rule(containers: [bar], className: "UIControl", state: state, isBar: true, values: entry.values))
          }
          rules.append(
            Rule(containers: [], className: "UIBarButtonItem", state: state, isBar: true, values: entry.values))
          guard state == [] else { continue }
          for bar in ["UINavigationBar", "UIToolbar"] {
            rules.append(Rule(containers: [], className: bar, isBar: true, values: entry.values))
          }
        }
      }
    }
    return rules
  }

  // MARK: Which rule wins

  /// What rules set on an element: its table at a state, or with no state its style property.
  private func set(
    _ state: ControlState?, _ kind: ElementKind, _ classes: [String], _ containers: [[String]], _ rules: [Rule]
  ) -> Values? {
    for (distance, name) in classes.enumerated() {
      let classKind = distance == 0 ? kind : self.kind(name) ?? kind
      var best: (rule: Rule, places: [Int], distances: [Int])?
      for rule in rules where rule.className == name {
        switch classKind {
        case .controller: continue
        case .view: if state != nil || rule.state != nil { continue }
        case .control, .barItem: if state == nil || (rule.state ?? []) != state { continue }
        }
        guard let (places, distances) = fit(rule.containers, containers) else { continue }
        if let held = best, !beats((rule, places, distances), held) { continue }
        best = (rule, places, distances)
      }
      if let best { return best.rule.values }
    }
    return nil
  }

  /// Each container of the rule at the first real one that fits after the previous.
  private func fit(_ wanted: [String], _ real: [[String]]) -> ([Int], [Int])? {
    var (places, distances) = ([Int](), [Int]())
    for name in wanted {
      let from = (places.last ?? -1) + 1
      guard let place = real.indices.first(where: { $0 >= from && real[$0].contains(name) }) else { return nil }
      places.append(place)
      distances.append(real[place].firstIndex(of: name) ?? 0)
    }
    return (places, distances)
  }

  /// Whether a later rule takes the place of an earlier one.
  private func beats(
    _ later: (rule: Rule, places: [Int], distances: [Int]), _ earlier: (rule: Rule, places: [Int], distances: [Int])
  ) -> Bool {
    for (a, b) in zip(later.places, earlier.places) where a != b { return a < b }
    if later.places.count != earlier.places.count { return later.places.count > earlier.places.count }
    for (a, b) in zip(later.distances, earlier.distances) where a != b { return a < b }
    return !(later.rule.isBar && !earlier.rule.isBar)
  }

  // MARK: Classes

  private func lineage(_ name: String, base: ElementKind) -> [String] {
    guard var next = superclasses[name] else {
      let roots: [ElementKind: [String]] = [
        .control: ["UIControl", "UIView"], .barItem: ["UIBarButtonItem"], .view: ["UIView"],
        .controller: ["UIViewController"],
      ]
      return [name] + roots[base, default: []]
    }
    var lineage = [name]
    while next != "" {
      lineage.append(next)
      next = superclasses[next] ?? ""
    }
    return lineage
  }

  private func kind(_ name: String) -> ElementKind? {
    guard superclasses[name] != nil else { return nil }
    let line = lineage(name, base: .view)
    if line.contains("UIControl") { return .control }
    if line.contains("UIBarButtonItem") { return .barItem }
    return line.contains("UIViewController") || line.contains("UIPopoverController") ? .controller : .view
  }
}
