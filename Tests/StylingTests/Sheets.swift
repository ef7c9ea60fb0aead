import Diagnostics
import Raster
import Styling

extension StyleSheet {
  /// A sheet with one entry for each key, in this order; each entry only sets its own action colour.
  static func of(_ keys: [String]) -> StyleSheet {
    StyleSheet(
      keys.enumerated().map { number, key in
        var style = Style()
        style[.actionColor] = Style.Assignment(.color(Color(rgba: UInt32(number))))
        let place = Diagnostics.SourceLocation(file: "test.json", line: number + 1, column: 1)
        return WrittenEntry(key: StyleKey(key), at: place, style: style)
      })
  }
}

extension Cascade {
  /// What wins for an element, by its name on a sheet.
  static func winner(
    _ keys: [String], _ element: Element, _ lookup: Lookup = .effective, classes: ClassTable = .uiKit
  ) -> String {
    Cascade(.of(keys), classes: classes).resolve(element, lookup: lookup).winner.name
  }
}
