internal import CCairo
public import Raster

/// Where lines of text stand between the edges of their box.
public enum Alignment: Sendable, Hashable {
  /// At the left edge.
  case left
  /// Halfway.
  case center
  /// At the right edge.
  case right
}

extension Canvas {
  /// Draws text with the top of its first line at `y`, aligned around or beside `x`, both in points.
  ///
  /// Glyphs of all lines are joined in one mask and coloured once, so translucent text has no dark overlaps.
  public func draw(
    _ text: TextLayout, _ color: Color, x: Double, y: Double, _ alignment: Alignment = .left, with book: FontBook
  ) throws(DrawingError) {
    guard color.alpha > 0 else { return }
    paint(try mask(of: text, x: x, y: y, alignment, with: book, in: bounds), color)
  }

  /// Draws the shadow that such text casts: offset and blur in points.
  public func dropShadow(
    of text: TextLayout, _ color: Color, offset: Size, blur: Double, x: Double, y: Double,
    _ alignment: Alignment = .left, with book: FontBook
  ) throws(DrawingError) {
    guard color.alpha > 0 else { return }
    let box = reached(byBlur: blur)
    let mask = try mask(
      of: text, x: x + offset.width, y: y + offset.height, alignment, with: book, in: box)
    let spread = Mask.spread(ofBlur: pixels(ofBlur: blur))
    paint(mask.grown(by: spread, within: box).blurred(radius: pixels(ofBlur: blur)), color)
  }

  /// The joined coverage of all glyphs, inside a box of device pixels and no larger than they need.
  private func mask(
    of text: TextLayout, x: Double, y: Double, _ alignment: Alignment, with book: FontBook, in limit: PixelBox
  ) throws(DrawingError) -> Mask {
    let top = Int((y * TextLayout.unitsPerPoint).rounded()) + text.ascent
    let anchor = Int((x * TextLayout.unitsPerPoint).rounded())
    let pen = TextPen(book: book, style: text.style, scale: scale, limit: limit)
    var placed: [TextPen.PlacedMask] = []
    for (i, line) in text.lines.enumerated() {
      let left =
        switch alignment {
        case .left: anchor
        case .center: anchor - line.width / 2
        case .right: anchor - line.width
        }
      try pen.place(line, left: left, baseline: top + i * text.lineAdvance, into: &placed)
    }
    let nothing = PixelBox(x: 0, y: 0, width: 0, height: 0)
    var sum = Mask(box: placed.reduce(nothing) { $0.union($1.box) }.intersection(limit))
    for glyph in placed { sum.add(glyph.mask, dx: glyph.dx, dy: glyph.dy) }
    return sum
  }
}

/// Places the glyphs of a line: quarters of a pixel across, whole pixels down.
private struct TextPen {
  let book: FontBook
  let style: TextStyle
  let scale: Double
  /// What will be looked at, in device pixels.
  let limit: PixelBox

  /// A glyph's coverage and how far it is moved.
  struct PlacedMask {
    var mask: Mask
    var dx: Int
    var dy: Int

    var box: PixelBox {
      PixelBox(x: mask.box.x + dx, y: mask.box.y + dy, width: mask.box.width, height: mask.box.height)
    }
  }

  func place(
    _ line: TextLayout.Line, left: Int, baseline: Int, into placed: inout [PlacedMask]
  ) throws(DrawingError) {
    for glyph in line.glyphs {
      let quarters = Self.rounded(Double(left + glyph.x) * scale * 4)
      let row = Self.rounded(Double(baseline + glyph.y) * scale)
      let (column, quarter) = (quarters >> 2, quarters & 3)
      guard let face = glyph.face else {
        placed.append(PlacedMask(mask: try box(), dx: column, dy: row))
        continue
      }
      let key = GlyphCache.Key(
        face: face, glyph: glyph.id, pixels: style.size * scale, isSheared: style.isSheared, quarter: quarter)
      let visible = PixelBox(x: limit.x - column, y: limit.y - row, width: limit.width, height: limit.height)
      let mask = try book.glyphs.mask(key, of: book.face(at: face), within: visible)
      placed.append(PlacedMask(mask: mask, dx: column, dy: row))
    }
  }

  /// Units of 1/1024 to whole ones, half up: `(u + 512) >> 10`.
  private static func rounded(_ units: Double) -> Int { (Int(units.rounded()) + 512) >> 10 }

  /// What stands for a character that no face has: an upright frame with a line across.
  private func box() throws(DrawingError) -> Mask {
    let pixels = style.size * scale
    let (width, height) = (0.5 * pixels, 0.7 * pixels)
    let line = max(1, (pixels / 16).rounded())
    let left = (0.05 * pixels).rounded()
    let (right, top) = ((left + width).rounded(), (-height).rounded())
    let frame = PixelBox(x: Int(left), y: Int(top), width: Int(right - left), height: Int(-top))
    return try Mask.drawn(in: frame) { context in
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_rectangle(context, left, top, right - left, -top)
      cairo_rectangle(context, left + line, top + line, right - left - 2 * line, -top - 2 * line)
    }
  }
}
