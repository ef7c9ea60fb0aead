public import Diagnostics
import Raster
public import Styling

/// Looks for what a style sheet says well, but probably does not mean.
public struct StyleReview {
  private let sheet: StyleSheet
  private let classes: ClassTable
  private let cascade: Cascade
  private var diagnostics: [Diagnostic] = []

  /// Every suspicion, in reading order.
  public static func diagnostics(of sheet: StyleSheet, classes: ClassTable = .uiKit) -> [Diagnostic] {
    var review = StyleReview(sheet, classes)
    review.reviewNames()
    review.reviewPlaces()
    review.reviewValues()
    review.reviewEffects()
    return review.diagnostics.inReadingOrder()
  }

  private init(_ sheet: StyleSheet, _ classes: ClassTable) {
    self.sheet = sheet
    self.classes = classes
    cascade = Cascade(sheet, classes: classes)
  }

  private mutating func report(_ rule: LintRule, _ message: String, at place: SourceLocation, hint: String? = nil) {
    diagnostics.append(rule.diagnostic(message, at: place, hint: hint))
  }

  /// Each selector with the place of its part and its entry.
  private var selectors: [(selector: Selector, place: SourceLocation, entry: StyleSheet.Entry)] {
    sheet.entries.flatMap { entry in
      zip(entry.key.parts, entry.partLocations).compactMap { part, place in
        guard case .selector(let selector) = part.target else { return nil }
        return (selector, place, entry)
      }
    }
  }

  // MARK: Names

  /// Classes that nobody declared, each at its first place; first of all those that only differ in letter case.
  private mutating func reviewNames() {
    var seen: Set<String> = []
    var byLowerCase = Dictionary(classes.names.map { ($0.lowercased(), $0) }) { first, _ in first }
    for (selector, place, _) in selectors {
      for name in selector.containers + [selector.className] where !classes.knows(name) && seen.insert(name).inserted {
        if let other = byLowerCase[name.lowercased()], other != name {
          report(
            .classCase, "`\(name)` only differs from `\(other)` in letter case", at: place,
            hint: "did you mean `\(other)`")
        } else {
          byLowerCase[name.lowercased()] = name
          let nearest = NearestName.of(name, among: classes.names)
          report(
            .unknownClass, "nobody knows the class `\(name)`", at: place,
            hint: nearest.map { "did you mean `\($0)`" } ?? "declare it under `classes` in proofsheet.json")
        }
      }
    }
  }

  // MARK: Places

  /// Nothing is around a window, and no controller is inside a bar item.
  private mutating func reviewPlaces() {
    for (selector, place, _) in selectors {
      let path = selector.containers + [selector.className]
      if let inner = path.dropFirst().first(where: { classes.isKind($0, of: "UIWindow") }) {
        report(
          .impossibleContainers, "`\(selector)` never matches: nothing is around a `\(inner)`", at: place,
          hint: "write it first")
      }
      for (outer, inner) in zip(path, path.dropFirst()) where isBarItem(outer) && classes.kind(of: inner) == .controller
      {
        report(
          .impossibleContainers, "`\(selector)` never matches: no controller is inside a `\(outer)`", at: place)
      }
    }
  }

  private func isBarItem(_ name: String) -> Bool { classes.kind(of: name) == .barItem }

  // MARK: Values

  private mutating func reviewValues() {
    for entry in sheet.entries {
      for setting in entry.written.assigned {
        guard let assignment = entry.written[setting], case .file(_, let place) = assignment.origin,
          let value = assignment.value
        else { continue }
        if let color = value.color { reviewColor(color, of: setting, in: entry, at: place) }
        if let font = value.font { reviewFont(font, of: setting, in: entry, at: place) }
      }
    }
  }

  /// `#ffrrgg00` is invisible as RGBA, but an opaque colour as ARGB.
  private mutating func reviewColor(
    _ color: Color, of setting: Setting, in entry: StyleSheet.Entry, at place: SourceLocation
  ) {
    guard color.red == 0xff, color.alpha == 0, color.rgba != 0xffff_ff00 else { return }
    report(
      .argbColor, "`\(entry.key.text)` → `\(setting.path)`: `\(color.hex)` cannot be seen; alpha stands last",
      at: place, hint: "as ARGB it would be `\(Color(rgba: color.rgba << 8 | 0xff).hex)`")
  }

  /// A font is replaced whole: without a name it is the system font, whatever `default` says.
  private mutating func reviewFont(
    _ font: Font, of setting: Setting, in entry: StyleSheet.Entry, at place: SourceLocation
  ) {
    guard font.name == nil, !entry.key.isDefault, let inherited = sheet.defaultStyle.font(setting)?.name else { return }
    report(
      .fontNameDropped,
      "`\(entry.key.text)` → `\(setting.path)`: without a name it is the system font, not `\(inherited)`", at: place,
      hint: "a font is replaced whole; write the name again, or null for the system font")
  }

  // MARK: Effects

  private mutating func reviewEffects() {
    let twins = Dictionary(grouping: sheet.entries.map(\.resolved) + [sheet.defaultStyle], by: { $0 })
    for (number, entry) in sheet.entries.enumerated() where !entry.key.isDefault {
      // Only what some other style equals can be without effect.
      if (twins[entry.resolved]?.count ?? 0) > 1 { reviewEffect(of: entry, number) }
      reviewBuiltInStates(of: entry)
    }
  }

  /// Whether every element that the entry is for would look the same without it.
  private mutating func reviewEffect(of entry: StyleSheet.Entry, _ number: Int) {
    var others = sheet.entries.map(\.rewritten)
    others.remove(at: number)
    let without = Cascade(StyleSheet(others), classes: classes)
    let elements = entry.key.parts.compactMap(\.element)
    guard !elements.isEmpty, elements.allSatisfy({ cascade.resolve($0).style == without.resolve($0).style }) else {
      return
    }
    report(
      .noEffect, "`\(entry.key.text)` changes nothing: without it, the style is the same", at: entry.location,
      hint: "remove it")
  }

  /// The surprise of the chain: a registered single state beats an own normal style, so what an entry says for normal is
  /// gone as soon as the control is pressed.
  private mutating func reviewBuiltInStates(of entry: StyleSheet.Entry) {
    for (part, place) in zip(entry.key.parts, entry.partLocations) {
      guard case .selector(let selector) = part.target, selector.state == .normal, !entry.written.isEmpty,
        (classes.kind(of: selector.className) ?? .control) == .control
      else { continue }
      let states = [ControlState.disabled, .dangerous, .highlighted, .selected].filter { state in
        let element = Element(selector.className, in: selector.containers, state: state)
        if case .builtInState = cascade.resolve(element).winner { return true }
        return false
      }
      guard !states.isEmpty else { continue }
      let names = states.map(\.name).joined(separator: ", ")
      report(
        .builtInShowsThrough, "`\(selector)` is for normal alone; the built-in style answers for \(names)", at: place,
        hint: "say what it is then: `\(selector.with(states[0]))`, or `controls-\(states[0])` for all controls")
    }
  }
}

extension Selector {
  fileprivate func with(_ state: ControlState) -> Selector {
    Selector(containers: containers, className: className, writtenState: state)
  }
}

extension StyleSheet.Entry {
  /// The entry as it was before it was laid over the default style.
  fileprivate var rewritten: StyleSheet.WrittenEntry {
    StyleSheet.WrittenEntry(key: key, at: location, partLocations: partLocations, style: written)
  }
}
