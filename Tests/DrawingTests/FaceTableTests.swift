import Drawing
import Foundation
import TestSupport
import Testing

@Suite struct FaceTableTests {
  @Test func everyFileHasTheContentThatTheTableNames() throws {
    for face in FaceTable.bundled {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
      process.arguments = ["\(Project.root)/Fonts/\(face.file)"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(text.hasPrefix(face.digest), "\(face.file)")
    }
  }

  @Test func fontsAndLicencesStayUnderFourMegabytes() throws {
    let folder = URL(fileURLWithPath: "\(Project.root)/Fonts")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey]))
    var sum = 0
    for case let file as URL in files {
      sum += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
    #expect(sum > 3_000_000)
    #expect(sum < 4_000_000)
  }
}
