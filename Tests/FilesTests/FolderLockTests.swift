import Files
import Foundation
import TestSupport
import Testing

@Suite struct FolderLockTests {
  @Test func oneAtATimeHoldsIt() throws {
    let folder = try TemporaryFolder()
    do {
      let lock = try FolderLock(folder.path)
      #expect(lock.folder == folder.path)
      #expect(throws: FileError(.lock, folder.path, .locked)) { _ = try FolderLock(folder.path, waiting: false) }
    }
    _ = try FolderLock(folder.path, waiting: false)
  }

  @Test func aWaitingOneGetsItAfterTheOther() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    let first = try FolderLock(path)
    let second = Task.detached {
      _ = try FolderLock(path)
      return try FileSystem.read("\(path)/written-first")
    }
    try await Task.sleep(for: .milliseconds(30))
    try folder.write("x", to: "written-first")
    release(first)
    #expect(try await second.value == Array("x".utf8))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
  func theKernelReleasesItWhenItsHolderDies() async throws {
    let folder = try TemporaryFolder()
    let holder = Process()
    holder.executableURL = URL(filePath: "/usr/bin/flock")
    // The command that it runs does not get the lock.
    holder.arguments = ["--close", folder.path, "/bin/sleep", "5"]
    try holder.run()
    while isFree(folder.path) { try await Task.sleep(for: .milliseconds(1)) }
    kill(holder.processIdentifier, SIGKILL)
    _ = try FolderLock(folder.path)
    #expect(isFree(folder.path))
  }

  @Test func onlyOurLeftoversAreSwept() throws {
    let folder = try TemporaryFolder()
    let kept = [".proofsheet-.tmp", ".proofsheet-1-2.png", ".proofsheet-1-x.tmp", "a.png", "proofsheet-1-2.tmp"]
    for name in kept + [".proofsheet-12-3.tmp", "style/.proofsheet-4567-1.tmp"] { try folder.write("", to: name) }
    let lock = try FolderLock(folder.path)
    #expect(try lock.sweep() == [".proofsheet-12-3.tmp", "style/.proofsheet-4567-1.tmp"])
    #expect(folder.contents() == (kept + ["style"]).sorted())
  }

  @Test func aMissingFolderIsAnError() {
    #expect(throws: FileError(.lock, "/nowhere", .system(ENOENT))) { _ = try FolderLock("/nowhere") }
  }

  private func isFree(_ folder: String) -> Bool {
    do {
      _ = try FolderLock(folder, waiting: false)
      return true
    } catch {
      return false
    }
  }

  private func release(_ lock: consuming FolderLock) {}
}
