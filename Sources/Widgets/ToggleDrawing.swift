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
      try canvas.fill(disc(around: centre, radius: 8), color)
    case .light, .heavy:
      try canvas.stroke(.roundedRectangle(box.inset(0.75, 0.75), radius: 4), width: 1.5, color)
      let level = box.inset(4, 4)
      let height = meaning == .light ? 6 : level.height
      try canvas.fill(
        .roundedRectangle(
          Rect(x: level.x, y: level.maxY - height, width: level.width, height: height), radius: 1.5), color)
    }
  }

  private func disc(around centre: Point, radius: Double) -> Path {
    switch meaning {
    case .left: .halfDisc(center: centre, radius: radius, isLeft: true)
    case .right: .halfDisc(center: centre, radius: radius, isLeft: false)
    default: .circle(center: centre, radius: radius)
    }
  }
}
