import TestSupport
import Testing

@testable import proofsheet

@Suite struct InputFileTests {
  @Test(arguments: [0, 1, 16_383, 16_384, 16_385, 300_000])
  func everyByteIsRead(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try InputFile.bytes(of: folder.write(bytes, to: "file")) == bytes)
  }

  @Test func whatCannotBeReadIsNamedWithItsReason() throws {
    let folder = try TemporaryFolder()
    #expect(throws: InputError(path: folder.path("none"), reason: "No such file or directory")) {
      try InputFile.bytes(of: folder.path("none"))
    }
    #expect(throws: InputError(path: folder.path, reason: "Is a directory")) { try InputFile.bytes(of: folder.path) }
  }
}
