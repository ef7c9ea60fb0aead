internal import CCairo
internal import CFontconfig
internal import CPango
internal import Files

/// Shapes text with the faces of a library, and with no others; keeps the coverage of the glyphs that were drawn.
///
/// Belongs to one task at a time: make one for each. The first one removes from the process's environment what changes
/// how the libraries draw; make it before other threads read the environment.
public final class FontBook {
  /// The faces that it was made with.
  public let library: FontLibrary
  let glyphs = GlyphCache()
  private let configuration: Handle<FontConfiguration>
  private let map: Handle<GObjectKind>
  private let context: Handle<GObjectKind>
  private let layout: Handle<GObjectKind>
  private var opened: [OpenedFace?]
  private var known: [TextRequest: TextLayout] = [:]

  /// Opens the library's faces.
  ///
  /// - Throws: ``DrawingError/faceUnreadable(path:)`` for a file that is missing or no font.
  public init(_ library: FontLibrary) throws(DrawingError) {
    self.library = library
    _ = Self.systemIsShutOut
    guard let configuration = FcConfigCreate() else { throw .cairo("fontconfig gave no configuration") }
    self.configuration = Handle(owning: configuration)
    for face in library.faces {
      let path = "\(library.folder)/\(face.file)"
      guard FcConfigAppFontAddFile(configuration, path) == FcTrue else { throw .faceUnreadable(path: path) }
    }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .cairo("Pango has no FreeType font map")
    }
    self.map = Handle(owning: OpaquePointer(map))
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    guard let context = pango_font_map_create_context(map), let layout = pango_layout_new(context) else {
      throw .cairo("Pango gave no context")
    }
    self.context = Handle(owning: context)
    self.layout = Handle(owning: layout)
    opened = Array(repeating: nil, count: library.faces.count)
    Self.fix(context)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 0)
  }

  /// Shuts the machine out, once, before the libraries look at it: variables that change what they draw are removed
  /// from the environment, and an empty configuration becomes fontconfig's current one, else Pango reads the system's
  /// on a thread of its own.
  private static let systemIsShutOut: Bool = {
    Environment.remove([
      "FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "HB_OPTIONS", "PANGO_LANGUAGE", "LANGUAGE", "FC_LANG",
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "PANGOCAIRO_BACKEND",
    ])
    guard let empty = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(empty) }
    return FcConfigSetCurrent(empty) == FcTrue
  }()

  /// Takes out of Pango whatever could differ from one machine to the next.
  private static func fix(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(ScriptRuns.latin))
  }

  /// The face at a place in the library, open.
  func face(at index: Int) throws(DrawingError) -> OpenedFace {
    if let face = opened[index] { return face }
    let face = try OpenedFace(library.faces[index], in: library.folder, context: context.raw)
    opened[index] = face
    return face
  }

  /// Text on one line, or broken by `breaking` where it would be wider than `width` points.
  ///
  /// - Parameter lineHeight: from baseline to baseline in points; nothing takes the face's own.
  public func layOut(
    _ text: String, _ style: TextStyle, width: Double? = nil, breaking: LineBreaking = .never,
    lineHeight: Double? = nil
  ) throws(DrawingError) -> TextLayout {
    let request = TextRequest(text: text, style: style, width: width, breaking: breaking, lineHeight: lineHeight)
    if let layout = known[request] { return layout }
    let layout = try Typesetter(book: self).layOut(request)
    if known.count >= 4096 { known.removeAll(keepingCapacity: true) }
    known[request] = layout
    return layout
  }

  /// Runs Pango over one line with the attributes that the typesetter made.
  func shape(_ text: String, attributes: OpaquePointer, rightToLeft: Bool) -> OpaquePointer {
    pango_context_set_base_dir(context.raw, rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_context_changed(layout.raw)
    pango_layout_set_text(layout.raw, text, Int32(text.utf8.count))
    pango_layout_set_attributes(layout.raw, attributes)
    return layout.raw
  }
}

/// All that decides how text is laid out.
struct TextRequest: Hashable {
  var text: String
  var style: TextStyle
  var width: Double?
  var breaking: LineBreaking
  var lineHeight: Double?
}
