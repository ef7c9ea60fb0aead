import StyleFile

/// The rules that a configuration can make more or less severe.
enum RuleNames {
  /// All of them, sorted. What makes a text no JSON at all is not among them: nothing can be read after it.
  static let all: [String] = (lint + drawing).sorted()

  private static let lint = LintRule.allCases.map(\.rawValue).filter { !$0.hasPrefix("json-") }
  private static let drawing = [
    "font-stand-in", "font-unknown", "font-weight", "font-slant", "font-width", "font-shadowed",
    "font-duplicate", "font-file", "missing-glyph",
  ]
}
