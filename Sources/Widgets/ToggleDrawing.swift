public import Drawing
public import Raster
public import Styling

/// A toggle of two values, as BRMenu shows how much there is of something and on which part; section 14 of BRStyle's
/// behaviour.
public struct ToggleDrawing: WidgetDrawing {
  /// What it stands for.
  public enum Meaning: String, Sendable, Hashable, CaseIterable {
    /// The left half of a disc.
    case left
    /// The whole disc.
    case whole
    /// The right half of a disc.
    case right
    /// A low level in a box.
    case light
    /// A full box.
    case heavy
  }

  /// Its size: 32 by 32 points.
  public let size = Size(width: 32, height: 32)
  private let meaning: Meaning
  private let color: Color?

  /// A toggle: in the primary colour while it is selected, else in the border colour of the style for `disabled`.
  public init(_ meaning: Meaning, isSelected: Bool, _ style: ResolvedStyle, disabled: ResolvedStyle) {
    self.meaning = meaning
    color = isSelected ? style.color(.primaryColor) ?? PlatformValue.tint : disabled.color(.borderColor)
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    guard let color else { return }
    let centre = Point(x: origin.x + 16, y: origin.y + 16)
    let box = Rect(x: centre.x - 12, y: centre.y - 12, width: 24, height: 24)
    switch meaning {
    case .left, .whole, .right:
      try canvas.stroke(.circle(center: centre, radius: 11.25), width: 1.5, color)
      let disc = Rect(x: centre.x - 8, y: centre.y - 8, width: 16, height: 16)
      try canvas.fill(part(of: disc), color)
    case .light, .heavy:
      try canvas.stroke(.roundedRectangle(box.inset(0.75, 0.75), radius: 4), width: 1.5, color)
      let level = box.inset(4, 4)
      let height = meaning == .light ? 6 : level.height
      try canvas.fill(
        .roundedRectangle(
          Rect(x: level.x, y: level.maxY - height, width: level.width, height: height), radius: 1.5), color)
    }
  }

  private func part(of disc: Rect) -> Path {
    switch meaning {
    case .left: .halfDisc(disc, isLeft: true)
    case .right: .halfDisc(disc, isLeft: false)
    default: .circle(center: Point(x: disc.midX, y: disc.midY), radius: disc.width / 2)
    }
  }
}

extension Path {
  /// Half of the disc in a square, its round side as two cubics.
  fileprivate static func halfDisc(_ box: Rect, isLeft: Bool) -> Path {
    let radius = box.width / 2
    let side = isLeft ? -radius : radius
    let handle = side * kappa
    let (x, y) = (box.midX, box.midY)
    var path = Path()
    path.move(to: x, box.y)
    path.curve(
      Point(x: x + handle, y: box.y), Point(x: x + side, y: y - radius * kappa), to: Point(x: x + side, y: y))
    path.curve(
      Point(x: x + side, y: y + radius * kappa), Point(x: x + handle, y: box.maxY), to: Point(x: x, y: box.maxY))
    path.close()
    return path
  }
}
