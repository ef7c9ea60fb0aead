/// The appearance of a class inside containers: what it says holds for all its instances there, set or not set yet.
///
/// What an object was given directly beats it.
public struct Appearance: Sendable {
  private let center: StyleCenter
  private let selector: Selector

  init(of className: String, in containers: [String], center: StyleCenter) {
    self.center = center
    selector = Selector(containers: containers, className: className)
  }

  /// The style property of its instances, which what is inside them inherits; nothing takes the rule away.
  public var style: Style? {
    get { center.rule(like: rule(.property, selector, Style()))?.style }
    nonmutating set { set(newValue, .property, selector) }
  }

  /// What its instances have in their tables for a state; only controls and bar items have one.
  public func style(for state: ControlState) -> Style? {
    center.rule(like: rule(.table, selector(for: state), Style()))?.style
  }

  /// Puts a style for a state into the tables of its instances; nothing takes the rule away.
  public func setStyle(_ style: Style?, for state: ControlState) { set(style, .table, selector(for: state)) }

  private func set(_ style: Style?, _ target: AppearanceRule.Target, _ selector: Selector) {
    if let style {
      center.add(rule(target, selector, style))
    } else {
      center.remove(rule(target, selector, Style()))
    }
  }

  private func selector(for state: ControlState) -> Selector {
    Selector(containers: selector.containers, className: selector.className, writtenState: state)
  }

  private func rule(_ target: AppearanceRule.Target, _ selector: Selector, _ style: Style) -> AppearanceRule {
    AppearanceRule(selector: selector, target: target, style: style, winner: .code(selector.description))
  }
}

extension StyleCenter {
  /// The appearance of a class by the name that rules call it, inside containers, outermost first.
  public func appearance(of className: String, whenContainedIn containers: [String] = []) -> Appearance {
    Appearance(of: className, in: containers, center: self)
  }

  /// The appearance of a type, inside containers, outermost first.
  public func appearance(
    of type: any Stylish.Type, whenContainedIn containers: [any Stylish.Type] = []
  ) -> Appearance {
    appearance(of: className(of: type), whenContainedIn: containers.map(className))
  }
}
