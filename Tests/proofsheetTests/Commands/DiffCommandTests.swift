import Foundation
import PNGCodec
import Raster
import TestSupport
import Testing

/// `proofsheet diff`, as a process.
@Suite struct DiffCommandTests {
  private func fixture(_ name: String) -> String { Project.fixture("png/\(name).png") }

  private func diff(_ words: String..., in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(["diff"] + words, in: folder)
  }

  /// A folder with a picture of one colour, and another one in which some pixels have another colour.
  private func folder(
    _ size: (Int, Int) = (8, 6), _ color: UInt32 = 0x3366_99ff, changed: [(Int, Int, UInt32)] = [],
    otherSize: (Int, Int)? = nil
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let a = Bitmap(width: size.0, height: size.1, filledWith: Color(rgba: color))
    var b = Bitmap(
      width: otherSize?.0 ?? size.0, height: otherSize?.1 ?? size.1, filledWith: Color(rgba: color))
    for (x, y, color) in changed { b[x, y] = Color(rgba: color) }
    try folder.write(PNGWriter.write(a), to: "a.png")
    try folder.write(PNGWriter.write(b), to: "b.png")
    return folder
  }

  // MARK: Equal pictures

  static let equal: [(String, String)] = [
    // Colour type.
    ("twotone-gray1", "twotone-rgba8"), ("twotone-palette1", "twotone-rgb8"), ("keyed-palette8-trns", "keyed-rgba8"),
    ("graykeyed-grayalpha8", "graykeyed-palette8-trns"), ("keyed-rgb8-trns", "keyed-rgba8"),
    // Depth.
    ("twotone-gray2", "twotone-gray8"), ("twotone-gray16", "twotone-gray1"), ("glass-rgba16", "glass-rgba8"),
    ("rough-rgba16", "rough-rgba8"),
    // Interlacing.
    ("rough-rgba8", "rough-rgba8-adam7"), ("rough-rgba16", "rough-rgba16-adam7"),
    ("tiny-1x1-rgb8-adam7", "tiny-1x1-gray1-adam7"),
  ]

  @Test(arguments: equal)
  func howPixelsAreStoredDoesNotMatter(a: String, b: String) throws {
    for pair in [(a, b), (b, a), (a, a)] {
      let outcome = try Program.run(["diff", fixture(pair.0), fixture(pair.1)])
      #expect(outcome == Program.Outcome(code: 0, out: "identical\n", err: ""), "\(pair)")
    }
  }

  @Test func compressionDoesNotMatter() throws {
    let folder = try TemporaryFolder()
    let picture = Bitmap(width: 64, height: 64, filledWith: Color(rgba: 0x1020_3080))
    let (fast, small) = try (PNGWriter.write(picture, level: 1), PNGWriter.write(picture, level: 12))
    #expect(fast != small)
    try folder.write(fast, to: "a.png")
    try folder.write(small, to: "b.png")
    #expect(try diff("a.png", "b.png", in: folder) == Program.Outcome(code: 0, out: "identical\n", err: ""))
  }

  @Test func identicalAsJSON() throws {
    let outcome = try diff("a.png", "b.png", "--json", in: folder())
    #expect(outcome.code == 0)
    #expect(
      outcome.out == """
        {"box":null,"changedPixels":0,"height":6,"maxDelta":0,"percent":0,"result":"identical","sizes":[[8,6],[8,6]],\
        "width":8}

        """)
  }

  @Test func lowBitsAreANote() throws {
    for pair in [("rough-rgba16", "rough-rgba16-low"), ("rough-rgba16-low", "rough-rgba8")] {
      let outcome = try Program.run(["diff", fixture(pair.0), fixture(pair.1)])
      #expect(outcome.code == 0)
      #expect(outcome.out == "identical\n")
      #expect(outcome.err.hasPrefix("note: "))
      let json = try Program.run(["diff", "--json", fixture(pair.0), fixture(pair.1)])
      #expect(json.code == 0)
      #expect(json.out.contains("\"lowBits\":true") && json.out.contains("\"result\":\"identical\""))
    }
    let ignored = try Program.run(
      ["diff", fixture("rough-rgba16"), fixture("rough-rgba16-low"), "--ignore", "0:0-99:99", "--json"])
    #expect(ignored.code == 0)
    #expect(!ignored.out.contains("lowBits"))
  }

  // MARK: Different pictures

  static let pixels: [(UInt32, UInt32, Int)] = [
    (0xffff_ffff, 0xffff_ff00, 255), (0x8080_80ff, 0x8080_80fe, 1), (0x3366_99ff, 0x3366_9aff, 1),
    (0x0000_0000, 0xffff_ff00, 255), (0x1020_3040, 0x1520_3040, 5),
  ]

  @Test(arguments: pixels)
  func everyChannelCounts(a: UInt32, b: UInt32, delta: Int) throws {
    let folder = try folder((8, 6), a, changed: [(3, 2, b)])
    let outcome = try diff("a.png", "b.png", in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.err.isEmpty)
    #expect(
      outcome.out == """
        different
        changed pixels: 1 of 48
        percent: 2.08
        largest channel delta: \(delta)
        bounding box: 1x1 at 3,2

        """)
    #expect(try diff("b.png", "a.png", in: folder).out == outcome.out)
  }

  @Test func theBoxIsAroundAllThatChanged() throws {
    let folder = try folder(changed: [(1, 4, 0x3366_98ff), (6, 2, 0x3366_9fff)])
    let outcome = try diff("a.png", "b.png", "--json", in: folder)
    #expect(outcome.code == 1)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any]
    #expect(
      object?.keys.sorted() == ["box", "changedPixels", "height", "maxDelta", "percent", "result", "sizes", "width"])
    #expect(object?["result"] as? String == "different")
    #expect(object?["box"] as? [Int] == [1, 2, 6, 3])
    #expect(object?["changedPixels"] as? Int == 2)
    #expect(object?["maxDelta"] as? Int == 6)
    let percent = object?["percent"] as? Double ?? 0
    #expect(abs(percent - 200.0 / 48) < 1e-9)
    #expect(object?["sizes"] as? [[Int]] == [[8, 6], [8, 6]])
    #expect(outcome.out.filter { $0 == "\n" }.count == 1)
  }

  @Test func theSmallerPictureIsPadded() throws {
    let folder = try folder((8, 6), otherSize: (6, 9))
    let outcome = try diff("a.png", "b.png", in: folder)
    #expect(outcome.code == 1)
    // Of 8x9 pixels both have 6x6.
    #expect(outcome.out.contains("changed pixels: 36 of 72\n"))
    #expect(outcome.out.contains("largest channel delta: 255\nbounding box: 8x9 at 0,0\nsizes: 8x6, 6x9\n"))
    let json = try diff("a.png", "b.png", "--json", in: folder)
    #expect(json.out.contains("\"height\":9,") && json.out.contains("\"width\":8}"))
    #expect(json.out.contains("\"sizes\":[[8,6],[6,9]]"))
    #expect(try diff("a.png", "b.png", "--max-diff-pixels", "9999", in: folder).code == 1)
  }

  // MARK: Tolerances and boxes

  static let tolerances: [([String], Int32)] = [
    (["--max-diff-pixels", "1"], 1), (["--max-diff-pixels", "2"], 0), (["--max-channel-delta", "5"], 1),
    (["--max-channel-delta", "6"], 0), (["--max-channel-delta", "1", "--max-diff-pixels", "1"], 0),
    (["--max-channel-delta", "0", "--max-diff-pixels", "1"], 1),
  ]

  @Test(arguments: tolerances)
  func tolerancesHoldForThePicture(flags: [String], code: Int32) throws {
    let folder = try folder(changed: [(1, 4, 0x3366_98ff), (6, 2, 0x3366_9fff)])
    let outcome = try Program.run(["diff", "a.png", "b.png"] + flags, in: folder)
    #expect(outcome.code == code)
    #expect(outcome.out.hasPrefix(code == 0 ? "different, within the tolerance\n" : "different\n"))
    let json = try Program.run(["diff", "a.png", "b.png", "--json"] + flags, in: folder)
    #expect(json.out.contains("\"tolerated\":true") == (code == 0))
  }

  static let boxes: [(String, String?)] = [
    ("1:4-1:4", "1x1 at 6,2"), ("6:2-6:2", "1x1 at 1,4"), ("0:0-0:99,2:0-5:5,7:0-7:5", "6x3 at 1,2"),
    ("1:4-1:4,6:2-6:2", nil), ("0:2-99:4", nil), ("0:3-99:4", "1x1 at 6,2"), ("2:2-7:3,0:0-1:5", nil),
  ]

  @Test(arguments: boxes)
  func boxesAreLeftOut(boxes: String, left: String?) throws {
    let folder = try folder(changed: [(1, 4, 0x3366_98ff), (6, 2, 0x3366_9fff)])
    let outcome = try diff("a.png", "b.png", "--ignore", boxes, in: folder)
    #expect(outcome.code == (left == nil ? 0 : 1))
    if let left { #expect(outcome.out.contains("bounding box: \(left)\n"), "\(outcome.out)") }
    if left == nil { #expect(outcome.out == "identical\n") }
  }

  @Test func sizesDifferHoweverMuchIsLeftOut() throws {
    let outcome = try diff("a.png", "b.png", "--ignore", "0:0-99:99", in: folder(otherSize: (9, 6)))
    #expect(outcome.code == 1)
    #expect(outcome.out.contains("changed pixels: 0 of 54\n"))
    #expect(outcome.out.contains("bounding box: none\nsizes: 8x6, 9x6\n"))
    let half = try diff("a.png", "b.png", "--ignore", "0:0-99:3", in: folder(otherSize: (9, 6)))
    #expect(half.out.contains("bounding box: 1x2 at 8,4\n"))
  }

  // MARK: The marked difference

  @Test func whatChangedIsMarked() throws {
    let folder = try folder(changed: [(1, 4, 0x3366_98ff), (6, 2, 0x3366_9fff)])
    let outcome = try diff("a.png", "b.png", "-o", "out.png", "--ignore", "6:2-6:2", in: folder)
    #expect(outcome.code == 1)
    let marked = try PNGReader.read(folder.bytes(of: "out.png")).bitmap
    let changes = (0..<48).filter { marked[$0 % 8, $0 / 8] != marked[0, 0] }
    #expect(changes == [4 * 8 + 1])
    #expect(folder.contents() == ["a.png", "b.png", "out.png"])
  }

  @Test func nothingIsMarkedOnEqualPictures() throws {
    let folder = try folder()
    #expect(try diff("a.png", "b.png", "-o", "out.png", in: folder).code == 0)
    let marked = try PNGReader.read(folder.bytes(of: "out.png")).bitmap
    #expect(marked == Bitmap(width: 8, height: 6, filledWith: marked[0, 0]))
  }

  @Test func whereTheMarkedDifferenceCannotBeIsTrouble() throws {
    let folder = try folder(changed: [(1, 4, 0x3366_98ff)])
    try folder.write("", to: "folder/file")
    for place in ["nowhere/out.png", "folder", "a.png/out.png", "a.png", "./b.png"] {
      let before = try folder.bytes(of: "a.png")
      let outcome = try diff("a.png", "b.png", "-o", place, in: folder)
      #expect(outcome.code == 2, "\(place)")
      #expect(outcome.err.contains(place), "\(outcome.err)")
      #expect(try folder.bytes(of: "a.png") == before)
    }
    #expect(folder.contents() == ["a.png", "b.png", "folder", "folder/file"])
  }

  // MARK: Broken input

  private func broken() throws -> TemporaryFolder {
    let folder = try folder()
    let good = try folder.bytes(of: "a.png")
    try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: "lfs.png")
    try folder.write(Array(good.dropLast(20)), to: "short.png")
    var damaged = good
    damaged[damaged.count - 20] ^= 1
    try folder.write(damaged, to: "damaged.png")
    try folder.write("", to: "empty.png")
    try folder.write("<<<<<<< HEAD\n", to: "conflict.png")
    try folder.write("", to: "folder/file")
    return folder
  }

  static let faults = [
    ("lfs.png", "Git LFS pointer"), ("short.png", "truncated"), ("damaged.png", "checksum (CRC)"),
    ("empty.png", "empty"), ("conflict.png", "conflict markers"), ("missing.png", "no such file"),
    ("folder", "it is a folder"),
  ]

  @Test(arguments: faults)
  func aBrokenPictureIsNeverEqual(name: String, reason: String) throws {
    let folder = try broken()
    for pair in [(name, "a.png"), ("a.png", name), (name, name)] {
      let outcome = try diff(pair.0, pair.1, "-o", "out.png", "--json", in: folder)
      #expect(outcome.code == 2)
      #expect(outcome.out.isEmpty)
      let areFolders = pair == ("folder", "folder")
      #expect(outcome.err.contains(name) && outcome.err.contains(areFolders ? "are folders" : reason), "\(outcome.err)")
      #expect(!folder.contents().contains("out.png"))
    }
  }

  @Test func bothFaultsAreSaid() throws {
    let outcome = try diff("lfs.png", "damaged.png", in: broken())
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("cannot read lfs.png: it is a Git LFS pointer"))
    #expect(outcome.err.contains("cannot read damaged.png: it is damaged"))
  }

  // MARK: Usage

  static let misuses: [([String], String)] = [
    ([], "diff needs two PNG files"), (["a.png"], "diff needs two PNG files"),
    (["a.png", "b.png", "c"], "one too many"),
    (["a.png", "b.png", "--threshold", "0.1"], "unknown flag --threshold"),
    (["a.png", "b.png", "--antialiasing"], "unknown flag --antialiasing"),
    (["a.png", "b.png", "--max-channel-delta", "256"], "0 to 255"),
    (["a.png", "b.png", "--max-diff-pixels", "-1"], "whole number"),
    (["folder", "folder"], "are folders"), (["a.json", "b.json"], "named as a style file"),
  ]

  @Test(arguments: misuses)
  func badUsageIsTwo(words: [String], message: String) throws {
    let outcome = try Program.run(["diff"] + words, in: broken())
    #expect(outcome.code == 2)
    #expect(outcome.out.isEmpty)
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  @Test(arguments: [
    "", "1", "1:2", "1:2-3", "1:2-3:4,", ",1:2-3:4", "1:2-3:4:5", "-1:2-3:4", "a:b-c:d", "1:2-0:4", "1:4-3:2",
    "1:2 -3:4",
    "1:2-3:99999999999999999999", "1.5:2-3:4", "+1:2-3:4",
  ])
  func aFaultyBoxIsBadUsage(box: String) throws {
    let outcome = try diff("a.png", "b.png", "--ignore=\(box)", in: folder())
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("--ignore is x1:y1-x2:y2"), "\(outcome.err)")
  }
}
