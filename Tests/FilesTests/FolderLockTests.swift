import Files
import Foundation
import Synchronization
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

  @Test func aWaitingOneGetsItAfterTheOther() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    let found = Mutex<[UInt8]?>(nil)
    let done = DispatchSemaphore(value: 0)
    let first = try FolderLock(path)
    // A thread of its own, since it blocks.
    Thread.detachNewThread {
      let bytes = try? lockedRead("\(path)/written-first", in: path)
      found.withLock { $0 = bytes }
      done.signal()
    }
    usleep(30_000)
    try folder.write("x", to: "written-first")
    release(first)
    done.wait()
    #expect(found.withLock { $0 } == Array("x".utf8))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
  func theKernelReleasesItWhenItsHolderDies() throws {
    let folder = try TemporaryFolder()
    let (input, output) = (Pipe(), Pipe())
    let holder = Process()
    holder.executableURL = URL(filePath: "/usr/bin/flock")
    // The command that it runs does not get the lock, and ends with its input.
    holder.arguments = ["--close", folder.path, "/bin/cat"]
    holder.standardInput = input
    holder.standardOutput = output
    try holder.run()
    // Once the command answers, the lock is held.
    try input.fileHandleForWriting.write(contentsOf: Data("x".utf8))
    #expect(try output.fileHandleForReading.read(upToCount: 1) == Data("x".utf8))
    #expect(!isFree(folder.path))
    kill(holder.processIdentifier, SIGKILL)
    _ = try FolderLock(folder.path)
    try input.fileHandleForWriting.close()
    holder.waitUntilExit()
    #expect(holder.terminationReason == .uncaughtSignal)
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

/// Reads a file while holding the lock of its folder.
private func lockedRead(_ path: String, in folder: String) throws -> [UInt8] {
  let lock = try FolderLock(folder)
  let bytes = try FileSystem.read(path)
  _ = consume lock
  return bytes
}
