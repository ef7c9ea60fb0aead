import Drawing
import Raster
import Styling
import Widgets

/// The text ladder: each rung beside its font, its colour and its contrast.
enum TextPage: SheetPage {
  static func layOut(_ material: SheetMaterial, on page: inout Page) throws(DrawingError) -> Double {
    let stage = max(560, ((material.drawings.map(\.size.width).max() ?? 0) + 4).rounded(.up))
    let specs = try material.sheet.cells.map { cell throws(DrawingError) in try Spec(cell, on: page) }
    let font = max(232, (specs.map(\.fontWidth).max() ?? 0).rounded(.up) + 16)
    let color = max(168, (specs.map(\.colorWidth).max() ?? 0).rounded(.up) + 16)
    let width = max(1120, stage + 32 + font + color + 96)
    page.header(
      material.sheet.name.heading,
      facts: material.headerFacts([("Cells", String(material.sheet.cells.count))]), width: width)
    for (i, spec) in specs.enumerated() {
      page.mayBreak()
      if i > 0 {
        page.hairline(x: Page.margin + stage + 32, width: width - stage - 32, inner: true, at: page.y + 6)
        page.y += 12
      }
      let height = max(material.drawings[i].size.height + 4, 72)
      page.stage(i, material.drawings[i], x: Page.margin, top: page.y)
      try spec.put(
        x: Page.margin + stage + 32, top: page.y + (height - 48) / 2, columns: (font, color), on: &page)
      page.y += height
    }
    try footer(material, specs, width: width, on: &page)
    return width
  }

  private static func footer(
    _ material: SheetMaterial, _ specs: [Spec], width: Double, on page: inout Page
  ) throws(DrawingError) {
    var legend: [LegendEntry] = []
    if specs.contains(where: \.isHardToRead) {
      legend.append(
        LegendEntry(
          sign: .mark(.lowContrast, ratio: nil), lines: ["Contrast on the background", "colour below 4.5 : 1."]))
    }
    if specs.contains(where: { $0.standIn != nil }) { legend.append(.standIn) }
    legend += LegendEntry.chips(specs.map { .color($0.color) })
    page.footer(
      legend,
      remarks: StandInRemark.line(for: material.sheet, settings: material.sheet.name.heading.fonts, page.book.library),
      width: width)
  }

  /// What is written beside a rung.
  private struct Spec {
    let name: String
    let role: TextRole
    let color: Color?
    let contrast: Double
    let font: TextLayout
    let fontSetting: TextLayout
    /// The face that stands in; nothing where the font is itself.
    let standIn: TextLayout?
    let setting: TextLayout

    var isHardToRead: Bool { contrast < Contrast.least }
    var fontWidth: Double {
      max(font.width, fontSetting.width + (standIn.map { 5 + Mark.arrow.width + 5 + $0.width } ?? 0))
    }
    var colorWidth: Double { max(22 + 72, setting.width) }

    init(_ cell: Cell, on page: Page) throws(DrawingError) {
      guard let role = (cell.content.subject as? LabelSubject)?.role, let style = cell.styles[.label],
        let background = cell.styles[.background]
      else { preconditionFailure("A rung of the ladder is a label on a background.") }
      self.role = role
      name = cell.id.context == "scripts" ? "Text in other scripts" : Self.words(for: role)
      color = style.color(role.color)
      let backdrop = Backdrop.opaqueColor(of: background)
      contrast = (color ?? LabelDrawing.colorOfUncolored).over(backdrop).contrast(with: backdrop)
      let described = style.font(role.font).map(SettingText.words)
      font = try page.layOut(described ?? "none", .value)
      let match = page.book.library.match(style.font(role.font)?.name)
      fontSetting = try page.layOut(role.font.rawValue, .key)
      standIn = match.differences.isEmpty ? nil : try page.layOut(match.face.name, .key)
      setting = try page.layOut(role.color.rawValue, .key)
    }

    func put(x: Double, top: Double, columns: (Double, Double), on page: inout Page) throws(DrawingError) {
      let theme = page.theme
      try page.text(name, .key, theme.third, x: x, top: top)
      page.put(font, .value, theme.ink, x: x, top: top + 16)
      page.put(fontSetting, .key, theme.third, x: x, top: top + 32)
      if let standIn {
        let arrow = x + fontSetting.width + 5
        page.mark(.arrow, theme.third, x: arrow, top: top + 32)
        page.put(standIn, .key, theme.third, x: arrow + Mark.arrow.width + 5, top: top + 32)
      }
      let second = x + columns.0
      try page.text("Colour", .key, theme.third, x: second, top: top)
      page.chip(color, x: second, top: top + 17)
      try page.text(color?.hex ?? "none", .value, theme.ink, x: second + 22, top: top + 16)
      page.put(setting, .key, theme.third, x: second, top: top + 32)
      let third = second + columns.1
      try page.text("Contrast", .key, theme.third, x: third, top: top)
      let ratio = "\(Contrast.text(contrast, places: 2)) : 1"
      if isHardToRead {
        page.mark(.lowContrast, theme.amber, x: third, top: top + 16)
        try page.text(ratio, .label, theme.amber, x: third + 14, top: top + 16)
      } else {
        try page.text(ratio, .value, theme.ink, x: third, top: top + 16)
      }
    }

    private static func words(for role: TextRole) -> String {
      switch role {
      case .hero: "Hero"
      case .headline: "Headline"
      case .secondaryHeadline: "Secondary headline"
      case .text: "Text"
      case .caption: "Caption"
      }
    }
  }
}
