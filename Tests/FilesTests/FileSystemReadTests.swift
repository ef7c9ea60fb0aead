import Files
import Foundation
import TestSupport
import Testing

@Suite struct FileSystemReadTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000])
  func aFileIsReadWhole(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 3) }
    let path = try folder.write(bytes, to: "a")
    #expect(try FileSystem.read(path) == bytes)
  }

  @Test func aPipeIsReadToItsEnd() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("through a pipe".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try FileSystem.read(path) == Array("through a pipe".utf8))
  }

  @Test func aFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError(.read, folder.path, .isFolder)) { try FileSystem.read(folder.path) }
  }

  @Test func whatIsTooLargeIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("12345", to: "a")
    #expect(try FileSystem.read(path, limit: 5).count == 5)
    #expect(throws: FileError(.read, path, .tooLarge(limit: 4))) { try FileSystem.read(path, limit: 4) }
    #expect(throws: FileError(.read, "/dev/zero", .tooLarge(limit: 100_000))) {
      try FileSystem.read("/dev/zero", limit: 100_000)
    }
  }

  @Test(arguments: [
    ("/nowhere/a", "cannot read /nowhere/a: there is no such file or folder"),
    ("/dev/null/a", "cannot read /dev/null/a: a part of its path is a file"),
    ("", "cannot read : there is no such file or folder"),
  ])
  func errorsAreSentences(path: String, sentence: String) {
    let error = #expect(throws: FileError.self) { try FileSystem.read(path) }
    #expect(error?.description == sentence)
  }

  @Test func aZeroByteDoesNotEndAName() {
    #expect(throws: FileError(.read, "/dev/null\0.png", .system(EINVAL))) { try FileSystem.read("/dev/null\0.png") }
  }

  @Test func aMissingFileIsToldFromOthers() {
    #expect(FileError(.read, "a", .system(ENOENT)).isMissing)
    #expect(!FileError(.read, "a", .system(EACCES)).isMissing)
    #expect(!FileError(.read, "a", .isFolder).isMissing)
  }
}
