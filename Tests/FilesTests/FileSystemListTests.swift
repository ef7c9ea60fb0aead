import Files
import Foundation
import TestSupport
import Testing

@Suite struct FileSystemListTests {
  @Test func namesAreSortedByBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "B", "é", "e\u{301}", "a.png", ".hidden"] { try folder.write("", to: name) }
    let names = try FileSystem.names(in: folder.path)
    #expect(
      names.map { Array($0.utf8) } == [".hidden", "B", "a", "a.png", "b", "e\u{301}", "é"].map { Array($0.utf8) })
  }

  @Test func filesAreFoundInAllFolders() throws {
    let folder = try TemporaryFolder()
    for name in ["z.png", "a/b/c.png", "a/b.png", "a/b.txt", "a-b/x.png"] { try folder.write("", to: name) }
    #expect(try FileSystem.files(below: folder.path, ending: ".png") == ["a-b/x.png", "a/b.png", "a/b/c.png", "z.png"])
    #expect(try FileSystem.files(below: folder.path + "/a") == ["b.png", "b.txt", "b/c.png"])
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/real.png")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("a/loop"), withDestinationPath: folder.path)
    try manager.createSymbolicLink(atPath: folder.path("a/link.png"), withDestinationPath: "real.png")
    #expect(try FileSystem.files(below: folder.path) == ["a/link.png", "a/real.png"])
  }

  @Test func aFileHasNoEntries() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "a")
    #expect(throws: FileError(.list, path, .system(ENOTDIR))) { try FileSystem.names(in: path) }
    #expect(!FileSystem.isFolder(path))
    #expect(FileSystem.isFolder(folder.path))
  }
}
