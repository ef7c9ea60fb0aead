import Foundation
import TestSupport

/// The chunks of a PNG, to take apart, spoil and put together again; knows nothing of the code it tests.
struct PNGParts {
  struct Chunk {
    var type: String
    var data: [UInt8]
  }

  var chunks: [Chunk]

  /// The chunks of a well-formed file.
  init(_ file: [UInt8]) {
    chunks = []
    var i = 8
    while i < file.count {
      let length = Self.number(file[i..<(i + 4)])
      let type = String(decoding: file[(i + 4)..<(i + 8)], as: UTF8.self)
      chunks.append(Chunk(type: type, data: Array(file[(i + 8)..<(i + 8 + length)])))
      i += length + 12
    }
  }

  /// A file of these chunks, with right checksums.
  var file: [UInt8] {
    chunks.reduce(into: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { file, chunk in
      let checked = Array(chunk.type.utf8) + chunk.data
      file += Self.bytes(chunk.data.count) + checked + Self.bytes(Int(Self.crc(checked)))
    }
  }

  var types: [String] { chunks.map(\.type) }

  subscript(type: String) -> [UInt8] {
    get { chunks.first { $0.type == type }?.data ?? [] }
    set {
      guard let i = chunks.firstIndex(where: { $0.type == type }) else { return }
      chunks[i].data = newValue
    }
  }

  /// Puts a chunk before the first one of another type.
  mutating func insert(_ type: String, _ data: [UInt8], before other: String) {
    guard let i = chunks.firstIndex(where: { $0.type == other }) else { return }
    chunks.insert(Chunk(type: type, data: data), at: i)
  }

  mutating func remove(_ type: String) { chunks.removeAll { $0.type == type } }

  static func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
  }

  /// A zlib stream that stores `bytes`, at most 65,535, as they are.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(truncatingIfNeeded: bytes.count), UInt8(truncatingIfNeeded: bytes.count >> 8))
    let (a, b) = bytes.reduce((1, 0)) { sums, byte in
      let a = (sums.0 + Int(byte)) % 65_521
      return (a, (sums.1 + a) % 65_521)
    }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + Self.bytes(b << 16 | a)
  }
}

/// The pictures in `Tests/Fixtures/png`; its README says what they show.
enum PNGFixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: Project.fixture("png/\(name).png"))))
  }

  /// The names of all whose name begins with `prefix`.
  static func names(_ prefix: String = "") -> [String] {
    Project.files(below: "Tests/Fixtures/png", ending: [".png"])
      .map { String($0.dropFirst("Tests/Fixtures/png/".count).dropLast(4)) }
      .filter { $0.hasPrefix(prefix) }
  }
}
