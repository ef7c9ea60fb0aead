import Drawing
import Raster
import Styling
import Widgets

/// Widgets in their places, in the order in which they are drawn.
struct Composition {
  let size: Size
  let parts: [CellLayout.Part]

  init(_ widget: any WidgetDrawing) {
    size = widget.size
    parts = [CellLayout.Part(widget: widget, place: Point(x: 0, y: 0))]
  }

  /// Widgets one below the other, `gap` points apart.
  init(stacking widgets: [any WidgetDrawing], gap: Double = 0) {
    var y = 0.0
    parts = widgets.map { widget in
      defer { y += widget.size.height + gap }
      return CellLayout.Part(widget: widget, place: Point(x: 0, y: y))
    }
    size = Size(width: widgets.map(\.size.width).reduce(0, max), height: y - gap)
  }

  /// A cell of a list between the lines above and below it.
  init(listCell cell: ListCellDrawing, _ style: ResolvedStyle) {
    let line = SeparatorDrawing(width: cell.size.width, inset: 0, style)
    self.init(stacking: [line, cell, line])
  }

  private init(_ outer: Composition, around inner: Composition, at place: Point) {
    size = outer.size
    parts =
      outer.parts
      + inner.parts.map { .init(widget: $0.widget, place: Point(x: $0.place.x + place.x, y: $0.place.y + place.y)) }
  }

  /// All of it inside a container of a style.
  func wrapped(
    in surrounding: Surrounding, _ style: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) -> Composition {
    let room = Size(width: max(size.width + 32, Surrounding.width), height: size.height + 16)
    switch surrounding {
    case .none: return self
    case .navigationBar: return centred(in: BarStripDrawing(.navigationBar, size: room, style))
    case .toolbar: return centred(in: BarStripDrawing(.toolbar, size: room, style))
    case .tabBar: return centred(in: BarStripDrawing(.tabBar, size: room, style))
    case .popover:
      let popover = PopoverDrawing(inner: Size(width: size.width + 48, height: size.height + 28), style)
      return Composition(
        Composition(popover), around: self, at: Point(x: popover.inner.x + 24, y: popover.inner.y + 14))
    case .listCell:
      let cell = try ListCellDrawing(
        .init(title: "Snapshot 4"),
        width: max(Surrounding.width, size.width + max(140, 7 * (style.font(.listFont)?.size ?? 0))), control: size,
        style, with: book)
      let outer = Composition(listCell: cell, style)
      let place = Point(x: outer.size.width - size.width - 16, y: ((outer.size.height - size.height) / 2).rounded())
      return Composition(outer, around: self, at: place)
    }
  }

  private func centred(in outer: any WidgetDrawing) -> Composition {
    Composition(
      Composition(outer), around: self,
      at: Point(
        x: ((outer.size.width - size.width) / 2).rounded(), y: ((outer.size.height - size.height) / 2).rounded()))
  }
}
