import Drawing
import Raster
import Styling
import Widgets

/// A style that draws everything in plain, opaque colours, with changes.
func style(_ changes: [Setting: Value?] = [:]) -> ResolvedStyle {
  var style = Style()
  style[.actionFont] = .init(.font(Font(name: "Inter-Regular", size: 15)))
  style[.navigationFont] = .init(.font(Font(name: "Inter-Regular", size: 21)))
  style[.actionColor] = .init(.color(Color(rgb: 0x000000)))
  style[.borderColor] = .init(.color(Color(rgb: 0x0000ff)))
  style[.fillColor] = .init(.color(Color(rgb: 0x00ff00)))
  style[.glossColor] = .init(.color(Color(rgb: 0xff0000)))
  for (setting, value) in changes { style[setting] = .init(value) }
  return ResolvedStyle.builtIn.overlaid(with: style)
}

/// What a widget draws on white, one pixel a point, with its top left corner at 4, 4.
func picture(
  _ size: Size, _ draw: (Point, borrowing Canvas) throws -> Void
) throws -> Bitmap {
  let canvas = try Canvas(size: Size(width: size.width + 8, height: size.height + 8), scale: 1)
  try canvas.fill(Rect(x: 0, y: 0, width: size.width + 8, height: size.height + 8), Color(rgb: 0xffffff))
  try draw(Point(x: 4, y: 4), canvas)
  return canvas.finish()
}

/// Whether any pixel of a part of a picture has a colour.
func contains(_ picture: Bitmap, _ color: Color, columns: Range<Int>, rows: Range<Int>) -> Bool {
  rows.contains { y in columns.contains { picture[$0, y] == color } }
}

/// The first and last columns in which a picture has anything but `ground`, and the first and last rows.
func inked(
  _ picture: Bitmap, on ground: Color, columns: Range<Int>, rows: Range<Int>
) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
  let across = columns.filter { x in rows.contains { picture[x, $0] != ground } }
  let down = rows.filter { y in columns.contains { picture[$0, y] != ground } }
  guard let left = across.first, let right = across.last, let top = down.first, let bottom = down.last else {
    return nil
  }
  return (left...right, top...bottom)
}

/// Everything of a widget on white, one pixel a point.
func drawn(_ widget: any WidgetDrawing, with book: FontBook) throws -> Bitmap {
  try picture(widget.size) { try widget.draw(at: $0, on: $1, with: book) }
}

/// Whether a picture has a colour anywhere.
func contains(_ picture: Bitmap, _ color: Color) -> Bool {
  contains(picture, color, columns: 0..<picture.width, rows: 0..<picture.height)
}

/// A colour that no plain style has.
let signal = Color(rgb: 0xd0_10d0)

/// A shadow in that colour.
let signalShadow = Shadow(color: signal, offset: Size(width: 0, height: 3), blurRadius: 0)
