import Files
import Foundation
import TestSupport
import Testing

@Suite struct FileSystemWriteTests {
  @Test func aFileIsReplacedAndNothingElseIsLeft() throws {
    let folder = try TemporaryFolder()
    for text in ["first", "second, longer", ""] {
      try FileSystem.replace(folder.path("a.png"), with: Array(text.utf8))
      #expect(try folder.bytes(of: "a.png") == Array(text.utf8))
    }
    #expect(folder.contents() == ["a.png"])
  }

  @Test func whoHasTheOldFileOpenKeepsIt() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a")
    let handle = try FileHandle(forReadingFrom: URL(filePath: path))
    try FileSystem.replace(path, with: Array("new".utf8))
    #expect(try handle.readToEnd() == Data("old".utf8))
    #expect(try folder.bytes(of: "a") == Array("new".utf8))
  }

  @Test func permissionsAreKept() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileSystem.replace(path, with: [])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/a")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real/a")
    try FileSystem.replace(folder.path("link"), with: Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "real/a")
    #expect(try folder.bytes(of: "real/a") == Array("new".utf8))
    #expect(folder.contents() == ["link", "real", "real/a"])
  }

  @Test func aDeviceIsWrittenTo() throws {
    try FileSystem.replace("/dev/null", with: [1, 2, 3])
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test func leftoversOfOurOwnNumberAreNoObstacle() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".proofsheet-\(getpid())-1.tmp")
    try FileSystem.replace(folder.path("a"), with: [1])
    #expect(try folder.bytes(of: "a") == [1])
  }

  @Test func manyThreadsWriteWholeFiles() async throws {
    let folder = try TemporaryFolder()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for i in 0..<40 {
        group.addTask {
          let bytes = [UInt8](repeating: UInt8(i), count: 10_000)
          try FileSystem.replace(folder.path("shared"), with: bytes)
          try FileSystem.replace(folder.path("own-\(i)"), with: bytes)
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(try folder.bytes(of: "shared")).count == 1)
    #expect(folder.contents().count == 41)
  }

  @Test func errorsNameTheFileAndLeaveNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    for (path, cause) in [("none/a", FileError.Cause.system(ENOENT)), ("file/a", .system(ENOTDIR)), ("", .isFolder)] {
      let whole = path.isEmpty ? folder.path : folder.path(path)
      #expect(throws: FileError(.write, whole, cause)) { try FileSystem.replace(whole, with: []) }
    }
    #expect(folder.contents() == ["file"])
  }

  @Test(arguments: ["a", "a/b/c", "a/b/", "./a"])
  func foldersAreMade(name: String) throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 { try FileSystem.makeFolder(folder.path(name)) }
    #expect(FileSystem.isFolder(folder.path(name)))
  }

  @Test func noFolderIsMadeWhereAFileStands() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "a")
    #expect(throws: FileError(.make, path, .system(EEXIST))) { try FileSystem.makeFolder(path) }
  }

  @Test func aRemovedFileIsGone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "a")
    try FileSystem.remove(path)
    #expect(folder.contents() == [])
    #expect(throws: FileError(.remove, path, .system(ENOENT))) { try FileSystem.remove(path) }
  }
}
