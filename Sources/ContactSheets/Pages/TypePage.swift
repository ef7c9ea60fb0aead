import Drawing
import Raster
import Styling

/// Specimens of the eleven fonts, each beside its name and what stands in for it.
enum TypePage: SheetPage {
  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double {
    let stage = max(560, (material.drawings.map(\.framedSize.width).max() ?? 0).rounded(.up))
    var specs: [Spec] = []
    for cell in material.sheet.cells { specs.append(try Spec(cell, on: page)) }
    let column = max(220, (specs.map(\.fontWidth).max() ?? 0).rounded(.up) + 24)
    let second = max(276, (specs.map(\.drawnWidth).max() ?? 0).rounded(.up))
    let width = max(1120, stage + 32 + column + second)
    page.header(
      material.sheet.name.heading, facts: material.headerFacts([("Fonts", String(material.sheet.cells.count))]),
      width: width)
    for (i, spec) in specs.enumerated() {
      page.mayBreak()
      if i > 0 {
        page.hairline(x: Page.margin + stage + 32, width: width - stage - 32, inner: true, at: page.y + 6)
        page.y += 12
      }
      let height = max(material.drawings[i].framedSize.height, 64)
      page.stage(i, material.drawings[i], x: Page.margin, top: page.y)
      try spec.put(x: Page.margin + stage + 32, top: page.y + (height - 48) / 2, column: column, on: &page)
      page.y += height
    }
    page.footer(specs.contains(where: \.isStandIn) ? [.standIn] : [], remarks: [], width: width)
    return width
  }

  /// What is written beside a specimen.
  private struct Spec {
    let name: String
    let setting: String
    let font: TextLayout
    let drawn: TextLayout
    let difference: TextLayout
    let isStandIn: Bool

    private var indent: Double { isStandIn ? Mark.arrow.width + 5 : 0 }
    var fontWidth: Double { font.width }
    var drawnWidth: Double { max(indent + drawn.width, difference.width) }

    init(_ cell: Cell, on page: Page) throws(DrawingError) {
      guard let setting = (cell.content.subject as? SpecimenSubject)?.font, let style = cell.styles[.widget] else {
        preconditionFailure("A cell of this page is a specimen.")
      }
      let match = page.book.match(style.font(setting)?.name)
      name = cell.caption?.title ?? ""
      self.setting = setting.rawValue
      font = try page.layOut(style.font(setting).map(SettingText.words) ?? "none", .value)
      isStandIn = !match.differences.isEmpty
      drawn = try page.layOut(match.face.name, .value)
      difference = try page.layOut(Self.words(match.differences), .key)
    }

    private static func words(_ differences: [FaceMatch.Difference]) -> String {
      let words = differences.map { difference in
        switch difference {
        case .standIn: "stands in"
        case .unknownFamily: "stands in, the family is not known"
        case .weight(let wanted, let drawn): "weight \(drawn) for \(wanted)"
        case .sheared: "sheared, there is no slanted face"
        case .width: "at its regular width"
        }
      }
      return words.isEmpty ? "itself" : words.joined(separator: ", ")
    }

    func put(x: Double, top: Double, column: Double, on page: inout Page) throws(DrawingError) {
      let theme = page.theme
      try page.text(name, .key, theme.third, x: x, top: top)
      page.put(font, .value, theme.ink, x: x, top: top + 16)
      try page.text(setting, .key, theme.third, x: x, top: top + 32)
      let second = x + column
      try page.text("Drawn with", .key, theme.third, x: second, top: top)
      if isStandIn { page.mark(.arrow, theme.third, x: second, top: top + 16) }
      page.put(drawn, .value, theme.ink, x: second + indent, top: top + 16)
      page.put(difference, .key, theme.third, x: second, top: top + 32)
    }
  }
}
