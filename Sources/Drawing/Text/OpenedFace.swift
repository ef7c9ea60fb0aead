internal import CCairo
internal import CFontconfig
internal import CPango

/// A face that Pango has opened, checked to be the very file that the table names.
final class OpenedFace {
  let face: Face
  /// The description by which Pango finds it again at any size.
  let family: String
  let font: Handle<GObjectKind>
  /// Units per em, ascender, descender and line gap of the `hhea` table; the last three in font units.
  let unitsPerEm: Int
  let ascender: Int
  let descender: Int
  let lineGap: Int
  private var coverage: [UInt32: Bool] = [:]

  init(_ face: Face, in folder: String, context: OpaquePointer) throws(DrawingError) {
    self.face = face
    family = face.family
    let description = Self.describe(face, units: 1024 * 16)
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(context, description) else {
      throw .faceUnreadable(path: "\(folder)/\(face.file)")
    }
    self.font = Handle(owning: OpaquePointer(font))
    let path = Self.file(of: font)
    guard path == "\(folder)/\(face.file)" else { throw .wrongFace(wanted: face.file, got: path) }
    guard let shaper = pango_font_get_hb_font(font), let table = hb_font_get_face(shaper),
      let metrics = Self.horizontalHeader(of: table)
    else { throw .faceUnreadable(path: path) }
    unitsPerEm = Int(hb_face_get_upem(table))
    (ascender, descender, lineGap) = metrics
  }

  /// A description that names this face at a size in Pango units; the caller frees it.
  static func describe(_ face: Face, units: Int) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, face.family)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(face.weight)))
    pango_font_description_set_absolute_size(description, Double(units))
    return description
  }

  /// The file that a font of Pango's was loaded from.
  static func file(of font: UnsafeMutablePointer<PangoFont>) -> String {
    var name: UnsafeMutablePointer<FcChar8>?
    let pattern = pango_fc_font_get_pattern(UnsafeMutablePointer(OpaquePointer(font)))
    guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let name else { return "" }
    return String(cString: name)
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
