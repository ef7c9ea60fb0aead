import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct ToolbarDrawingTests {
  let book: FontBook
  private let ground = Color(rgb: 0x202020)

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  private var colours: ResolvedStyle {
    style([.navigationColor: .color(ground), .separatorColor: .color(Color(rgb: 0xabcdef))])
  }

  /// A widget that is a box of one colour.
  private struct Box: WidgetDrawing {
    var size: Size
    func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
      try canvas.fill(
        Rect(x: origin.x, y: origin.y, width: size.width, height: size.height), Color(rgb: 0xffffff))
    }
  }

  private func box(_ width: Double, _ height: Double = 32) -> Box { Box(size: Size(width: width, height: height)) }

  /// Where the boxes begin and end on a row in the middle of a toolbar, from its left edge.
  private func boxes(in bar: ToolbarDrawing) throws -> [ClosedRange<Int>] {
    let picture = try picture(bar.size) { try bar.draw(at: $0, on: $1, with: book) }
    let row = (0..<Int(bar.size.width)).map { picture[$0 + 4, 4 + Int(bar.size.height) / 2] != ground }
    let starts = row.indices.filter { row[$0] && ($0 == 0 || !row[$0 - 1]) }
    let ends = row.indices.filter { row[$0] && ($0 == row.count - 1 || !row[$0 + 1]) }
    return zip(starts, ends).map { $0...$1 }
  }

  @Test(arguments: [(false, 32.0, 44.0), (true, 26, 32), (false, 100, 112), (true, 100, 106)])
  func heightIsThatOfUIKitUnlessAControlNeedsMore(isCompact: Bool, control: Double, height: Double) {
    let bar = ToolbarDrawing([.control(box(50, control))], isCompact: isCompact, bar: colours)
    #expect(bar.size == Size(width: 375, height: height))
    #expect(ToolbarDrawing([], isCompact: isCompact, bar: colours).size.height == (isCompact ? 32 : 44))
  }

  @Test func bodyAndEdgeHaveTheirColours() throws {
    let bar = ToolbarDrawing([], bar: colours)
    let picture = try picture(bar.size) { try bar.draw(at: $0, on: $1, with: book) }
    #expect(picture[10, 4] == Color(rgb: 0xabcdef))
    #expect(picture[10, 5] == ground)
    #expect(picture[10, 4 + 43] == ground)
  }

  @Test func controlsStandSideBySideWithoutSpaces() throws {
    let bar = ToolbarDrawing([.control(box(50)), .control(box(60)), .control(box(10))], bar: colours)
    #expect(try boxes(in: bar) == [8...57, 66...125, 134...143])
  }

  @Test func aFlexibleSpaceTakesWhatIsLeft() throws {
    let bar = ToolbarDrawing([.control(box(50)), .flexibleSpace, .control(box(60))], bar: colours)
    #expect(try boxes(in: bar) == [8...57, 307...366])
    let right = ToolbarDrawing([.flexibleSpace, .control(box(60))], bar: colours)
    #expect(try boxes(in: right) == [307...366])
    let middle = ToolbarDrawing([.flexibleSpace, .control(box(61)), .flexibleSpace], bar: colours)
    #expect(try boxes(in: middle) == [157...217])
  }

  @Test func spreadControlsAreEquallyFarApart() throws {
    let bar = ToolbarDrawing(ToolbarDrawing.spread([box(51), box(60), box(70), box(48)]), bar: colours)
    let places = try boxes(in: bar)
    let gaps = zip(places, places.dropFirst()).map { $1.lowerBound - $0.upperBound - 1 }
    #expect(places.first?.lowerBound == 8)
    #expect(places.last?.upperBound == 366)
    #expect(gaps == [43, 44, 43])
  }

  @Test func aFixedSpaceIsAddedToTheGap() throws {
    let bar = ToolbarDrawing([.control(box(50)), .fixedSpace(20), .control(box(60))], bar: colours)
    #expect(try boxes(in: bar) == [8...57, 86...145])
  }

  @Test func aBarGrowsRatherThanLettingControlsTouch() throws {
    let bar = ToolbarDrawing(ToolbarDrawing.spread([box(300), box(201)]), bar: colours)
    #expect(bar.size.width == 526)
    #expect(try boxes(in: bar) == [8...307, 317...517])
  }
}
