internal import CCairo
import Raster

extension Mask {
  /// The coverage of a filled path inside a box of device pixels; `trace` appends the path in those pixels.
  static func drawn(in box: PixelBox, trace: (OpaquePointer) -> Void) throws(DrawingError) -> Mask {
    try drawn(in: box, trace: trace) { cairo_fill($0) }
  }

  /// The coverage of a path that `paint` fills or strokes, inside a box of device pixels; `paint` reaches at most
  /// `reach` pixels beyond the path.
  static func drawn(
    in box: PixelBox, reach: Double = 0, trace: (OpaquePointer) -> Void, paint: (OpaquePointer) -> Void
  ) throws(DrawingError) -> Mask {
    var mask = Mask(box: box)
    guard !box.isEmpty else { return mask }
    guard box.width <= Canvas.longestSide, box.height <= Canvas.longestSide else {
      throw .badSize(width: box.width, height: box.height)
    }
    let surface = Handle<CairoSurface>(
      owning: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height)))
    let context = Handle<CairoContext>(owning: cairo_create(surface.raw))
    cairo_translate(context.raw, Double(-box.x), Double(-box.y))
    trace(context.raw)
    addSpeck(leftOf: box, distance: reach + 8, in: context.raw)
    paint(context.raw)
    let status = cairo_status(context.raw)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(String(cString: cairo_status_to_string(status))) }
    cairo_surface_flush(surface.raw)
    let stride = Int(cairo_image_surface_get_stride(surface.raw))
    guard let data = cairo_image_surface_get_data(surface.raw) else { throw .cairo("a mask has no pixels") }
    mask.coverage.withUnsafeMutableBufferPointer { bytes in
      for y in 0..<box.height {
        bytes.baseAddress?.advanced(by: y * box.width).update(from: data + y * stride, count: box.width)
      }
    }
    return mask
  }

  /// Adds a triangle outside the box, so that Cairo never takes the path for upright boxes: those it hands to pixman,
  /// which fills them or not by the processor's instruction set.
  private static func addSpeck(leftOf box: PixelBox, distance: Double, in context: OpaquePointer) {
    let (x, y) = (Double(box.x) - distance, Double(box.y) - distance)
    cairo_move_to(context, x, y)
    cairo_line_to(context, x + 2, y)
    cairo_line_to(context, x, y + 2)
    cairo_close_path(context)
  }
}
