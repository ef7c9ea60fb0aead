import Drawing
import Raster
import Styling

/// Text on a control: its colour, and the shadow that the style gives it.
struct ControlTitle {
  let layout: TextLayout
  let color: Color
  let shadow: Shadow?

  /// Draws the text around `x`, its line box halfway between `top` and `bottom`, in points.
  func draw(
    centredAt x: Double, between top: Double, and bottom: Double, on canvas: borrowing Canvas, with book: FontBook
  ) throws(DrawingError) {
    let y = top + (bottom - top - layout.height) / 2
    if let shadow {
      try canvas.dropShadow(
        of: layout, shadow.color, offset: shadow.offset, blur: shadow.blurRadius, x: x, y: y, .center, with: book)
    }
    try canvas.draw(layout, color, x: x, y: y, .center, with: book)
  }
}
