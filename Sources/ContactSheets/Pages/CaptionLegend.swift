import Styling

/// The legend of sheets whose cells have captions: the marks and chips that their notes show.
enum CaptionLegend {
  static func entries(_ cells: [Cell]) -> [LegendEntry] {
    let notes = cells.flatMap { cell in
      (cell.caption?.notes ?? []).compactMap { note in cell.resolutions[note.role].map { (note: note, resolution: $0) }
      }
    }
    var legend: [LegendEntry] = []
    if notes.contains(where: { !$0.resolution.isExact }) { legend.append(.fallback) }
    let marked = cells.first { $0.isHardToRead && $0.caption?.notes.contains(where: \.marksContrast) == true }
    if let low = marked?.contrast { legend.append(.lowContrast(Contrast.text(low, places: 1))) }
    let colors = notes.compactMap { note -> SettingText.Chip in
      SettingText(note.note.setting, of: note.resolution.style).chip
    }
    return legend + LegendEntry.chips(colors)
  }
}
