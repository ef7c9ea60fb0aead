public import Raster

extension Canvas {
  /// The shadow that a filled outline casts around itself, with nothing inside the outline: offset and blur in points.
  public func outerShadow(of path: Path, _ color: Color, offset: Size, blur: Double) throws(DrawingError) {
    guard color.alpha > 0 else { return }
    let moved = path.offset(offset.width, offset.height)
    let shadow = try coverage(of: moved, in: touched(by: moved, blur: blur)).blurred(radius: pixels(ofBlur: blur))
    let outside = try coverage(of: path, in: shadow.box.intersection(bounds)).inverted()
    paint(shadow.multiplied(by: outside), color)
  }

  /// The hard shadow that an outline drawn `width` points wide casts, without the outline: offset in points.
  public func hardShadow(
    ofStroke path: Path, width: Double, _ color: Color, offset: Size
  ) throws(DrawingError) {
    try stroke(path.offset(offset.width, offset.height), width: width, color)
  }

  /// The shadow that the edge of an outline casts into it, offset and blur in points: drawn opaque, then faded by the
  /// colour's own alpha.
  public func innerShadow(of path: Path, _ color: Color, offset: Size, blur: Double) throws(DrawingError) {
    guard color.alpha > 0 else { return }
    let inside = try coverage(of: path, in: visiblePart(of: path, reach: 0))
    let around = inside.box.grown(by: Mask.spread(ofBlur: pixels(ofBlur: blur)))
    let hole = try coverage(of: path.offset(offset.width, offset.height), in: around).inverted()
    paint(hole.blurred(radius: pixels(ofBlur: blur)).multiplied(by: inside), color)
  }

  /// The pixels that the blurred coverage of an outline can touch, as far as they matter to the canvas.
  private func touched(by path: Path, blur: Double) -> PixelBox {
    let spread = Mask.spread(ofBlur: pixels(ofBlur: blur))
    return pixels(around: path, reach: 0).grown(by: spread).intersection(reached(byBlur: blur))
  }

  /// The canvas and all around it from where a blur could still bring something in.
  func reached(byBlur blur: Double) -> PixelBox {
    bounds.grown(by: Mask.spread(ofBlur: pixels(ofBlur: blur)))
  }

  /// A blur radius in device pixels, no larger than what is drawn at all.
  func pixels(ofBlur blur: Double) -> Double { min(blur, Mask.largestBlur) * scale }
}
