import ContactSheets
import Diagnostics
import Drawing
import StyleFile
import Styling

/// What `proofsheet fonts` prints.
struct FontListing {
  /// One font of a style, and the face that draws it.
  struct Font {
    let use: FontUse
    let match: FaceMatch
  }

  /// A character that no face has, and where it stands.
  struct Missing {
    let scalar: Unicode.Scalar
    var locations: [SourceLocation]
  }

  /// One style file.
  struct Style {
    let file: String
    let fonts: [Font]
    /// The characters of its keys that no face has.
    let missing: [Missing]

    /// The fonts of a style sheet, and its keys' characters that no face of the book has.
    init(file: String, _ sheet: StyleSheet, _ book: FontBook) throws(DrawingError) {
      self.file = file
      fonts = FontUse.all(in: sheet).map { Font(use: $0, match: book.match($0.name)) }
      missing = try FontListing.missing(sheet.entries.map { ($0.key.text, $0.location) }, book)
    }
  }

  var styles: [Style] = []
  /// The characters of the configuration's titles that no face has.
  var titles: [Missing] = []
  let faces: [Face]

  init(faces: [Face]) { self.faces = faces }

  /// The characters of texts that no face has, by code point, each with the places of the texts that hold it.
  static func missing(
    _ texts: [(text: String, location: SourceLocation?)], _ book: FontBook
  ) throws(DrawingError) -> [Missing] {
    var found: [Unicode.Scalar: [SourceLocation]] = [:]
    for (text, location) in texts {
      for scalar in try book.missing(in: text) { found[scalar, default: []] += location.map { [$0] } ?? [] }
    }
    return found.sorted { $0.key < $1.key }.map { Missing(scalar: $0.key, locations: $0.value.sorted()) }
  }
}

// MARK: - For people

extension FontListing {
  /// The listing in aligned columns.
  var lines: [String] {
    let sections = styles.map { [$0.file] + $0.lines } + (titles.isEmpty ? [] : [["titles"] + titles.map(\.line)])
    return Array((sections + [["faces"] + faceLines]).joined(separator: [""]))
  }

  private var faceLines: [String] {
    Self.columns(
      [["name", "family", "style", "weight", "slant", "from", "file"]]
        + faces.map { face in
          [
            face.postScriptName, face.family, face.styleName, String(face.weight),
            face.isSlanted ? "slanted" : "upright", face.isBundled ? "bundled" : "added", face.place,
          ]
        })
  }

  /// Rows with their columns one below the other, two spaces before each.
  fileprivate static func columns(_ rows: [[String]]) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (place, text) in row.enumerated() {
        if place == widths.count { widths.append(0) }
        widths[place] = max(widths[place], text.count)
      }
    }
    return rows.map { row in
      let padded = row.enumerated().map { place, text in
        place == row.count - 1 ? text : text + String(repeating: " ", count: widths[place] - text.count)
      }
      return "  " + padded.joined(separator: "  ")
    }
  }
}

extension FontListing.Style {
  fileprivate var lines: [String] {
    let rows = fonts.map { font in
      [
        font.use.name ?? "(system)", font.match.face.name, font.match.face.place, font.differences ?? "-",
        Self.places(font.use.locations) ?? "built-in style", font.use.settings.map(\.rawValue).joined(separator: ", "),
      ]
    }
    let header = ["font", "drawn with", "file", "differs", "named at", "settings"]
    return FontListing.columns([header] + rows) + missing.map(\.line)
  }

  /// `a.json:1:2 +3`; nothing for no place.
  fileprivate static func places(_ locations: [SourceLocation]) -> String? {
    locations.first.map { locations.count > 1 ? "\($0) +\(locations.count - 1)" : "\($0)" }
  }
}

extension FontListing.Missing {
  fileprivate var line: String {
    let place = FontListing.Style.places(locations).map { " at \($0)" } ?? ""
    return "  no face has \(name)\(place)"
  }

  /// `U+4E2D`.
  fileprivate var name: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension FontListing.Font {
  /// In what the face differs, in words; nothing for a face that is the very font.
  fileprivate var differences: String? {
    match.differences.isEmpty ? nil : match.differences.map(\.words).joined(separator: ", ")
  }
}

extension Face {
  /// Its file, and its number there if it is not the first.
  fileprivate var place: String { index == 0 ? file : "\(file)#\(index)" }
}

extension FaceMatch.Difference {
  /// What the listing calls it.
  fileprivate var words: String {
    switch self {
    case .standIn: "stand-in"
    case .unknownFamily: "unknown family"
    case .weight(let wanted, let drawn): "weight \(drawn) for \(wanted)"
    case .sheared: "sheared"
    case .width: "not condensed"
    }
  }
}

// MARK: - For machines

extension FontListing {
  /// The listing as one object.
  var json: JSONValue {
    .object([
      "styles": .array(styles.map(\.json)), "titles": .array(titles.map(\.json)), "faces": .array(faces.map(\.json)),
    ])
  }
}

extension FontListing.Style {
  fileprivate var json: JSONValue {
    .object([
      "file": .string(file), "fonts": .array(fonts.map(\.json)), "missing": .array(missing.map(\.json)),
    ])
  }
}

extension FontListing.Font {
  fileprivate var json: JSONValue {
    .object([
      "name": use.name.map(JSONValue.string) ?? .null, "face": .string(match.face.postScriptName),
      "differs": .array(match.differences.map { .string($0.words) }),
      "places": .array(use.locations.map { .string("\($0)") }),
      "settings": .array(use.settings.map { .string($0.rawValue) }),
    ])
  }
}

extension FontListing.Missing {
  fileprivate var json: JSONValue {
    .object(["character": .string(name), "places": .array(locations.map { .string("\($0)") })])
  }
}

extension Face {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(postScriptName), "family": .string(family), "style": .string(styleName),
      "weight": .number(Double(weight)), "slanted": .boolean(isSlanted), "file": .string(file),
      "index": .number(Double(index)), "bundled": .boolean(isBundled),
    ])
  }
}
