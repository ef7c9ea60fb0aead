import Files
import Goldens
import PNGCodec
import Raster
import TestSupport
import Testing

@Suite struct GoldenStoreTests {
  static let key = GoldenKey(style: "acme", sheet: "buttons", scale: 2)

  @Test func whatIsWrittenIsFound() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(folder: folder.path("new/Snapshots"))
    try write(SampleSheet.plain, to: store, as: Self.key)
    #expect(folder.contents() == ["new", "new/Snapshots", "new/Snapshots/acme", "new/Snapshots/acme/buttons@2x.png"])
    guard case .golden(let pages) = try read(store) else {
      Issue.record("a golden is there")
      return
    }
    #expect(pages.map(\.record) == [SampleSheet.plain.record])
    #expect(pages.map(\.picture) == [SampleSheet.plain.picture])
  }

  @Test func allPagesOfASheetAreFound() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(folder: folder.path)
    for page in SampleSheet.pages(3) { try write(page, to: store, as: Self.key.pages(3)[page.record.page - 1]) }
    #expect(
      folder.contents().filter { $0.hasSuffix(".png") } == [
        "acme/buttons-2@2x.png", "acme/buttons-3@2x.png", "acme/buttons@2x.png",
      ])
    guard case .golden(let pages) = try read(store) else {
      Issue.record("a golden is there")
      return
    }
    #expect(pages.map(\.record) == SampleSheet.pages(3).map(\.record))
  }

  @Test func aPageThatIsNotThereIsNoGoldenThatIsMissing() throws {
    let folder = try TemporaryFolder()
    let store = GoldenStore(folder: folder.path)
    try write(SampleSheet.pages(2)[0], to: store, as: Self.key)
    guard case .file(let error)? = try fault(store) else {
      Issue.record("page 2 is not there")
      return
    }
    #expect(error.description.contains("buttons-2@2x.png"))
    try write(SampleSheet.pages(3)[1], to: store, as: Self.key.pages(2)[1])
    #expect(try fault(store) == .record("its page 2 is another's"))
    try write(SampleSheet.pages(2)[0], to: store, as: Self.key.pages(2)[1])
    #expect(try fault(store) == .record("it is of buttons at 2x, page 1"))
  }

  @Test func nothingIsMissing() throws {
    let folder = try TemporaryFolder()
    #expect(try fault(GoldenStore(folder: folder.path)) == nil)
    #expect(try fault(GoldenStore(folder: folder.path("none"))) == nil)
  }

  @Test(arguments: [
    ("", GoldenFault.png(.empty)), ("version https://git-lfs.github.com/spec/v1\n", .png(.notPNG(.lfsPointer))),
    ("<<<<<<< ours\n", .png(.notPNG(.conflictMarkers))), ("text", .png(.notPNG(nil))),
  ])
  func whatCannotBeReadIsNamed(text: String, expected: GoldenFault) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: Self.key.path)
    #expect(try fault(GoldenStore(folder: folder.path)) == expected)
  }

  @Test func aTruncatedFileIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(SampleSheet.file(SampleSheet.plain).dropLast(20)), to: Self.key.path)
    #expect(try fault(GoldenStore(folder: folder.path)) == .png(.truncated))
  }

  @Test func aFolderInItsPlaceIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "\(Self.key.path)/a")
    let store = GoldenStore(folder: folder.path)
    #expect(try fault(store) == .file(FileError(.read, store.path(of: Self.key), .isFolder)))
  }

  @Test func aGoldenOfAnotherSheetIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSheet.file(SampleSheet.plain), to: "acme/danger@2x.png")
    var reader = try PNGReader()
    let found = GoldenStore(folder: folder.path)
      .read(GoldenKey(style: "acme", sheet: "danger", scale: 2), by: &reader)
    guard case .unreadable(let fault) = found else {
      Issue.record("it is unreadable")
      return
    }
    #expect(fault == .record("it is of buttons at 2x"))
  }

  @Test func orphansAreOnlyOurs() throws {
    let folder = try TemporaryFolder()
    let file = try SampleSheet.file(SampleSheet.plain)
    for name in ["acme/buttons@2x.png", "acme/buttons@1x.png", "acme/gone@2x.png", "other/buttons@2x.png"] {
      try folder.write(file, to: name)
    }
    try folder.write(PNGWriter.write(Bitmap(width: 1, height: 1)), to: "acme/logo.png")
    try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "acme/pointer.png")
    try folder.write("notes", to: "acme/notes.txt")
    let store = GoldenStore(folder: folder.path)
    #expect(try store.orphans(styles: ["acme"], keys: [Self.key]) == ["acme/buttons@1x.png", "acme/gone@2x.png"])
    #expect(try store.orphans(styles: ["none"], keys: []) == [])
  }

  @Test func aRemovedOrphanIsGone() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleSheet.file(SampleSheet.plain), to: "acme/gone@2x.png")
    let store = GoldenStore(folder: folder.path)
    let lock = try store.locked()
    for orphan in try store.orphans(styles: ["acme"], keys: []) { try store.remove(orphan: orphan, holding: lock) }
    #expect(folder.contents() == ["acme"])
    #expect(throws: GoldenFault.file(FileError(.find, "../x", .leavesFolder))) {
      try store.remove(orphan: "../x", holding: lock)
    }
  }

  @Test func lockingSweepsLeftovers() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "acme/.proofsheet-1-1.tmp")
    let store = GoldenStore(folder: folder.path)
    let lock = try store.locked()
    #expect(folder.contents() == ["acme"])
    #expect(throws: GoldenFault.file(FileError(.lock, folder.path, .locked))) { _ = try store.locked(waiting: false) }
    #expect(lock.folder == folder.path)
  }

  @Test func collisionsAreRefused() throws {
    let store = GoldenStore(folder: "S")
    try store.refuseCollisions(of: [Self.key, GoldenKey(style: "Acme", sheet: "buttons", scale: 2)])
    #expect(throws: GoldenFault.collision(path: "S/acme/buttons@2x.png")) {
      try store.refuseCollisions(of: [Self.key, Self.key])
    }
  }

  private func write(_ sheet: RecordedSheet, to store: GoldenStore, as key: GoldenKey) throws {
    let lock = try store.locked()
    try store.write(SampleSheet.file(sheet), as: key, holding: lock)
  }

  private func read(_ store: GoldenStore) throws -> GoldenStore.Found {
    var reader = try PNGReader()
    return store.read(Self.key, by: &reader)
  }

  /// Why the golden is unreadable; nothing if it is missing.
  private func fault(_ store: GoldenStore) throws -> GoldenFault? {
    switch try read(store) {
    case .unreadable(let fault): return fault
    case .missing: return nil
    case .golden:
      Issue.record("no golden can be read")
      return nil
    }
  }
}
