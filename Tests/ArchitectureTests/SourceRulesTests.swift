import TestSupport
import Testing

/// What must not stand in the sources, and what may stand beside them.
@Suite struct SourceRulesTests {
  static let sources = Project.files(below: "Sources", ending: [".swift", ".c", ".h"])

  /// Glyphs that Cairo draws differ between its versions; only outlines are the same everywhere.
  @Test(arguments: [
    "pango_cairo_show_layout", "pango_cairo_show_glyph", "pango_cairo_update_layout_default", "cairo_show_glyphs",
    "cairo_show_text",
  ])
  func textIsDrawnFromOutlines(function: String) throws {
    try expectNowhere(function)
  }

  /// They differ between processors and versions of libm.
  @Test(arguments: ["sin(", "cos(", "tan(", "pow(", "exp(", "log("])
  func noLibmReachesThePixels(function: String) throws {
    for file in Self.sources where !file.hasPrefix("Sources/proofsheet/") {
      for line in try code(of: file) {
        let calls = line.ranges(of: function).contains { range in
          guard range.lowerBound > line.startIndex else { return true }
          let before = line[line.index(before: range.lowerBound)]
          return !before.isLetter && !before.isNumber && before != "_" && before != "."
        }
        #expect(!calls, "\(file): \(line)")
      }
    }
  }

  @Test(arguments: [
    "try!", "fatalError(", "TODO", "FIXME", "Bundle.module", "setlocale(", "as!", "nonisolated(unsafe)",
  ])
  func neverWritten(words: String) throws {
    try expectNowhere(words)
  }

  @Test func theTopLevelHoldsOnlyWhatBelongsThere() throws {
    let allowed: Set<String> = [
      "Package.swift", "Sources", "Tests", "Snapshots", "Fonts", "README.md", "Makefile", "Examples", "Benchmarks",
      "proofsheet.json", "build",
    ]
    for name in Project.entries() where !name.hasPrefix(".") { #expect(allowed.contains(name), "\(name)") }
  }

  private func expectNowhere(_ words: String) throws {
    #expect(Self.sources.count > 20)
    for file in Self.sources {
      #expect(try !code(of: file).contains { $0.contains(words) }, "\(file) has \(words)")
    }
  }

  /// The lines of a file without their comments.
  private func code(of file: String) throws -> [Substring] {
    try Project.text(of: file).split(whereSeparator: \.isNewline).map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
  }
}
