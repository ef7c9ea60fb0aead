internal import CCairo
public import Raster

/// A picture in the making: shapes, shadows and text in points, drawn at a device scale.
///
/// Colours go in as straight alpha, are premultiplied inside, and come out straight. Drawing is in the order of the
/// calls; nothing that was drawn is looked at again.
public struct Canvas: ~Copyable {
  /// Cairo's longest side in pixels.
  static let longestSide = 32_767

  /// Device pixels per point.
  public let scale: Double
  /// All its pixels.
  let bounds: PixelBox
  private let surface: Handle<CairoSurface>
  let context: Handle<CairoContext>

  /// An empty canvas of a size in points; its sides in pixels are rounded up to whole ones.
  ///
  /// - Throws: ``DrawingError/badSize(width:height:)`` for a side under 1 or over 32,767 pixels.
  public init(size: Size, scale: Double) throws(DrawingError) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= Double(Self.longestSide), height <= Double(Self.longestSide) else {
      throw .badSize(width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
    }
    let surface = Handle<CairoSurface>(
      owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    let context = Handle<CairoContext>(owning: cairo_create(surface.raw))
    let status = cairo_status(context.raw)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(String(cString: cairo_status_to_string(status))) }
    self.scale = scale
    bounds = PixelBox(x: 0, y: 0, width: Int(width), height: Int(height))
    self.surface = surface
    self.context = context
  }

  // MARK: Shapes

  /// Fills an outline.
  public func fill(_ path: Path, _ color: Color) {
    guard color.alpha > 0 else { return }
    trace(path)
    setColor(color)
    cairo_fill(context.raw)
  }

  /// Fills a box.
  public func fill(_ rect: Rect, _ color: Color) { fill(.rectangle(rect), color) }

  /// Draws along an outline, half of `width` points to each side, with mitred joins and butt ends.
  public func stroke(_ path: Path, width: Double, _ color: Color) {
    guard color.alpha > 0 else { return }
    trace(path)
    setColor(color)
    cairo_set_line_width(context.raw, width * scale)
    cairo_stroke(context.raw)
  }

  /// Calls `body` while nothing is drawn outside an outline.
  public func clipped<E: Error>(to path: Path, _ body: () throws(E) -> Void) throws(E) {
    cairo_save(context.raw)
    defer { cairo_restore(context.raw) }
    trace(path)
    cairo_clip(context.raw)
    try body()
  }

  /// Paints squares of two colours over a box, `side` points each, from its top left corner on.
  public func checkerboard(_ rect: Rect, side: Double, _ first: Color, _ second: Color) {
    fill(rect, first)
    var squares = Path()
    let (columns, rows) = (Int((rect.width / side).rounded(.up)), Int((rect.height / side).rounded(.up)))
    for row in 0..<rows {
      for column in 0..<columns where (row + column) % 2 == 1 {
        let (x, y) = (rect.x + Double(column) * side, rect.y + Double(row) * side)
        squares.append(
          .rectangle(Rect(x: x, y: y, width: min(side, rect.maxX - x), height: min(side, rect.maxY - y))))
      }
    }
    fill(squares, second)
  }

  // MARK: Masks

  /// Colours the pixels of a mask.
  func paint(_ mask: Mask, _ color: Color) {
    guard color.alpha > 0, !mask.box.isEmpty else { return }
    setColor(color)
    mask.withSurface { surface in
      cairo_mask_surface(context.raw, surface, Double(mask.box.x), Double(mask.box.y))
    }
  }

  /// The coverage of a filled outline inside a box of device pixels.
  func coverage(of path: Path, in box: PixelBox) throws(DrawingError) -> Mask {
    try Mask.drawn(in: box) { Self.trace(path, scale: scale, in: $0) }
  }

  /// The coverage of an outline drawn `width` points wide, inside a box of device pixels.
  func coverage(ofStroke path: Path, width: Double, in box: PixelBox) throws(DrawingError) -> Mask {
    try Mask.drawn(in: box) {
      Self.trace(path, scale: scale, in: $0)
    } paint: {
      cairo_set_line_width($0, width * scale)
      cairo_stroke($0)
    }
  }

  // MARK: Pictures

  /// Puts a picture with its top left pixel at a place in points, one of its pixels to one device pixel; what was
  /// there is replaced. The place must fall on a whole pixel.
  public func place(_ picture: Bitmap, at origin: Point) throws(DrawingError) {
    cairo_surface_flush(surface.raw)
    let stride = Int(cairo_image_surface_get_stride(surface.raw))
    guard let data = cairo_image_surface_get_data(surface.raw) else { throw .cairo("a canvas has no pixels") }
    let (left, top) = (Int((origin.x * scale).rounded()), Int((origin.y * scale).rounded()))
    let target = PixelBox(x: left, y: top, width: picture.width, height: picture.height)
    precondition(bounds.contains(target), "A picture is placed inside its canvas.")
    picture.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<picture.height {
        let row = UnsafeMutableRawPointer(data + (top + y) * stride + left * 4).assumingMemoryBound(to: UInt32.self)
        for x in 0..<picture.width {
          let i = (y * picture.width + x) * 4
          row[x] = Self.premultiplied(bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3])
        }
      }
    }
    cairo_surface_mark_dirty(surface.raw)
  }

  /// Ends the drawing and gives the picture, straight alpha.
  ///
  /// - Throws: ``DrawingError/cairo(_:)`` if any call since the beginning failed.
  public consuming func finish() throws(DrawingError) -> Bitmap {
    let status = cairo_status(context.raw)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(String(cString: cairo_status_to_string(status))) }
    cairo_surface_flush(surface.raw)
    let stride = Int(cairo_image_surface_get_stride(surface.raw))
    guard let data = cairo_image_surface_get_data(surface.raw) else { throw .cairo("a canvas has no pixels") }
    let (width, height) = (bounds.width, bounds.height)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      buffer.withMemoryRebound(to: UInt32.self) { pixels in
        for y in 0..<height {
          let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
          for x in 0..<width { pixels[y * width + x] = Self.straight(row[x]) }
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  // MARK: Pixels

  /// Cairo's pixel (a native 32-bit word, alpha highest, premultiplied) from straight RGBA; rounds half up.
  private static func premultiplied(_ r: UInt8, _ g: UInt8, _ b: UInt8, _ a: UInt8) -> UInt32 {
    func times(_ c: UInt8) -> UInt32 { a == 255 ? UInt32(c) : (UInt32(c) * UInt32(a) + 127) / 255 }
    return UInt32(a) << 24 | times(r) << 16 | times(g) << 8 | times(b)
  }

  /// Straight RGBA in memory order from Cairo's pixel; rounds half up.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let a = pixel >> 24
    var (r, g, b) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
    if a != 255 {
      func divided(_ c: UInt32) -> UInt32 { a == 0 ? 0 : min(255, (c * 255 + a / 2) / a) }
      (r, g, b) = (divided(r), divided(g), divided(b))
    }
    return UInt32(littleEndian: r | g << 8 | b << 16 | a << 24)
  }

  // MARK: Cairo

  private func setColor(_ color: Color) {
    cairo_set_source_rgba(
      context.raw, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  private func trace(_ path: Path) { Self.trace(path, scale: scale, in: context.raw) }

  private static func trace(_ path: Path, scale: Double, in context: OpaquePointer) {
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
