internal import CCairo
internal import CPango
import Raster

/// Coverage masks of glyphs, each rasterised once from its outline and kept while there is room.
///
/// Glyphs are drawn from outlines at a quarter of a pixel, never by a font rasteriser: outlines fill alike under
/// every version of Cairo and FreeType that was measured, glyph pictures do not.
final class GlyphCache {
  /// All that decides a glyph's coverage.
  struct Key: Hashable {
    var face: Int
    var glyph: UInt32
    /// Device pixels per em.
    var pixels: Double
    var isSheared: Bool
    /// Quarters of a pixel, 0...3.
    var quarter: Int
  }

  private struct FontKey: Hashable {
    var face: Int
    var pixels: Double
    var isSheared: Bool
  }

  /// When the masks outgrow this many bytes, they are all dropped.
  private let room = 32 << 20
  private var used = 0
  private var masks: [Key: Mask] = [:]
  private var fonts: [FontKey: ScaledFont] = [:]
  private let pen: Pen

  init() { pen = Pen() }

  /// The coverage of a glyph around its origin, inside `limit`, a box in the same pixels.
  ///
  /// A glyph that is larger than a mask worth keeping is rasterised inside the limit only, and not kept.
  func mask(_ key: Key, of face: OpenedFace, within limit: PixelBox) throws(DrawingError) -> Mask {
    if let mask = masks[key] { return mask }
    let font = try scaledFont(FontKey(face: key.face, pixels: key.pixels, isSheared: key.isSheared), face)
    let x = Double(key.quarter) / 4
    let box = try pen.bounds(of: key.glyph, in: font, x: x)
    if box.width > 512 || box.height > 512 {
      return try pen.fill(key.glyph, in: font, x: x, box: box.intersection(limit))
    }
    let mask = try pen.fill(key.glyph, in: font, x: x, box: box)
    used += mask.coverage.count + 64
    if used > room {
      masks.removeAll(keepingCapacity: true)
      used = mask.coverage.count + 64
    }
    masks[key] = mask
    return mask
  }

  private func scaledFont(_ key: FontKey, _ face: OpenedFace) throws(DrawingError) -> ScaledFont {
    if let font = fonts[key] { return font }
    if fonts.count >= 256 { fonts.removeAll() }
    let font = try ScaledFont(face, pixels: key.pixels, isSheared: key.isSheared)
    fonts[key] = font
    return font
  }
}

/// One face at one size in device pixels.
private final class ScaledFont {
  let handle: Handle<CairoScaledFont>

  /// How far a point one em up moves right when a face is sheared: about 11 degrees.
  private static let shear = 0.2

  init(_ face: OpenedFace, pixels: Double, isSheared: Bool) throws(DrawingError) {
    let base = pango_cairo_font_get_scaled_font(face.font.raw)
    guard let outline = cairo_scaled_font_get_font_face(base) else { throw .faceUnreadable(path: face.source.path) }
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, pixels, 0, isSheared ? -Self.shear * pixels : 0, pixels, 0, 0)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    guard let font = cairo_scaled_font_create(outline, &matrix, &identity, options) else {
      throw .faceUnreadable(path: face.source.path)
    }
    handle = Handle(owning: font)
    let status = cairo_scaled_font_status(font)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(String(cString: cairo_status_to_string(status))) }
  }
}

/// Appends outlines of glyphs to a path and fills it.
private struct Pen: ~Copyable {
  private let scratch: Handle<CairoSurface>
  private let context: Handle<CairoContext>

  init() {
    let surface: OpaquePointer = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    scratch = Handle(owning: surface)
    context = Handle(owning: cairo_create(surface))
  }

  /// The whole pixels that a glyph's outline touches.
  func bounds(of glyph: UInt32, in font: ScaledFont, x: Double) throws(DrawingError) -> PixelBox {
    Self.trace(glyph, font, x, in: context.raw)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context.raw, &left, &top, &right, &bottom)
    let status = cairo_status(context.raw)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(String(cString: cairo_status_to_string(status))) }
    guard right > left, bottom > top else { return PixelBox(x: 0, y: 0, width: 0, height: 0) }
    let (x0, y0) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    return PixelBox(
      x: x0, y: y0, width: Int(right.rounded(.up)) - x0, height: Int(bottom.rounded(.up)) - y0)
  }

  /// The coverage of a glyph inside a box around its origin.
  func fill(_ glyph: UInt32, in font: ScaledFont, x: Double, box: PixelBox) throws(DrawingError) -> Mask {
    try Mask.drawn(in: box) { context in Self.trace(glyph, font, x, in: context) }
  }

  private static func trace(_ glyph: UInt32, _ font: ScaledFont, _ x: Double, in context: OpaquePointer) {
    cairo_set_scaled_font(context, font.handle.raw)
    var placed = cairo_glyph_t(index: UInt(glyph), x: x, y: 0)
    cairo_new_path(context)
    cairo_glyph_path(context, &placed, 1)
  }
}
