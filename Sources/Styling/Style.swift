/// A style as written: sparse. A setting that is not assigned is inherited; one that is assigned nothing is empty.
public struct Style: Sendable, Hashable {
  /// What one setting was given, and where.
  public struct Assignment: Sendable, Hashable {
    /// The value; nothing means "explicitly nothing", as null in a file.
    public var value: Value?
    /// Where it was written.
    public var origin: Origin

    /// A value, or explicitly nothing, and where it was written.
    public init(_ value: Value?, origin: Origin = .code) {
      self.value = value
      self.origin = origin
    }
  }

  /// By the position of the setting; empty as long as nothing was assigned.
  private(set) var assignments: [Assignment?] = []

  /// A style that says nothing.
  public init() {}

  /// What a setting was given; setting nothing makes it inherit again. The value's kind must be the setting's.
  public subscript(setting: Setting) -> Assignment? {
    get { assignments.isEmpty ? nil : assignments[setting.position] }
    set {
      precondition(newValue?.value.map { $0.kind == setting.kind } ?? true, "A value's kind is its setting's.")
      if assignments.isEmpty { assignments = Array(repeating: nil, count: Setting.allCases.count) }
      assignments[setting.position] = newValue
    }
  }

  /// The settings that it mentions, in the order of ``Setting``.
  public var assigned: [Setting] { isEmpty ? [] : Setting.allCases.filter { self[$0] != nil } }

  /// Whether it mentions no setting.
  public var isEmpty: Bool { assignments.allSatisfy { $0 == nil } }

  /// Whether two styles say the same, and where.
  public static func == (a: Style, b: Style) -> Bool {
    Setting.allCases.allSatisfy { a[$0] == b[$0] }
  }

  /// Hashes what it says, and where.
  public func hash(into hasher: inout Hasher) {
    for setting in Setting.allCases { hasher.combine(self[setting]) }
  }
}
