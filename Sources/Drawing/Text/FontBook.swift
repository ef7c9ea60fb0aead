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
  private let sources: [OpenedFace.Source]
  private let places: [OpenedFace.Source: Int]
  private let fallbackOrder: [Int]
  private var opened: [OpenedFace?]
  private var known: [TextRequest: TextLayout] = [:]
  private var matches: [String?: FaceMatch] = [:]
  private var noticed: [Unicode.Scalar] = []

  /// Makes the library's faces known; each is opened when it is first drawn with.
  ///
  /// - Throws: ``DrawingError/faceUnreadable(path:)`` if the first face is missing or no font.
  public init(_ library: FontLibrary) throws(DrawingError) {
    self.library = library
    sources = library.faces.map { OpenedFace.Source(path: library.path(of: $0), index: $0.index) }
    places = Dictionary(sources.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    fallbackOrder = library.fallbackOrder
    opened = Array(repeating: nil, count: library.faces.count)
    Self.shutOutSystem()
    configuration = try Self.configuration(of: sources)
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .cairo("Pango has no FreeType font map")
    }
    self.map = Handle(owning: OpaquePointer(map))
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.raw)
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    guard let context = pango_font_map_create_context(map), let layout = pango_layout_new(context) else {
      throw .cairo("Pango gave no context")
    }
    self.context = Handle(owning: context)
    self.layout = Handle(owning: layout)
    Self.fix(context)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_auto_dir(layout, 0)
  }

  /// A configuration with one pattern for each face. Files are not looked into: that would cost a millisecond for five,
  /// in every book.
  private static func configuration(
    of sources: [OpenedFace.Source]
  ) throws(DrawingError) -> Handle<FontConfiguration> {
    guard let raw = FcConfigCreate() else { throw .cairo("fontconfig gave no configuration") }
    let configuration = Handle<FontConfiguration>(owning: raw)
    let set = try Self.emptySet(of: configuration, asFor: sources)
    guard let characters = FcCharSetCreate() else { throw .cairo("fontconfig gave no set of characters") }
    defer { FcCharSetDestroy(characters) }
    FcCharSetAddChar(characters, 0x20)
    for (place, source) in sources.enumerated() {
      guard let pattern = OpenedFace.pattern(place, from: source, characters), FcFontSetAdd(set, pattern) == FcTrue
      else { throw .cairo("fontconfig took no pattern") }
    }
    return configuration
  }

  /// The set of fonts of a configuration. It is there only once it has been given a font, which is taken out again.
  private static func emptySet(
    of configuration: borrowing Handle<FontConfiguration>, asFor sources: [OpenedFace.Source]
  ) throws(DrawingError) -> UnsafeMutablePointer<FcFontSet> {
    if let first = sources.first?.path, FcConfigAppFontAddFile(configuration.raw, first) != FcTrue {
      throw .faceUnreadable(path: first)
    }
    guard let set = FcConfigGetFonts(configuration.raw, FcSetApplication) else {
      throw .cairo("fontconfig gave no set of fonts")
    }
    for place in 0..<Int(set.pointee.nfont) { FcPatternDestroy(set.pointee.fonts[place]) }
    set.pointee.nfont = 0
    return set
  }

  /// Removes from the environment what changes how the libraries draw, and keeps them from the system's fonts; once.
  static func shutOutSystem() { _ = systemIsShutOut }

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
  func face(at place: Int) throws(DrawingError) -> OpenedFace {
    if let face = opened[place] { return face }
    let face = try OpenedFace(place, from: sources[place], context: context.raw)
    opened[place] = face
    return face
  }

  /// The place in the library of a font that Pango chose: it must be one that we asked for.
  func place(of font: UnsafeMutablePointer<PangoFont>) throws(DrawingError) -> Int {
    let source = OpenedFace.source(of: font)
    guard let place = places[source] else {
      throw .wrongFace(wanted: "a face of the library", got: "\(source.path)#\(source.index)")
    }
    return place
  }

  /// The first face, in the order of fallback, that has a character.
  func fallback(for scalar: Unicode.Scalar) throws(DrawingError) -> Int? {
    for place in fallbackOrder where try face(at: place).has(scalar) { return place }
    return nil
  }

  /// The face for a font's PostScript name, or for the system font; what was found is kept.
  public func match(_ requested: String?) -> FaceMatch {
    if let match = matches[requested] { return match }
    let match = library.match(requested)
    matches[requested] = match
    return match
  }

  /// The characters of a text that no face has, where it is set in the system font: in reading order, each once.
  public func missing(in text: String) throws(DrawingError) -> [Unicode.Scalar] {
    try layOut(text, TextStyle(face: match(nil).face, size: 16)).missing
  }

  /// Text on one line, or broken by `breaking` where it would be wider than `width` points.
  ///
  /// - Parameter lineHeight: from baseline to baseline in points; nothing takes the face's own.
  public func layOut(
    _ text: String, _ style: TextStyle, width: Double? = nil, breaking: LineBreaking = .never,
    lineHeight: Double? = nil
  ) throws(DrawingError) -> TextLayout {
    let request = TextRequest(text: text, style: style, width: width, breaking: breaking, lineHeight: lineHeight)
    let layout = try layOut(request)
    noticed.append(contentsOf: layout.missing.filter { !noticed.contains($0) })
    return layout
  }

  private func layOut(_ request: TextRequest) throws(DrawingError) -> TextLayout {
    if let layout = known[request] { return layout }
    let layout = try Typesetter(book: self).layOut(request)
    if known.count >= 4096 { known.removeAll(keepingCapacity: true) }
    known[request] = layout
    return layout
  }

  /// What `body` gives, and the characters that no face has in the text that it lays out, each once.
  public func noticingMissing<Output>(
    _ body: () throws(DrawingError) -> Output
  ) throws(DrawingError) -> (Output, [Unicode.Scalar]) {
    noticed = []
    let output = try body()
    return (output, noticed)
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
