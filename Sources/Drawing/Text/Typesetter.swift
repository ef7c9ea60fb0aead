internal import CPango

/// Turns a request for text into lines of placed glyphs.
struct Typesetter {
  let book: FontBook

  func layOut(_ request: TextRequest) throws(DrawingError) -> TextLayout {
    let style = request.style
    let text = Self.cleaned(request.text)
    let primary = try book.face(at: index(of: style.face))
    let isRightToLeft = ScriptRuns.isRightToLeft(text)
    var lines: [TextLayout.Line] = []
    for line in try brokenLines(text, request, isRightToLeft) { lines.append(line) }
    let perEm = style.size * TextLayout.unitsPerPoint / Double(primary.unitsPerEm)
    func units(_ fontUnits: Int) -> Int { Int((Double(fontUnits) * perEm).rounded()) }
    let own = units(primary.ascender) - units(primary.descender) + units(primary.lineGap)
    let advance = request.lineHeight.map { Int(($0 * TextLayout.unitsPerPoint).rounded()) } ?? own
    return TextLayout(
      style: style, lines: lines, isRightToLeft: isRightToLeft, ascent: units(primary.ascender),
      descent: -units(primary.descender), lineAdvance: advance, missing: Self.missing(in: lines))
  }

  /// Control characters, which have no look, as spaces: U+0000 would end the text for Pango.
  private static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(scalar.value < 0x20 || scalar.value == 0x7f ? " " : scalar)
    }
    return String(scalars)
  }

  private static func missing(in lines: [TextLayout.Line]) -> [Unicode.Scalar] {
    var seen: [Unicode.Scalar] = []
    for glyph in lines.flatMap(\.glyphs) where glyph.face == nil {
      if let scalar = Unicode.Scalar(glyph.id), !seen.contains(scalar) { seen.append(scalar) }
    }
    return seen
  }

  private func index(of face: Face) -> Int {
    guard let index = book.library.faces.firstIndex(of: face) else {
      preconditionFailure("Text is set in a face of the book's own library.")
    }
    return index
  }

  // MARK: Lines

  /// Greedy: a piece goes onto the line if it still fits.
  private func brokenLines(
    _ text: String, _ request: TextRequest, _ isRightToLeft: Bool
  ) throws(DrawingError) -> [TextLayout.Line] {
    let whole = try shapedLine(text, request.style, isRightToLeft)
    guard let width = request.width, request.breaking != .never,
      Double(whole.width) > width * TextLayout.unitsPerPoint
    else { return [whole] }
    let limit = Int(width * TextLayout.unitsPerPoint)
    let (parts, joint) = request.breaking.pieces(of: text)
    let pieces = request.breaking == .inKeys ? try cut(parts, to: limit, request.style, isRightToLeft) : parts
    var lines: [TextLayout.Line] = []
    var held: (text: String, line: TextLayout.Line)?
    for piece in pieces {
      let candidate = held.map { $0.text + joint + piece } ?? piece
      let shaped = try shapedLine(candidate, request.style, isRightToLeft)
      if let full = held, shaped.width > limit {
        lines.append(full.line)
        held = (piece, try shapedLine(piece, request.style, isRightToLeft))
      } else {
        held = (candidate, shaped)
      }
    }
    if let last = held { lines.append(last.line) }
    return lines
  }

  /// The parts of a key, those that no line can hold cut between characters, as large as they fit.
  private func cut(
    _ parts: [String], to limit: Int, _ style: TextStyle, _ isRightToLeft: Bool
  ) throws(DrawingError) -> [String] {
    var pieces: [String] = []
    for part in parts {
      var rest = Array(part)
      while rest.count > 1, try shapedLine(String(rest), style, isRightToLeft).width > limit {
        var (fits, fails) = (1, rest.count)
        while fails - fits > 1 {
          let middle = (fits + fails) / 2
          let width = try shapedLine(String(rest[..<middle]), style, isRightToLeft).width
          (fits, fails) = width > limit ? (fits, middle) : (middle, fails)
        }
        pieces.append(String(rest[..<fits]))
        rest.removeFirst(fits)
      }
      pieces.append(String(rest))
    }
    return pieces
  }

  // MARK: Shaping

  private func shapedLine(
    _ text: String, _ style: TextStyle, _ isRightToLeft: Bool
  ) throws(DrawingError) -> TextLayout.Line {
    let attributes = try attributes(for: text, style)
    defer { pango_attr_list_unref(attributes) }
    let layout = book.shape(text, attributes: attributes, rightToLeft: isRightToLeft)
    var placed = PlacedGlyphs(style: style)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return placed.line }
    var run = line.pointee.runs
    while let node = run {
      let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      if let item, let font = item.pointee.item.pointee.analysis.font {
        try placed.append(item, face: book.place(of: font))
      }
      run = node.pointee.next
    }
    return placed.line
  }

  /// One attribute for each run of one face and for each run of one language; no fallback of Pango's.
  private func attributes(for text: String, _ style: TextStyle) throws(DrawingError) -> OpaquePointer {
    guard let list = pango_attr_list_new() else { throw .cairo("Pango gave no attributes") }
    pango_attr_list_insert(list, pango_attr_fallback_new(0))
    if style.hasTabularFigures { pango_attr_list_insert(list, pango_attr_font_features_new("tnum=1")) }
    let units = Int((style.size * TextLayout.unitsPerPoint).rounded())
    for run in try faceRuns(of: text, style) {
      let description = OpenedFace.describe(run.face, units: units)
      insert(pango_attr_font_desc_new(description), into: list, run.start, run.end)
      pango_font_description_free(description)
    }
    let languages = ScriptRuns.runs(of: text)
    for (i, run) in languages.enumerated() {
      let end = i + 1 < languages.count ? languages[i + 1].start : text.utf8.count
      insert(pango_attr_language_new(pango_language_from_string(run.language)), into: list, run.start, end)
    }
    return list
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer, _ start: Int, _ end: Int
  ) {
    attribute?.pointee.start_index = UInt32(start)
    attribute?.pointee.end_index = UInt32(end)
    pango_attr_list_insert(list, attribute)
  }

  // MARK: Faces

  /// Runs of one face each, as bytes in UTF-8: the wanted face where it has the character, else the first fallback
  /// that has it. A combining mark or joiner stays with the face of what it joins.
  private func faceRuns(of text: String, _ style: TextStyle) throws(DrawingError) -> [FaceRun] {
    let wanted = index(of: style.face)
    var runs: [FaceRun] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      let face: Int
      if let last = runs.last, Self.joins(scalar) {
        face = last.face
      } else {
        face = try self.face(for: scalar, wanted: wanted)
      }
      if let last = runs.last, last.face == face {
        runs[runs.count - 1].end = offset + length
      } else {
        runs.append(FaceRun(face: face, start: offset, end: offset + length))
      }
      offset += length
    }
    return runs.isEmpty ? [FaceRun(face: wanted, start: 0, end: 0)] : runs
  }

  private func face(for scalar: Unicode.Scalar, wanted: Int) throws(DrawingError) -> Int {
    if try book.face(at: wanted).has(scalar) { return wanted }
    return try book.fallback(for: scalar) ?? wanted
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: true
    default: scalar.value == 0x20
    }
  }
}

/// Bytes of text that one face draws.
private struct FaceRun {
  var face: Int
  var start: Int
  var end: Int
}

/// Collects the glyphs of one line, from left to right.
private struct PlacedGlyphs {
  let style: TextStyle
  private var glyphs: [TextLayout.Glyph] = []
  private var x = 0

  init(style: TextStyle) { self.style = style }

  var line: TextLayout.Line { TextLayout.Line(glyphs: glyphs, width: x) }

  mutating func append(_ item: UnsafeMutablePointer<PangoGlyphItem>, face: Int) {
    guard let string = item.pointee.glyphs else { return }
    let tracking = Int((style.tracking * TextLayout.unitsPerPoint).rounded())
    for i in 0..<Int(string.pointee.num_glyphs) {
      let info = string.pointee.glyphs[i]
      if info.glyph & UInt32(bitPattern: Int32(PANGO_GLYPH_UNKNOWN_FLAG)) != 0 {
        glyphs.append(TextLayout.Glyph(face: nil, id: info.glyph & 0x0fff_ffff, x: x, y: 0))
        x += Int((style.size * TextLayout.boxAdvance * TextLayout.unitsPerPoint).rounded()) + tracking
        continue
      }
      let geometry = info.geometry
      if info.glyph != 0x0fff_ffff {
        glyphs.append(
          TextLayout.Glyph(
            face: face, id: info.glyph, x: x + Int(geometry.x_offset), y: Int(geometry.y_offset)))
      }
      x += Int(geometry.width) + (geometry.width == 0 ? 0 : tracking)
    }
  }
}
