import TestSupport
import Testing

/// The arrows of the house: which target imports which, read from the sources themselves. The compiler's own check does
/// not see C modules and Foundation.
@Suite struct ImportTests {
  /// What every target may import at most, its own name aside.
  static let allowed: [String: Set<String>] = {
    let libc: Set<String> = ["Glibc", "Darwin", "Musl"]
    let values: Set<String> = ["Diagnostics", "Raster"]
    let styles = values.union(["Styling", "StyleFile"])
    let world: Set<String> = ["Files", "PNGCodec"]
    let sheets = styles.union(world).union(["Widgets", "Goldens", "Drawing"])
    return [
      "Diagnostics": [],
      "Raster": [],
      "FontNames": [],
      "Files": libc.union(["CAuxiliaryVector"]),
      "PNGCodec": ["Raster", "CPNGReader", "CDeflate"],
      "Styling": values.union(["Synchronization"]),
      "Hosting": values.union(["Styling"]),
      "StyleFile": values.union(["Styling"]),
      "Drawing": values.union(libc).union([
        "FontNames", "Files", "BundledFonts", "CCairo", "CPango", "CFontconfig", "Synchronization",
      ]),
      "Widgets": values.union(["Styling", "Drawing"]),
      "Goldens": styles.union(world),
      "ContactSheets": sheets.union(["Hosting", "Synchronization", "Dispatch"]),
      "Reporting": sheets.union(["ContactSheets"]),
      "proofsheet": sheets.union(libc).union(["ContactSheets", "Reporting", "CArguments", "Synchronization"]),
    ]
  }()

  /// Targets of C and module maps, which have no Swift in them.
  static let foreign: Set<String> = [
    "CCairo", "CPango", "CFontconfig", "CPNG", "CDeflate", "CPNGReader", "CAuxiliaryVector", "CArguments",
  ]

  @Test func everyImportFollowsTheTable() throws {
    let files = Project.files(below: "Sources", ending: [".swift"])
    #expect(files.count > 20)
    for file in files {
      let target = String(file.split(separator: "/")[1])
      let allowed = try #require(Self.allowed[target], "\(target) is not in the table")
      for module in try imports(of: file) where module != target {
        #expect(allowed.contains(module), "\(file) imports \(module)")
      }
    }
  }

  @Test func theTableKnowsEveryTarget() throws {
    let files = Project.files(below: "Sources", ending: [".swift", ".modulemap", ".c"])
    let folders = Set(files.map { String($0.split(separator: "/")[1]) })
    #expect(folders == Set(Self.allowed.keys).union(Self.foreign))
  }

  @Test(arguments: ["Foundation", "FoundationEssentials", "Testing", "XCTest"])
  func nobodyImports(module: String) throws {
    for file in Project.files(below: "Sources", ending: [".swift"]) {
      #expect(try !imports(of: file).contains(module), "\(file)")
    }
  }

  @Test(arguments: [
    ("import Raster", "Raster"), ("public import Raster", "Raster"), ("  @testable import Raster", "Raster"),
    ("@preconcurrency package import struct Raster.Color", "Raster"), ("#if os(Linux) import Glibc", nil),
    ("// import Raster", nil), ("important()", nil), ("let x = \"import Raster\"", nil),
  ])
  func importLinesAreUnderstood(line: String, module: String?) {
    #expect(Self.module(imported: line) == module)
  }

  private func imports(of file: String) throws -> [String] {
    try Project.text(of: file).split(whereSeparator: \.isNewline).compactMap { Self.module(imported: String($0)) }
  }

  /// The module that a line imports.
  private static func module(imported line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
    let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    guard words[..<place].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else { return nil }
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let name = kinds.contains(words[place + 1]) && place + 2 < words.count ? words[place + 2] : words[place + 1]
    return String(name.prefix { $0 != "." })
  }
}
