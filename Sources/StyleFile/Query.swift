public import Styling

/// One question for the style of an element.
public struct Query: Sendable, Hashable {
  /// A class that the question declares.
  public struct Declaration: Sendable, Hashable {
    /// The class.
    public var name: String
    /// Its superclass; nothing for a class without one.
    public var superclass: String?

    /// A class and its superclass.
    public init(_ name: String, superclass: String?) {
      self.name = name
      self.superclass = superclass
    }
  }

  /// Whose style is asked for.
  public var element: Element
  /// Which of its styles.
  public var lookup: Lookup
  /// Classes that are added to the table for this question, or override it.
  public var declarations: [Declaration]

  /// A question; the default lookup is the effective one.
  public init(_ element: Element, lookup: Lookup = .effective, declarations: [Declaration] = []) {
    self.element = element
    self.lookup = lookup
    self.declarations = declarations
  }

  /// The table of classes that this question is asked over.
  public func classes(over table: ClassTable) -> ClassTable {
    declarations.reduce(table) { $0.declaring($1.name, superclass: $1.superclass) }
  }
}
