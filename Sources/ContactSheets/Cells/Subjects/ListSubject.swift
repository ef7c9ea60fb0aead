import Drawing
import Raster
import Styling
import Widgets

/// Cells of a list below one another, on the page's background, with a header above them or without.
struct ListSubject: CellSubject {
  /// One cell, as text.
  struct Row: Sendable {
    var content: ListCellDrawing.Content

    init(
      _ title: String, secondary: String? = nil, caption: String? = nil,
      _ accessory: ListCellDrawing.Accessory = .none, isSelected: Bool = false, isDisabled: Bool = false
    ) {
      content = ListCellDrawing.Content(
        title: title, secondary: secondary, caption: caption, accessory: accessory, isSelected: isSelected,
        isDisabled: isDisabled)
    }

    func fields(_ prefix: String) -> [String: String] {
      var fields = [
        "\(prefix)-title": content.title, "\(prefix)-accessory": content.accessory.rawValue,
        "\(prefix)-selected": String(content.isSelected), "\(prefix)-disabled": String(content.isDisabled),
      ]
      fields["\(prefix)-secondary"] = content.secondary
      fields["\(prefix)-caption"] = content.caption
      return fields
    }

    init?(_ fields: [String: String], _ prefix: String) {
      guard let title = fields["\(prefix)-title"],
        let accessory = fields["\(prefix)-accessory"].flatMap(ListCellDrawing.Accessory.init(rawValue:)),
        let isSelected = fields["\(prefix)-selected"].flatMap(Bool.init),
        let isDisabled = fields["\(prefix)-disabled"].flatMap(Bool.init)
      else { return nil }
      self.init(
        title, secondary: fields["\(prefix)-secondary"], caption: fields["\(prefix)-caption"], accessory,
        isSelected: isSelected, isDisabled: isDisabled)
    }
  }

  static let kind = "list"

  var header: String?
  var rows: [Row]

  init(header: String? = nil, _ rows: [Row]) {
    self.header = header
    self.rows = rows
  }

  var fields: [String: String] {
    var fields: [String: String] = [:]
    fields["header"] = header
    for (i, row) in rows.enumerated() { fields.merge(row.fields("row-\(i)")) { first, _ in first } }
    return fields
  }

  init?(fields: [String: String]) {
    var rows: [Row] = []
    while let row = Row(fields, "row-\(rows.count)") { rows.append(row) }
    guard !rows.isEmpty else { return nil }
    self.init(header: fields["header"], rows)
  }

  func layOut(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> CellLayout {
    var parts: [any WidgetDrawing] = []
    // Twelve ems, so that very large text still has room.
    let screen = max(
      375, 12 * (styles[.widget].font(.listFont)?.size ?? 0), 12 * (styles[.header].font(.headlineFont)?.size ?? 0))
    if let header { parts.append(try SectionHeaderDrawing(header, width: screen, styles[.header], with: book)) }
    let cells = try rows.map { row throws(DrawingError) in
      try ListCellDrawing(row.content, width: screen, styles[.widget], with: book)
    }
    let width = max(cells.map(\.size.width).max() ?? 0, parts.first?.size.width ?? 0)
    for (i, cell) in cells.enumerated() {
      parts.append(cell)
      parts.append(SeparatorDrawing(width: width, inset: i == cells.count - 1 ? 0 : 16, styles[.header]))
    }
    let stack = Composition(stacking: parts)
    return CellLayout(
      size: Size(width: stack.size.width, height: stack.size.height + 16), frame: .device, parts: stack.parts)
  }

  func contrast(in styles: CellStyles) -> Double? {
    header == nil ? nil : styles[.header].color(.primaryColor)?.contrast(on: .clear, over: styles.backdrop)
  }
}
