import Raster
import Styling

/// Style sets and questions by chance, the same for the same seed, with a count of what came up.
struct RandomStyles {
  /// A set as text, and as what it means.
  struct Sheet {
    var text: String
    var entries: [LiteralResolver.Entry]
  }

  /// How often each thing came up, by its name.
  private(set) var counts: [String: Int] = [:]
  private var seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    for setting in Setting.allCases { counts[setting.path] = 0 }
    for state in ControlState.all {
      counts["key state \(state)"] = 0
      counts["asked state \(state)"] = 0
    }
    for depth in 0...4 { counts["asked depth \(depth)"] = 0 }
    for depth in 0...3 { counts["rule depth \(depth)"] = 0 }
    for lookup in Lookup.allCases { counts["lookup \(lookup)"] = 0 }
    for thing in [
      "null", "half-given shadow", "font without a name", "default", "no default", "controls-", "bar-controls-",
      "several selectors", "in bar", "not in bar", "bar item", "subclass", "unknown class", "controller around",
    ] { counts[thing] = 0 }
  }

  static let own = [
    "Knob": "UIButton", "BigKnob": "Knob", "Plate": "UIView", "Scene": "UIViewController", "Item": "UIBarButtonItem",
  ]
  private static let subjects = [
    "UIButton", "UIButton", "Knob", "BigKnob", "UIControl", "UISwitch", "UILabel", "Plate", "UIView", "UIBarButtonItem",
    "Item", "UINavigationBar", "UIToolbar", "Stranger", "UITableViewCell",
  ]
  private static let containers = [
    "UINavigationBar", "UIToolbar", "UITabBar", "UITableViewCell", "Plate", "UIView", "Scene", "UIViewController",
    "UIPopoverController", "UIWindow", "Outsider", "Knob",
  ]

  // MARK: Chance

  private mutating func number(below limit: Int) -> Int {
    seed &+= 0x9e37_79b9_7f4a_7c15
    var z = seed
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }

  private mutating func one<T>(of things: [T]) -> T { things[number(below: things.count)] }

  /// Low states come up more often, so that rules and questions meet.
  private mutating func state() -> ControlState {
    number(below: 2) == 0 ? one(of: ControlState.all) : one(of: [[], .highlighted, .selected, .disabled, .dangerous])
  }

  private mutating func count(_ what: String) { counts[what, default: 0] += 1 }

  // MARK: Sheets

  mutating func sheet() -> Sheet {
    var (members, entries, keys) = ([String](), [LiteralResolver.Entry](), Set<String>())
    let hasDefault = number(below: 4) > 0
    count(hasDefault ? "default" : "no default")
    if hasDefault {
      let (text, values) = style()
      members.append("\"default\": \(text)")
      entries.append(.init(targets: [.defaultStyle], values: values))
    }
    for _ in 0..<(6 + number(below: 14)) {
      var (parts, targets) = ([String](), [LiteralResolver.Target]())
      for _ in 0..<(number(below: 5) == 0 ? 2 : 1) {
        let (part, target) = keyPart()
        parts.append(part)
        targets.append(target)
      }
      if parts.count > 1 { count("several selectors") }
      let key = parts.joined(separator: number(below: 2) == 0 ? "," : ", ")
      guard keys.insert(key).inserted else { continue }
      let (text, values) = style()
      members.append("\"\(key)\": \(text)")
      entries.append(.init(targets: targets, values: values))
    }
    return Sheet(text: "{\n" + members.joined(separator: ",\n") + "\n}\n", entries: entries)
  }

  private mutating func keyPart() -> (String, LiteralResolver.Target) {
    switch number(below: 8) {
    case 0:
      let state = state()
      count("controls-")
      return ("controls-\(written(state))", .controls(state))
    case 1:
      let state = state()
      count("bar-controls-")
      return ("bar-controls-\(written(state))", .bars(state))
    default:
      let around = path(atMost: 3)
      count("rule depth \(around.count)")
      let name = one(of: Self.subjects)
      let isView = ["UILabel", "Plate", "UIView", "UINavigationBar", "UIToolbar", "UITableViewCell"].contains(name)
      let state = isView || number(below: 3) == 0 ? nil : state()
      let suffix = state.map { "-" + written($0) } ?? ""
      return (
        (around + [name]).joined(separator: "/") + suffix,
        .selector(containers: around, className: name, state: state)
      )
    }
  }

  /// The names of a state in any order and letter case.
  private mutating func written(_ state: ControlState) -> String {
    count("key state \(state)")
    var names = state.flags.map(\.name)
    if number(below: 2) == 0 { names.reverse() }
    if names.isEmpty { names = ["normal"] }
    return names.map { number(below: 6) == 0 ? $0.uppercased() : $0 }.joined(separator: "|")
  }

  private mutating func path(atMost depth: Int) -> [String] {
    (0..<number(below: depth + 1)).map { _ in one(of: Self.containers) }
  }

  private mutating func style() -> (text: String, values: LiteralResolver.Values) {
    var values: LiteralResolver.Values = [:]
    var sections: [Section: [String]] = [:]
    for _ in 0..<(1 + number(below: 6)) {
      let setting = one(of: Setting.allCases)
      guard values[setting] == nil else { continue }
      count(setting.path)
      let (text, value) = value(of: setting)
      values.updateValue(value, forKey: setting)
      sections[setting.section, default: []].append("\"\(setting.rawValue)\": \(text)")
    }
    let text = Section.allCases.compactMap { section in
      sections[section].map { "\"\(section.rawValue)\": {\($0.joined(separator: ", "))}" }
    }
    return ("{\(text.joined(separator: ", "))}", values)
  }

  private mutating func value(of setting: Setting) -> (String, Value?) {
    if number(below: 6) == 0 {
      count("null")
      return ("null", nil)
    }
    let color = Color(rgba: UInt32(number(below: 1 << 32)))
    switch setting.kind {
    case .color: return ("\"\(color.hex)\"", .color(color))
    case .font:
      let size = 8 + number(below: 20)
      guard number(below: 3) > 0 else {
        count("font without a name")
        return ("{\"size\": \(size)}", .font(Font(size: Double(size))))
      }
      return ("{\"name\": \"GillSans\", \"size\": \(size)}", .font(Font(name: "GillSans", size: Double(size))))
    case .shadow:
      guard number(below: 2) > 0 else {
        count("half-given shadow")
        return ("{\"color\": \"\(color.hex)\"}", .shadow(Shadow(color: color)))
      }
      let (x, y, blur) = (number(below: 4), number(below: 4), number(below: 4))
      return (
        "{\"color\": \"\(color.hex)\", \"offset\": [\(x), \(y)], \"blurRadius\": \(blur)}",
        .shadow(
          Shadow(color: color, offset: Size(width: Double(x), height: Double(y)), blurRadius: Double(blur)))
      )
    }
  }

  // MARK: Questions

  mutating func question() -> (element: Element, lookup: Lookup) {
    var element = Element(one(of: Self.subjects), in: path(atMost: 4), state: state())
    if number(below: 5) == 0 { element.inBar = number(below: 2) == 0 }
    let lookup = number(below: 3) == 0 ? one(of: Lookup.allCases) : .effective
    count("asked state \(element.state)")
    count("asked depth \(element.containers.count)")
    count("lookup \(lookup)")
    if element.inBar == true { count("in bar") }
    if element.inBar == false { count("not in bar") }
    if ["UIBarButtonItem", "Item"].contains(element.className) { count("bar item") }
    if Self.own[element.className] != nil { count("subclass") }
    if element.className == "Stranger" { count("unknown class") }
    if !Set(element.containers).isDisjoint(with: ["Scene", "UIViewController", "UIPopoverController"]) {
      count("controller around")
    }
    return (element, lookup)
  }
}
