import Files
import PNGCodec

/// The two pictures that a command compares.
struct PicturePair: Sendable {
  /// The first, what is expected.
  let expected: PNGPicture
  /// The second, what came.
  let actual: PNGPicture

  /// Reads both files; nothing if one cannot be read. What is wrong with either is said.
  ///
  /// Files of equal bytes are read once, but they are read: two copies of a broken file are not equal pictures.
  init?(_ expectedPath: String, _ actualPath: String, _ terminal: inout Terminal) {
    let (expectedFile, actualFile) = (Self.bytes(expectedPath, &terminal), Self.bytes(actualPath, &terminal))
    let expected = expectedFile.flatMap { Self.picture($0, expectedPath, &terminal) }
    let actual =
      expected != nil && expectedFile == actualFile
      ? expected : actualFile.flatMap { Self.picture($0, actualPath, &terminal) }
    guard let expected, let actual else { return nil }
    self.expected = expected
    self.actual = actual
  }

  private static func bytes(_ path: String, _ terminal: inout Terminal) -> [UInt8]? {
    do throws(FileError) {
      return try FileSystem.read(path)
    } catch {
      terminal.error("\(error)")
      return nil
    }
  }

  private static func picture(_ file: [UInt8], _ path: String, _ terminal: inout Terminal) -> PNGPicture? {
    do throws(PNGError) {
      return try PNGReader.read(file)
    } catch {
      terminal.error("cannot read \(path): \(error)")
      return nil
    }
  }
}
