import Drawing
import Raster
import Styling
import Widgets

/// A toolbar at true size, below a slice of the page.
struct ToolbarSubject: CellSubject {
  static let kind = "toolbar"

  /// From left to right; each has the style of its role, `item-0` and so on.
  var items: [BarItem]
  /// How many of them stand at the left end, with all others at the right; nothing spreads them.
  var leading: Int?
  var isCompact = false

  /// The item that the cell is about.
  var subject: Int

  init(_ items: [BarItem], leading: Int? = nil, isCompact: Bool = false, about subject: Int = 0) {
    self.items = items
    self.leading = leading
    self.isCompact = isCompact
    self.subject = subject
  }

  var fields: [String: String] {
    var fields = ["compact": String(isCompact), "about": String(subject)]
    fields["leading"] = leading.map(String.init)
    for (i, item) in items.enumerated() { fields.merge(item.fields("item-\(i)")) { first, _ in first } }
    return fields
  }

  init?(fields: [String: String]) {
    guard let isCompact = fields["compact"].flatMap(Bool.init), let subject = fields["about"].flatMap(Int.init)
    else { return nil }
    var items: [BarItem] = []
    while let item = BarItem(fields, "item-\(items.count)") { items.append(item) }
    guard items.indices.contains(subject) else { return nil }
    self.init(items, leading: fields["leading"].flatMap(Int.init), isCompact: isCompact, about: subject)
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    var controls: [any WidgetDrawing] = []
    for (i, item) in items.enumerated() {
      controls.append(try item.drawing(styles[.item(i)], bar: styles[.bar], isCompact: isCompact, with: book))
    }
    return .device(ToolbarDrawing(arranged(controls), isCompact: isCompact, bar: styles[.bar]), at: .bottom)
  }

  private func arranged(_ controls: [any WidgetDrawing]) -> [ToolbarDrawing.Item] {
    guard let leading else { return ToolbarDrawing.spread(controls) }
    let all = controls.map(ToolbarDrawing.Item.control)
    return all.prefix(leading) + [.flexibleSpace] + all.dropFirst(leading)
  }

  func contrast(in styles: CellStyles) -> Double? {
    items[subject].contrast(styles[.item(subject)], bar: styles[.bar], over: styles.barBackdrop)
  }
}
