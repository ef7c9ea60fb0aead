import Drawing
import Raster
import Styling
import Widgets

/// A note beside a stage: what it is about, the value, and the key that gives it, one below the other.
struct NoteRow {
  private let label: String
  private let value: SettingText
  private let detail: String?
  private let key: KeyLine

  init(_ note: CellCaption.Note, of cell: Cell) {
    guard let resolution = cell.resolutions[note.role] else {
      preconditionFailure("A note is about a part of its cell.")
    }
    label = note.label
    value = SettingText(note.setting, of: resolution.style)
    detail = Self.words(note.detail, note.setting, resolution.style)
    let low = note.marksContrast && cell.isHardToRead ? cell.contrast.map { Contrast.text($0, places: 1) } : nil
    key = KeyLine(resolution: resolution, lowContrast: low)
  }

  private static func words(
    _ detail: CellCaption.Note.Detail?, _ setting: Setting, _ style: ResolvedStyle
  ) -> String? {
    switch detail {
    case nil: nil
    case .font(let font): style.font(font).map(SettingText.words)
    case .largeTitleFont:
      style.font(.navigationFont).map { _ in SettingText.words(LargeNavigationBarDrawing.titleFont(of: style)) }
    case .settingName: setting.rawValue
    }
  }

  /// What its value needs, in points; its key breaks.
  func width(on page: Page) throws(DrawingError) -> Double {
    let below = try detail.map { text throws(DrawingError) in try page.layOut(text, .key).width } ?? 0
    return max(value.indent + (try page.layOut(value.text, .value).width), below)
  }

  func height(on page: Page, width: Double) throws(DrawingError) -> Double {
    32 + (detail == nil ? 0 : 14) + (try key.height(on: page, width: width))
  }

  func put(on page: inout Page, x: Double, top: Double, width: Double) throws(DrawingError) {
    try page.text(label, .key, page.theme.third, x: x, top: top)
    page.chip(value.chip, x: x, top: top + 17)
    try page.text(value.text, .value, page.theme.ink, x: x + value.indent, top: top + 16)
    if let detail { try page.text(detail, .key, page.theme.second, x: x, top: top + 32) }
    try key.put(on: &page, x: x, top: top + (detail == nil ? 32 : 46), width: width)
  }
}
