public import Raster

extension Canvas {
  /// The shadow that a filled outline casts around itself, with nothing inside the outline.
  public func outerShadow(of path: Path, _ color: Color, offset: Size, blur: Double) throws(DrawingError) {
    try cast(color, blur: blur) { box throws(DrawingError) in
      try coverage(of: path.offset(offset.width, offset.height), in: box)
    } keeping: { shadow throws(DrawingError) in
      shadow.multiplied(by: try coverage(of: path, in: bounds).inverted())
    }
  }

  /// The shadow that an outline drawn `width` points wide casts, without the outline.
  public func dropShadow(
    ofStroke path: Path, width: Double, _ color: Color, offset: Size, blur: Double = 0
  ) throws(DrawingError) {
    try cast(color, blur: blur) { box throws(DrawingError) in
      try coverage(ofStroke: path.offset(offset.width, offset.height), width: width, in: box)
    }
  }

  /// The shadow that the edge of an outline casts into it: drawn opaque, then faded by the colour's own alpha.
  public func innerShadow(of path: Path, _ color: Color, offset: Size, blur: Double) throws(DrawingError) {
    guard color.alpha > 0 else { return }
    let reach = reached(byBlur: blur)
    let hole = try coverage(of: path.offset(offset.width, offset.height), in: reach).inverted()
    let inside = try coverage(of: path, in: bounds)
    paint(hole.blurred(radius: devicePixels(ofBlur: blur)).multiplied(by: inside), color)
  }

  private func cast(
    _ color: Color, blur: Double, _ coverage: (PixelBox) throws(DrawingError) -> Mask,
    keeping part: (Mask) throws(DrawingError) -> Mask = { $0 }
  ) throws(DrawingError) {
    guard color.alpha > 0 else { return }
    paint(try part(coverage(reached(byBlur: blur)).blurred(radius: devicePixels(ofBlur: blur))), color)
  }

  /// The canvas and all around it from where a blur could still bring something in, up to Cairo's longest side.
  func reached(byBlur blur: Double) -> PixelBox {
    let room = (Canvas.longestSide - max(bounds.width, bounds.height)) / 2
    let spread = min(Mask.spread(ofBlur: devicePixels(ofBlur: blur)), room)
    return PixelBox(
      x: -spread, y: -spread, width: bounds.width + 2 * spread, height: bounds.height + 2 * spread)
  }

  /// A blur radius in device pixels, no larger than what is drawn at all.
  func devicePixels(ofBlur blur: Double) -> Double { min(blur, Mask.largestBlur) * scale }
}
