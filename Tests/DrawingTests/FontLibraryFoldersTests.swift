import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite struct FontLibraryFoldersTests {
  @Test func facesAreReadFromTheirFiles() throws {
    let fonts = try UserFonts()
    let faces = try fonts.library().users.map { face in
      let file = face.file.dropFirst(fonts.folder.path.count + 1)
      return "\(face.postScriptName), \(face.name), \(face.weight), \(face.isSlanted), \(file)#\(face.index)"
    }
    #expect(
      faces == [
        "GillSans-Light, Proofsheet Serif Light, 300, false, gill-sans-light.ttf#0",
        "ProofsheetDevanagari-Regular, Proofsheet Devanagari Regular, 400, false, devanagari.ttf#0",
        "ProofsheetNaskh-Regular, Proofsheet Naskh Regular, 400, false, naskh.ttf#0",
        "ProofsheetOutline-Regular, Proofsheet Outline Regular, 400, false, outline.otf#0",
        "ProofsheetPair-Bold, Proofsheet Pair Bold, 700, false, pair.ttc#1",
        "ProofsheetPair-Regular, Proofsheet Pair Regular, 400, false, pair.ttc#0",
        "ProofsheetVariable-Regular, Proofsheet Variable Regular, 400, false, variable.ttf#0",
      ])
  }

  @Test func withoutFoldersNothingChanges() throws {
    let bundled = try FontLibrary.bundled()
    let (same, diagnostics) = bundled.adding([])
    #expect(same.faces == bundled.faces && same.digest == bundled.digest && diagnostics.isEmpty)
  }

  /// Two folders in any order, other names, a copy besides: the same faces in the same order, and the same digest.
  @Test func namesAndOrderOfFilesAndFoldersChangeNothing() throws {
    let plain = try UserFonts().library()
    let first = try UserFonts(["z/A.TTF": "naskh.ttf", "b.OtF": "outline.otf", "copy.otf": "outline.otf"])
    let second = try UserFonts([
      "0.ttf": "variable.ttf", "1.ttc": "pair.ttc", "2.ttf": "gill-sans-light.ttf", "x/y/3.ttf": "devanagari.ttf",
    ])
    let folders = [first, second].map { FontLibrary.Folder($0.folder.path) }
    for order in [folders, folders.reversed(), folders + folders] {
      let (library, diagnostics) = try FontLibrary.bundled().adding(order)
      #expect(library.faces.map(\.postScriptName) == plain.faces.map(\.postScriptName))
      #expect(library.digest == plain.digest)
      #expect(diagnostics.isEmpty)
    }
  }

  @Test func theDigestNamesWhatTheFilesHold() throws {
    let fonts = try UserFonts(["a.ttf": "naskh.ttf"])
    let before = try fonts.library().digest
    #expect(try before != FontLibrary.bundled().digest)
    try fonts.add("naskh.ttf", as: "a.ttf", padding: [0])
    #expect(try fonts.library().digest != before)
  }

  @Test(arguments: [["a.ttf", "b.ttf"], ["b.ttf", "a.ttf"]])
  func ofTwoFacesWithOneNameTheContentChooses(names: [String]) throws {
    let fonts = try UserFonts([])
    let files = try names.enumerated().map { place, name in
      try fonts.add("naskh.ttf", as: name, padding: [UInt8(place)])
    }
    let contents = try files.map { try ContentDigest.sha256([UInt8](Data(contentsOf: URL(filePath: $0)))) }
    let (kept, other) = contents[0] < contents[1] ? (names[0], names[1]) : (names[1], names[0])
    let (library, diagnostics) = try fonts.scan()
    #expect(library.users.map(\.file) == [fonts.folder.path(kept)])
    #expect(
      diagnostics == [
        "warning: \(other) is not drawn with: \(kept) is called ProofsheetNaskh-Regular as well [font-duplicate]\n"
          + "  hint: keep one of them; the digest of their contents has chosen"
      ])
  }

  @Test func aBundledFaceIsNeverReplaced() throws {
    let fonts = try UserFonts(["naskh.ttf"])
    let lato = try Data(contentsOf: URL(filePath: Project.path("Fonts/Lato/Lato-Light.ttf")))
    try fonts.folder.write([UInt8](lato) + [0], to: "mine.ttf")
    let (library, diagnostics) = try fonts.scan()
    #expect(library.match("Lato-Light").face.isBundled)
    #expect(library.users.map(\.postScriptName) == ["ProofsheetNaskh-Regular"])
    #expect(
      diagnostics == [
        "warning: mine.ttf is not drawn with: the bundled Lato/Lato-Light.ttf is called Lato-Light as well "
          + "[font-shadowed]"
      ])
  }

  // MARK: What cannot be used

  @Test func allBrokenFilesAreSaidInOnePass() throws {
    let fonts = try UserFonts(["bitmaps.ttf", "naskh.ttf"])
    let folder = fonts.folder
    try folder.write("no font", to: "text.ttf")
    try folder.write("", to: "sub/empty.otf")
    try folder.write(Array(UserFonts.bytes(of: "outline.otf").prefix(500)), to: "cut.otf")
    try FileManager.default.createSymbolicLink(atPath: folder.path("gone.ttc"), withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(atPath: folder.path("self.ttf"), withDestinationPath: "self.ttf")
    #expect(mkfifo(folder.path("pipe.ttf"), 0o600) == 0)
    let (library, diagnostics) = try fonts.scan()
    #expect(library.users.map(\.postScriptName) == ["ProofsheetNaskh-Regular"])
    let reasons = [
      ("bitmaps.ttf", "it has no outlines, only bitmaps"), ("cut.otf", "FreeType cannot read it"),
      ("gone.ttc", "there is no such file"), ("pipe.ttf", "it is no ordinary file"),
      ("self.ttf", "there is no such file"), ("sub/empty.otf", "it is neither a TrueType nor an OpenType font"),
      ("text.ttf", "it is neither a TrueType nor an OpenType font"),
    ]
    #expect(diagnostics == reasons.map { "error: the font \($0) cannot be used: \($1) [font-file]" })
  }

  @Test func aFolderWithoutFontsIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "empty/notes.txt")
    try folder.write(UserFonts.bytes(of: "naskh.ttf"), to: "empty/._hidden.ttf")
    try folder.write(UserFonts.bytes(of: "naskh.ttf"), to: "a.ttf")
    let place = SourceLocation(file: "p.json", line: 2, column: 3)
    let folders = ["missing", "empty", "a.ttf"].map { FontLibrary.Folder(folder.path($0), at: place) }
    let diagnostics = try FontLibrary.bundled().adding(folders).diagnostics
    #expect(
      diagnostics.map { $0.description.replacingOccurrences(of: "\(folder.path)/", with: "") } == [
        "p.json:2:3: error: cannot list missing: there is no such file or folder [font-folder]",
        "p.json:2:3: error: the folder empty holds no font [font-folder]\n"
          + "  hint: fonts end in .ttf, .otf, .ttc, .otc",
        "p.json:2:3: error: a.ttf is a file, where a folder with fonts is wanted [font-folder]\n"
          + "  hint: name the folder that it lies in",
      ])
  }

  @Test func circlesOfLinksEnd() throws {
    let fonts = try UserFonts(["sub/a.ttf": "naskh.ttf"])
    try FileManager.default.createSymbolicLink(atPath: fonts.folder.path("sub/up"), withDestinationPath: "..")
    #expect(try fonts.library().users.count == 1)
  }
}
