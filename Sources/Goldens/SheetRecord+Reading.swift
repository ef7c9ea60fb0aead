import Raster
import StyleFile
import Styling

extension SheetRecord {
  /// The record that a JSON text holds.
  ///
  /// - Throws: ``GoldenFault/record(_:)`` with what is wrong.
  public init(reading text: String) throws(GoldenFault) {
    let root = try Self.root(of: text)
    guard let format = root.member("format")?.wholeNumber else { throw .record("it names no format") }
    guard format == Self.format else { throw .record("its format \(format) is of another version of Proofsheet") }
    guard let version = root.member("proofsheet")?.string, let fonts = root.member("fonts")?.string,
      let style = root.member("style")?.string, let sheet = root.member("sheet")?.string,
      let scale = root.member("scale")?.wholeNumber, (1...100).contains(scale)
    else { throw .record("it does not say what it is of") }
    let (page, pages) = (root.member("page")?.wholeNumber ?? 1, root.member("pages")?.wholeNumber ?? 1)
    guard pages >= 1, pages <= 10_000, (1...pages).contains(page) else {
      throw .record("it does not say which page it is")
    }
    let styles = try Self.styles(root)
    let cells = try Self.cells(root, styles: styles)
    guard Set(cells.map(\.id)).count == cells.count else { throw .record("two cells have one id") }
    self.init(
      version: version, fonts: fonts, style: style, sheet: sheet, scale: scale, page: page, of: pages, cells: cells)
  }

  private static func root(of text: String) throws(GoldenFault) -> SourceJSON.Node {
    do throws(StyleFileError) {
      return try SourceJSON(Array(text.utf8), file: keyword).root
    } catch {
      throw .record("it is not JSON")
    }
  }

  private static func styles(_ root: SourceJSON.Node) throws(GoldenFault) -> [ResolvedStyle] {
    var styles = [ResolvedStyle]()
    for node in root.member("styles")?.elements ?? [] {
      guard let style = RecordedStyle.read(node) else { throw .record("a style is broken") }
      styles.append(style)
    }
    return styles
  }

  private static func cells(_ root: SourceJSON.Node, styles: [ResolvedStyle]) throws(GoldenFault) -> [CellRecord] {
    guard let nodes = root.member("cells"), nodes.kind == .array else { throw .record("it has no cells") }
    var cells = [CellRecord]()
    for node in nodes.elements {
      guard let cell = CellRecord(node, styles: styles) else { throw .record("a cell is broken") }
      cells.append(cell)
    }
    return cells
  }
}

extension CellRecord {
  fileprivate init?(_ node: SourceJSON.Node, styles: [ResolvedStyle]) {
    guard let id = node.member("id")?.string, let box = node.member("box").flatMap(PixelBox.init(reading:)),
      let content = node.member("content")?.dictionary(\.string),
      let numbers = node.member("styles")?.dictionary(\.wholeNumber),
      numbers.values.allSatisfy(styles.indices.contains)
    else { return nil }
    self.init(id: id, box: box, content: content, styles: numbers.mapValues { styles[$0] })
  }
}

extension PixelBox {
  /// A box from `[x, y, width, height]`, none of them negative.
  fileprivate init?(reading node: SourceJSON.Node) {
    let numbers = node.elements.compactMap(\.wholeNumber).filter { (0...Int(Int32.max)).contains($0) }
    guard numbers.count == 4, node.elements.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension SourceJSON.Node {
  /// The value of a name; the last one if there are several.
  func member(_ name: String) -> SourceJSON.Node? { members.last { $0.name == name }?.value }

  /// The number, if it is a whole one.
  var wholeNumber: Int? { number.flatMap(Int.init(exactly:)) }

  /// An object whose values are all of one kind; nothing if one is not, or if it is no object.
  func dictionary<Content>(_ content: (SourceJSON.Node) -> Content?) -> [String: Content]? {
    guard kind == .object else { return nil }
    var dictionary: [String: Content] = [:]
    for member in members {
      guard let value = content(member.value) else { return nil }
      dictionary[member.name] = value
    }
    return dictionary
  }
}
