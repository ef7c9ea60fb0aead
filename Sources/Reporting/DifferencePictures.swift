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

  /// The longest name of a folder that is written out; file systems end at 255 bytes.
  private static let longestName = 200

  /// The folders of a cell below its sheet: the parts of its id, `|` written as `+`, other marks escaped. What is too
  /// long for a file system ends with a digest of the whole instead.
  static func path(of id: String) -> String {
    id.split(separator: "/").dropFirst().map { folder(of: $0) }.joined(separator: "/")
  }

  private static func folder(of part: Substring) -> String {
    let name = part.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": String(scalar)
      case "|": "+"
      default: "." + String(scalar.value, radix: 16) + "."
      }
    }.joined()
    guard name.utf8.count > longestName else { return name }
    return name.prefix(longestName - 17) + "." + String(digest(of: name), radix: 16)
  }

  /// FNV-1a in 64 bits (Fowler, Noll, Vo).
  private static func digest(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
