/// The ways in which chrome sets text: size over line height in points, and weight.
enum ChromeText: Hashable {
  /// 28/32, Inter Display SemiBold.
  case sheetTitle
  /// 15/20 SemiBold.
  case sectionHeading
  /// 13/20 Regular.
  case subtitle
  /// 13/20 Medium: facts of the header, labels of large cells.
  case fact
  /// 12/16 Medium: labels of states, changed values.
  case label
  /// 12/16 Regular: names, values, ratios.
  case value
  /// 11/16 Regular: legend.
  case legend
  /// 10/16 Regular: keys, column heads, numbers.
  case key
  /// 10/16 Medium: a ratio that is too low.
  case alarm

  var size: Double {
    switch self {
    case .sheetTitle: 28
    case .sectionHeading: 15
    case .subtitle, .fact: 13
    case .label, .value: 12
    case .legend: 11
    case .key, .alarm: 10
    }
  }

  var lineHeight: Double {
    switch self {
    case .sheetTitle: 32
    case .sectionHeading, .subtitle, .fact: 20
    case .label, .value, .legend, .key, .alarm: 16
    }
  }

  var weight: Int {
    switch self {
    case .sheetTitle, .sectionHeading: 600
    case .fact, .label, .alarm: 500
    case .subtitle, .value, .legend, .key: 400
    }
  }

  var family: String { self == .sheetTitle ? "Inter Display" : "Inter" }

  var tracking: Double {
    switch self {
    case .sheetTitle: -0.34
    case .sectionHeading: -0.08
    default: 0
    }
  }
}
