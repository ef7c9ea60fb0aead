internal import CCairo
internal import CFontconfig
internal import CPango

/// A face that Pango has opened, checked to be the very one that was asked for.
final class OpenedFace {
  /// Where a face is read from.
  struct Source: Hashable {
    /// The path of its file.
    var path: String
    /// Its place among the faces of the file.
    var index: Int
  }

  let source: Source
  let font: Handle<GObjectKind>
  /// Units per em, ascender, descender and line gap of the `hhea` table; the last three in font units.
  let unitsPerEm: Int
  let ascender: Int
  let descender: Int
  let lineGap: Int
  private var coverage: [UInt32: Bool] = [:]

  /// Opens the face at a place in the library, which is read from `source`.
  init(_ place: Int, from source: Source, context: OpaquePointer) throws(DrawingError) {
    self.source = source
    let description = Self.describe(place, units: 1024 * 16)
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(context, description) else { throw .faceUnreadable(path: source.path) }
    self.font = Handle(owning: OpaquePointer(font))
    let came = Self.source(of: font)
    guard came == source else {
      throw .wrongFace(wanted: "\(source.path)#\(source.index)", got: "\(came.path)#\(came.index)")
    }
    guard let shaper = pango_font_get_hb_font(font), let table = hb_font_get_face(shaper),
      let metrics = Self.horizontalHeader(of: table)
    else { throw .faceUnreadable(path: source.path) }
    unitsPerEm = Int(hb_face_get_upem(table))
    (ascender, descender, lineGap) = metrics
    Self.keepStems(of: font)
  }

  /// A pattern that only the description of the same place fits; the caller frees it.
  ///
  /// Names and weights of faces don't reach fontconfig and Pango: several faces may share them, and those libraries
  /// would choose among them by rules of their own. Pango uses only what is called SFNT or TrueType, and wants to be
  /// told `characters`, which for us decide nothing.
  static func pattern(_ place: Int, from source: Source, _ characters: OpaquePointer) -> OpaquePointer? {
    let pattern: OpaquePointer? = FcPatternCreate()
    FcPatternAddString(pattern, FC_FAMILY, family(place))
    FcPatternAddString(pattern, FC_FILE, source.path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(source.index))
    FcPatternAddString(pattern, FC_FONTFORMAT, "TrueType")
    FcPatternAddString(pattern, "fontwrapper", "SFNT")
    FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
    FcPatternAddBool(pattern, FC_OUTLINE, FcTrue)
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    return pattern
  }

  /// A description that names the face at a place in the library, at a size in Pango units; the caller frees it.
  static func describe(_ place: Int, units: Int) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family(place))
    pango_font_description_set_absolute_size(description, Double(units))
    return description
  }

  private static func family(_ place: Int) -> String { "face-\(place)" }

  /// Where a font of Pango's was loaded from.
  static func source(of font: UnsafeMutablePointer<PangoFont>) -> Source {
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    let pattern = pango_fc_font_get_pattern(UnsafeMutablePointer(OpaquePointer(font)))
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path,
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch
    else { return Source(path: "", index: 0) }
    return Source(path: String(cString: path), index: Int(index))
  }

  /// Tells the FreeType library that has the face not to thicken the stems of CFF outlines, as a variable of the
  /// environment may have told it to when it started.
  private static func keepStems(of font: UnsafeMutablePointer<PangoFont>) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return }
    defer { cairo_ft_scaled_font_unlock_face(scaled) }
    guard let face = cairo_ft_scaled_font_lock_face(scaled) else { return }
    var isOff: FT_Bool = 1
    FT_Property_Set(face.pointee.glyph.pointee.library, "cff", "no-stem-darkening", &isOff)
  }

  /// Whether it has a glyph for a character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    if let known = coverage[scalar.value] { return known }
    var glyph: hb_codepoint_t = 0
    let shaper = pango_font_get_hb_font(UnsafeMutablePointer(font.raw))
    let found = hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0 && glyph != 0
    coverage[scalar.value] = found
    return found
  }

  /// Ascender, descender and line gap from the OpenType table `hhea`, version 1: signed 16-bit at bytes 4, 6 and 8.
  private static func horizontalHeader(of table: OpaquePointer) -> (Int, Int, Int)? {
    let tag: hb_tag_t = 0x6868_6561
    guard let blob = hb_face_reference_table(table, tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length >= 36 else { return nil }
    func signed(at offset: Int) -> Int {
      let high = UInt16(UInt8(bitPattern: bytes[offset]))
      let low = UInt16(UInt8(bitPattern: bytes[offset + 1]))
      return Int(Int16(bitPattern: high << 8 | low))
    }
    return (signed(at: 4), signed(at: 6), signed(at: 8))
  }
}
