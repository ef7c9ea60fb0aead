/// What a cell draws, apart from styles.
public struct CellContent: Sendable {
  let subject: any CellSubject

  init(_ subject: any CellSubject) { self.subject = subject }

  /// All that a cell can show.
  private static let subjects: [any CellSubject.Type] = [
    ButtonSubject.self, NavigationBarSubject.self, LargeNavigationBarSubject.self, ToolbarSubject.self,
    TabBarSubject.self, LabelSubject.self, WidgetSubject.self, ListSubject.self, SwatchSubject.self,
    SpecimenSubject.self,
  ]

  /// The content as names and texts, for a record.
  public var fields: [String: String] {
    var fields = subject.fields
    fields[Self.kind] = type(of: subject).kind
    return fields
  }

  /// The content from the names and texts of a record; nothing if they are not of any content.
  public init?(fields: [String: String]) {
    let named = Self.subjects.first { $0.kind == fields[Self.kind] }
    guard let subject = named?.init(fields: fields) else { return nil }
    self.subject = subject
  }

  private static let kind = "kind"
}

extension CellContent: Hashable {
  /// Whether both show the same: the fields say all of it.
  public static func == (a: CellContent, b: CellContent) -> Bool { a.fields == b.fields }

  /// Hashes the fields.
  public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}
