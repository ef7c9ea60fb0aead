import Files
import Testing

@Suite struct PathPartsTests {
  @Test(arguments: [
    ("a/b/c", "a/b", "c"), ("c", ".", "c"), ("/c", "/", "c"), ("a/b/", "a/b", "b"), ("a//b", "a/", "b"),
  ])
  func aPathHasAFolderAndALastPart(path: String, folder: String, last: String) {
    #expect(path.parentFolder == folder)
    #expect(path.lastPathPart == last)
  }

  @Test(arguments: [
    ("a/styles.json", "styles"), ("styles", "styles"), (".json", ".json"), ("a.b.PNG", "a.b"), ("a.b/c", "c"),
    ("a.", "a"),
  ])
  func aNameHasAStem(path: String, stem: String) {
    #expect(path.pathStem == stem)
  }

  @Test(arguments: [("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), ("", "b", "b"), (".", "b", "./b")])
  func partsAreJoined(folder: String, name: String, path: String) {
    #expect(folder.appending(part: name) == path)
  }
}
