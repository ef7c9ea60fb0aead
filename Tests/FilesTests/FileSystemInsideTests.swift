import Files
import Foundation
import TestSupport
import Testing

@Suite struct FileSystemInsideTests {
  @Test(arguments: ["a", "a.png", "a/b/c.png", "..a", "a..b/c", "real/new.png"])
  func namesThatStayAreJoined(name: String) throws {
    let folder = try prepared()
    #expect(try FileSystem.path(of: name, inside: folder.path) == folder.path(name))
  }

  @Test(arguments: ["", ".", "..", "../a", "a/../../b", "/etc/passwd", "a//b", "a/", "out/a.png", "out"])
  func namesThatLeaveAreRefused(name: String) throws {
    let folder = try prepared()
    let error = #expect(throws: FileError.self) { try FileSystem.path(of: name, inside: folder.path) }
    #expect(error?.cause == .leavesFolder)
  }

  @Test func aZeroByteIsRefused() throws {
    let error = #expect(throws: FileError.self) { try FileSystem.path(of: "a\0b", inside: "/tmp") }
    #expect(error?.cause == .leavesFolder)
  }

  @Test func realPathsHaveNoLinks() throws {
    let folder = try prepared()
    try FileManager.default.createSymbolicLink(atPath: folder.path("in"), withDestinationPath: "real/../real")
    #expect(FileSystem.realPath(folder.path("in/./a")) == folder.path("real/a"))
    #expect(FileSystem.realPath(folder.path("none")) == nil)
  }

  private func prepared() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real/a")
    try FileManager.default.createSymbolicLink(atPath: folder.path("out"), withDestinationPath: "/tmp")
    return folder
  }
}
