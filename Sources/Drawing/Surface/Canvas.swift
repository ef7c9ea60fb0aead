internal import CCairo
public import Raster

/// A picture in the making: shapes, shadows and text in points, drawn at a device scale.
///
/// Cairo rasterises outlines into coverage; all mixing of colours is ours. Colours go in as straight alpha, are
/// premultiplied inside, and come out straight. Drawing is in the order of the calls.
public struct Canvas: ~Copyable {
  /// The longest side of a picture in pixels: Cairo ends there.
  public static let longestSide = 32_767

  /// The most pixels that a picture may have: what a golden is read back with.
  public static let mostPixels = 200_000_000

  /// Device pixels per point.
  public let scale: Double
  /// All its pixels.
  let bounds: PixelBox
  private let pixels: PixelStore
  private var clip: Mask?

  /// An empty canvas of a size in points; its sides in pixels are rounded up to whole ones.
  ///
  /// - Throws: ``DrawingError/badSize(width:height:)`` for a side under 1 or over 32,767 pixels,
  ///   ``DrawingError/tooManyPixels(_:)`` for more than 200 million in all.
  public init(size: Size, scale: Double) throws(DrawingError) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= Double(Self.longestSide), height <= Double(Self.longestSide) else {
      throw .badSize(width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
    }
    guard width * height <= Double(Self.mostPixels) else { throw .tooManyPixels(Int(width * height)) }
    self.scale = scale
    bounds = PixelBox(x: 0, y: 0, width: Int(width), height: Int(height))
    pixels = PixelStore(width: Int(width), height: Int(height))
  }

  // MARK: Shapes

  /// Fills an outline.
  public func fill(_ path: Path, _ color: Color) throws(DrawingError) {
    guard color.alpha > 0 else { return }
    paint(try coverage(of: path, in: visiblePart(of: path, reach: 0)), color)
  }

  /// Fills a box; one whose edges fall on whole pixels needs no coverage.
  public func fill(_ rect: Rect, _ color: Color) throws(DrawingError) {
    guard clip == nil, let box = wholePixels(of: rect) else { return try fill(.rectangle(rect), color) }
    let visible = box.intersection(bounds)
    if !visible.isEmpty, color.alpha > 0 { pixels.fill(visible, color) }
  }

  /// Draws along an outline, half of `width` points to each side, with mitred joins and butt ends.
  public func stroke(_ path: Path, width: Double, _ color: Color) throws(DrawingError) {
    guard color.alpha > 0 else { return }
    // A mitre reaches at most ten half widths, Cairo's limit, from its corner.
    let box = visiblePart(of: path, reach: width * 5)
    paint(try coverage(ofStroke: path, width: width, in: box), color)
  }

  /// Paints squares of two colours over a box, `side` points each, the first of them with its top left corner at
  /// `origin`.
  public func checkerboard(
    _ rect: Rect, from origin: Point, side: Double, _ first: Color, _ second: Color
  ) throws(DrawingError) {
    try fill(rect, first)
    func squares(_ start: Double, _ end: Double, _ zero: Double) -> Range<Int> {
      Int(((start - zero) / side).rounded(.down))..<Int(((end - zero) / side).rounded(.up))
    }
    for row in squares(rect.y, rect.maxY, origin.y) {
      for column in squares(rect.x, rect.maxX, origin.x) where (row + column) % 2 != 0 {
        let (left, top) = (origin.x + Double(column) * side, origin.y + Double(row) * side)
        let (x, y) = (max(left, rect.x), max(top, rect.y))
        let (right, bottom) = (min(left + side, rect.maxX), min(top + side, rect.maxY))
        try fill(Rect(x: x, y: y, width: right - x, height: bottom - y), second)
      }
    }
  }

  /// Calls `body` while nothing is drawn outside an outline; such calls do not nest.
  public mutating func clipped(
    to path: Path, _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    precondition(clip == nil, "Clips do not nest.")
    clip = try coverage(of: path, in: visiblePart(of: path, reach: 0))
    defer { clip = nil }
    try body(self)
  }

  // MARK: Masks

  /// Colours the pixels of a mask.
  func paint(_ mask: Mask, _ color: Color) {
    guard color.alpha > 0 else { return }
    let visible = clip.map { mask.multiplied(by: $0) } ?? mask.cropped(to: bounds)
    if !visible.box.isEmpty { pixels.paint(visible, color) }
  }

  /// The coverage of a filled outline inside a box of device pixels.
  func coverage(of path: Path, in box: PixelBox) throws(DrawingError) -> Mask {
    guard reaches(path, box, by: 0) else { return Mask(box: box) }
    return try Mask.drawn(in: box) { trace(path, in: $0) }
  }

  /// The coverage of an outline drawn `width` points wide, inside a box of device pixels.
  func coverage(ofStroke path: Path, width: Double, in box: PixelBox) throws(DrawingError) -> Mask {
    guard reaches(path, box, by: width * 5) else { return Mask(box: box) }
    return try Mask.drawn(in: box, reach: width * scale * 5) {
      trace(path, in: $0)
    } paint: {
      cairo_set_line_width($0, width * scale)
      cairo_stroke($0)
    }
  }

  // MARK: Pictures

  /// Puts a picture with its top left pixel at a place in points, one of its pixels to one device pixel; what was
  /// there is replaced. The place must fall on a whole pixel, the picture inside the canvas.
  public func place(_ picture: Bitmap, at origin: Point) {
    let (left, top) = (Int((origin.x * scale).rounded()), Int((origin.y * scale).rounded()))
    let target = PixelBox(x: left, y: top, width: picture.width, height: picture.height)
    precondition(bounds.contains(target), "A picture is placed inside its canvas.")
    pixels.place(picture, x: left, y: top)
  }

  /// Ends the drawing and gives the picture, straight alpha.
  public consuming func finish() -> Bitmap { pixels.picture() }

  // MARK: Places

  /// The device pixels of a box whose edges fall on whole ones; nothing for any other box.
  private func wholePixels(of rect: Rect) -> PixelBox? {
    let edges = [rect.x, rect.y, rect.maxX, rect.maxY].map { $0 * scale }
    guard edges.allSatisfy({ $0 == $0.rounded() && abs($0) < 1e6 }) else { return nil }
    return PixelBox(
      x: Int(edges[0]), y: Int(edges[1]), width: Int(edges[2] - edges[0]), height: Int(edges[3] - edges[1]))
  }

  /// The pixels of the canvas that an outline can touch when drawn `reach` points to each side.
  func visiblePart(of path: Path, reach: Double) -> PixelBox {
    pixels(around: path, reach: reach).intersection(bounds)
  }

  /// The pixels that an outline can touch when drawn `reach` points to each side, far ones held near the canvas.
  func pixels(around path: Path, reach: Double) -> PixelBox {
    guard let extent = path.extent else { return PixelBox(x: 0, y: 0, width: 0, height: 0) }
    let outer = extent.inset(-reach, -reach)
    func pixel(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max((points * scale).rounded(rule), -Double(Self.longestSide)), 2 * Double(Self.longestSide)))
    }
    let (left, top) = (pixel(outer.x, .down), pixel(outer.y, .down))
    let (right, bottom) = (pixel(outer.maxX, .up), pixel(outer.maxY, .up))
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether an outline drawn `reach` points to each side comes near a box of pixels: one that is far off must not be
  /// traced at all, since Cairo's coordinates end at eight million pixels.
  private func reaches(_ path: Path, _ box: PixelBox, by reach: Double) -> Bool {
    guard let extent = path.extent?.inset(-reach, -reach) else { return false }
    return extent.maxX * scale >= Double(box.x) && extent.x * scale <= Double(box.x + box.width)
      && extent.maxY * scale >= Double(box.y) && extent.y * scale <= Double(box.y + box.height)
  }

  private func trace(_ path: Path, in context: OpaquePointer) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x * scale, p.y * scale)
      case .line(let p): cairo_line_to(context, p.x * scale, p.y * scale)
      case .curve(let a, let b, let c):
        cairo_curve_to(
          context, a.x * scale, a.y * scale, b.x * scale, b.y * scale, c.x * scale, c.y * scale)
      case .close: cairo_close_path(context)
      }
    }
  }
}
