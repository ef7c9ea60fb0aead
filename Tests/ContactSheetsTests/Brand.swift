import StyleFile
import Styling
import TestSupport

/// The brand among the examples.
enum Brand {
  /// Its style sheet; an empty one, on which tests fail, if it cannot be read.
  static let sheet: StyleSheet = {
    let bytes = Array((try? Project.text(of: "Examples/brand.json"))?.utf8 ?? "{}".utf8)
    let loaded = try? StyleFile.load(bytes, file: "brand.json", classes: .uiKit)
    return loaded?.sheet ?? StyleSheet()
  }()
}
