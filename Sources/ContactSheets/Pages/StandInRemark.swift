import Drawing
import Styling

/// The footer's line about fonts that others stand in for.
enum StandInRemark {
  /// `Drawn with stand-ins: GillSans → Lato Regular, …`, for the fonts that the settings of the cells' styles name;
  /// nothing where every font is itself.
  static func line(for sheet: Sheet, settings: [Setting], _ library: FontLibrary) -> [String] {
    var names: Set<String> = []
    for cell in sheet.cells {
      for style in cell.styles.values {
        for setting in settings {
          if let name = style.font(setting)?.name { names.insert(name) }
        }
      }
    }
    let pairs = names.sorted().compactMap { name -> String? in
      let match = library.match(name)
      guard !match.differences.isEmpty else { return nil }
      let pair = "\(name) → \(match.face.name)\(match.isSheared ? " sheared" : "")"
      // A pair stays on one line: lines break at U+0020 only.
      return pair.split(separator: " ").joined(separator: "\u{a0}")
    }
    return pairs.isEmpty ? [] : ["Drawn with stand-ins: \(pairs.joined(separator: ", "))."]
  }
}
