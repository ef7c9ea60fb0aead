import Drawing
import Raster
import Widgets

/// A small sign beside a key, drawn as lines, never as a glyph.
enum Mark: Hashable {
  /// No rule for this exact state: the key shown answers instead.
  case fallback
  /// Contrast below 4.5 to 1.
  case lowContrast
  /// A character that no bundled font has.
  case missingGlyph
  /// One thing inside another: what stands left is around what stands right.
  case chevron
  /// What stands right comes in the place of what stands left: a value of another, a face of a font that is not here.
  case arrow

  /// Its width in points; each is ten high.
  var width: Double {
    switch self {
    case .fallback: 9
    case .lowContrast: 10
    case .missingGlyph: 7
    case .chevron: 5
    case .arrow: 10
    }
  }
}

extension Page {
  /// Puts a mark with its left edge at `x` on a line of 16 points that begins at `top`.
  mutating func mark(_ mark: Mark, _ color: Color, x: Double, top: Double) {
    let y = top + 3
    switch mark {
    case .fallback:
      var hook = Path()
      hook.move(to: x + 1, y + 0.5)
      hook.line(to: x + 1, y + 6)
      hook.line(to: x + 7.5, y + 6)
      hook.move(to: x + 5, y + 3.2)
      hook.line(to: x + 7.9, y + 6)
      hook.line(to: x + 5, y + 8.8)
      stroke(hook, width: 1, color)
    case .lowContrast:
      let centre = Point(x: x + 5, y: y + 5)
      stroke(.circle(center: centre, radius: 4.25), width: 1, color)
      fill(.halfDisc(center: centre, radius: 4.25, isLeft: true), color)
    case .chevron:
      var path = Path()
      path.move(to: x + 0.75, y + 1)
      path.line(to: x + 4.25, y + 5)
      path.line(to: x + 0.75, y + 9)
      stroke(path, width: 1, color)
    case .arrow:
      var path = Path()
      path.move(to: x, y + 5.5)
      path.line(to: x + 9.3, y + 5.5)
      path.move(to: x + 5.8, y + 2)
      path.line(to: x + 9.3, y + 5.5)
      path.line(to: x + 5.8, y + 9)
      stroke(path, width: 1, color)
    case .missingGlyph:
      stroke(.rectangle(Rect(x: x + 0.5, y: y + 0.5, width: 6, height: 9)), width: 1, color)
    }
  }

  /// Puts what stands before a value.
  mutating func chip(_ chip: SettingText.Chip, x: Double, top: Double) {
    if case .color(let color) = chip { self.chip(color, x: x, top: top) }
  }

  /// Puts a colour chip of 14 by 14 points: the colour over a checkerboard, or a slash where there is none.
  mutating func chip(_ color: Color?, x: Double, top: Double) {
    let box = Rect(x: x, y: top, width: 14, height: 14)
    let shape = Path.roundedRectangle(box, radius: 3)
    if let color {
      if color.alpha != 255 { checkerboard(box, radius: 3, square: 3.5) }
      fill(shape, color)
    } else {
      fill(shape, theme.page)
      var slash = Path()
      slash.move(to: box.x + 1.5, box.y + 1.5)
      slash.line(to: box.maxX - 1.5, box.maxY - 1.5)
      stroke(slash, width: 1, theme.third)
    }
    stroke(.roundedRectangle(box.inset(0.5, 0.5), radius: 2.5), width: 1, theme.edge)
  }
}
