internal import CCairo
internal import CFontconfig
internal import CPango

/// How one kind of C object is released.
protocol CResource {
  static func release(_ raw: OpaquePointer)
}

/// A `cairo_surface_t`.
enum CairoSurface: CResource {
  static func release(_ raw: OpaquePointer) { cairo_surface_destroy(raw) }
}

/// A `cairo_t`.
enum CairoContext: CResource {
  static func release(_ raw: OpaquePointer) { cairo_destroy(raw) }
}

/// A `cairo_scaled_font_t`.
enum CairoScaledFont: CResource {
  static func release(_ raw: OpaquePointer) { cairo_scaled_font_destroy(raw) }
}

/// Anything that GObject counts.
enum GObjectKind: CResource {
  static func release(_ raw: OpaquePointer) { g_object_unref(UnsafeMutableRawPointer(raw)) }
}

/// An `FcConfig`.
enum FontConfiguration: CResource {
  static func release(_ raw: OpaquePointer) { FcConfigDestroy(raw) }
}

/// An `FcPattern`.
enum FontPattern: CResource {
  static func release(_ raw: OpaquePointer) { FcPatternDestroy(raw) }
}

/// The sole owner of one C object; releases it exactly once.
struct Handle<Kind: CResource>: ~Copyable {
  let raw: OpaquePointer

  init(owning raw: OpaquePointer) { self.raw = raw }

  deinit { Kind.release(raw) }
}
