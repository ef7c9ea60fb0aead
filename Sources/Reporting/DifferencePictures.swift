public import Files
public import Goldens
public import PNGCodec
import Raster

/// The pictures that a check leaves behind for people: for each cell that differs what was expected, what came, and
/// the difference, marked.
public struct DifferencePictures: Sendable {
  /// The folder of all reports.
  public let folder: String

  /// Pictures in a folder that need not be there yet.
  public init(folder: String) { self.folder = folder }

  /// The names of a cell's pictures.
  private static let names = ["expected.png", "difference.png", "actual.png"]

  /// The folder of one sheet's pictures.
  private func place(of key: GoldenKey) -> String {
    "\(folder)/\(PortableName.of(key.style))/\(PortableName.of(key.sheet))@\(key.scale)x"
  }

  /// Removes the pictures that an earlier check left for a sheet, and no other files.
  public func clear(_ key: GoldenKey) throws(FileError) {
    let place = place(of: key)
    guard FileSystem.isFolder(place) else { return }
    for file in try FileSystem.files(below: place, ending: ".png") where Self.names.contains(file.lastPathPart) {
      try FileSystem.remove("\(place)/\(file)")
    }
  }

  /// Writes the pictures of every cell that differs; gives how many cells that were.
  ///
  /// Golden and new sheet are given with all their pages. A cell without a golden leaves only what came.
  public func write(
    _ verdict: SheetVerdict, golden: [RecordedSheet], actual: [RecordedSheet], by writer: inout PNGWriter
  ) throws -> Int {
    var written = 0
    for cell in verdict.cells where cell.verdict.outcome == .different {
      let expected = cell.expected.map { golden[$0.page - 1].picture.cropped(to: $0.box) }
      let came = cell.actual.map { actual[$0.page - 1].picture.cropped(to: $0.box) }
      let difference = expected.flatMap { old in came.map { Bitmap.difference(expected: old, actual: $0) } }
      let place = "\(place(of: verdict.key))/\(Self.path(of: cell.id))"
      try FileSystem.makeFolder(place)
      for (name, picture) in zip(Self.names, [expected, difference, came]) {
        guard let picture else { continue }
        try FileSystem.replace("\(place)/\(name)", with: writer.write(picture, scale: verdict.key.scale))
      }
      written += 1
    }
    return written
  }

  /// The folders of a cell below its sheet: the parts of its id, `|` written as `+`, other marks escaped.
  static func path(of id: String) -> String {
    id.split(separator: "/").dropFirst().map { part in
      part.unicodeScalars.map { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": String(scalar)
        case "|": "+"
        default: "." + String(scalar.value, radix: 16) + "."
        }
      }.joined()
    }.joined(separator: "/")
  }
}
