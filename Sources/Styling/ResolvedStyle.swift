public import Raster

/// A style in which every setting is settled: it has a value, or it is empty for certain.
public struct ResolvedStyle: Sendable {
  private var settled: [Style.Assignment]

  /// What a setting holds; nothing if it is empty.
  public subscript(setting: Setting) -> Value? { settled[setting.position].value }

  /// Where a setting's value comes from.
  public func origin(of setting: Setting) -> Origin { settled[setting.position].origin }

  /// The colour of a colour setting; nothing if it is empty.
  public func color(_ setting: Setting) -> Color? { self[setting]?.color }
  /// The font of a font setting; nothing if it is empty.
  public func font(_ setting: Setting) -> Font? { self[setting]?.font }
  /// The shadow of a shadow setting; nothing if it is empty.
  public func shadow(_ setting: Setting) -> Shadow? { self[setting]?.shadow }

  /// This style with `style` laid over it: what `style` mentions is replaced whole, by nothing too.
  public func overlaid(with style: Style) -> ResolvedStyle {
    var copy = self
    for case (let position, let assignment?) in style.assignments.enumerated() {
      copy.settled[position] = assignment
    }
    return copy
  }

  /// A style that settles every setting by asking `assignment` for each.
  init(settling assignment: (Setting) -> Style.Assignment) {
    settled = Setting.allCases.map(assignment)
  }
}

extension ResolvedStyle: Hashable {
  /// Whether all 30 values agree; where they come from does not count.
  public static func == (a: ResolvedStyle, b: ResolvedStyle) -> Bool {
    zip(a.settled, b.settled).allSatisfy { $0.value == $1.value }
  }

  /// Hashes the 30 values.
  public func hash(into hasher: inout Hasher) {
    for assignment in settled { hasher.combine(assignment.value) }
  }
}
