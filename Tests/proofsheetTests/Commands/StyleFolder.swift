import Foundation
import Goldens
import PNGCodec
import Raster
import TestSupport

/// A throw-away folder with a style file and a configuration for it, to run the program in.
struct StyleFolder {
  let folder: TemporaryFolder

  /// A set whose entries can be told apart by their colours.
  static let style = """
    {
      "default": {"controls": {"fillColor": "#dddddd80", "borderColor": "#333333ff"}},
      "controls-highlighted": {"controls": {"fillColor": "#cc0000ff"}},
      "controls-dangerous": {"controls": {"actionColor": "#aa1100ff"}},
      "bar-controls-selected": {"controls": {"fillColor": "#0055aaff"}},
      "UIWindow/UILabel": {"colors": {"textColor": "#345678ff"}}
    }
    """
  /// What the program says about the fonts of each style here, which name faces that we only have stand-ins for.
  static let configuration = """
    {"styles": ["style.json"], "scales": [1], "rules": {"font-stand-in": "off"}}
    """

  /// A folder without goldens.
  init(style: String = Self.style, configuration: String = Self.configuration) throws {
    folder = try TemporaryFolder()
    try folder.write(style, to: "style.json")
    try folder.write(configuration, to: "proofsheet.json")
  }

  /// A folder whose goldens are approved; drawn once, and then copied.
  static func approved() throws -> StyleFolder {
    let copy = try StyleFolder()
    for (name, bytes) in try goldens.get() { try copy.folder.write(bytes, to: "Snapshots/style/\(name)") }
    return copy
  }

  private static let goldens = Result { () throws -> [(String, [UInt8])] in
    let first = try StyleFolder()
    _ = try first.run("approve")
    return try first.goldenNames.map { ($0, try first.folder.bytes(of: "Snapshots/style/\($0)")) }
  }

  /// In the order in which they are drawn.
  static let sheets = [
    "buttons", "danger", "navigation-bars", "toolbars", "tab-bars", "text", "forms", "lists", "palette", "type",
    "appearances",
  ].map { "\($0)@1x.png" }
}

extension StyleFolder {
  /// Runs the program in the folder.
  func run(_ words: String..., environment: [String: String] = [:]) throws -> Program.Outcome {
    try Program.run(words, in: folder, environment: environment)
  }

  /// Changes the style file: one text for another, which it must hold.
  func edit(_ old: String, _ new: String) throws {
    let text = try folder.text(of: "style.json")
    precondition(text.contains(old))
    try folder.write(text.replacingOccurrences(of: old, with: new), to: "style.json")
  }

  /// The names of the goldens of the style.
  var goldenNames: [String] { names(in: "Snapshots/style") }

  /// The names in a folder, sorted; none if it is not there.
  func names(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(name))) ?? []).sorted()
  }

  /// A golden's bytes, by the name of its sheet at 1x.
  func golden(_ sheet: String) throws -> [UInt8] { try folder.bytes(of: "Snapshots/style/\(sheet)@1x.png") }

  /// The numbers of the files that hold the goldens: one that is written again has another.
  func goldenFiles() throws -> [String: Int] {
    var numbers: [String: Int] = [:]
    for name in goldenNames {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("Snapshots/style/\(name)"))
      numbers[name] = attributes[.systemFileNumber] as? Int
    }
    return numbers
  }

  /// Reads a sheet that the program has written.
  func sheet(_ name: String) throws -> RecordedSheet {
    var reader = try PNGReader()
    return try RecordedSheet(reading: folder.bytes(of: name), by: &reader)
  }
}

extension RecordedSheet {
  /// The ids of the cells that look different on another sheet of the same cells, found pixel by pixel.
  func cellsThatDiffer(from other: RecordedSheet) -> [String] {
    precondition(record.cells.map(\.id) == other.record.cells.map(\.id))
    return zip(record.cells, other.record.cells).filter { a, b in
      if a.box.size != b.box.size { return true }
      return (0..<a.box.height).contains { y in
        (0..<a.box.width).contains { x in
          picture[a.box.x + x, a.box.y + y] != other.picture[b.box.x + x, b.box.y + y]
        }
      }
    }.map(\.0.id)
  }
}
