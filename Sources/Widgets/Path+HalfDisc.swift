public import Drawing
public import Raster

extension Path {
  /// The left or right half of a disc, its round side as two cubics.
  public static func halfDisc(center: Point, radius: Double, isLeft: Bool) -> Path {
    let side = isLeft ? -radius : radius
    let (across, along) = (side * kappa, radius * kappa)
    let (x, y) = (center.x, center.y)
    var path = Path()
    path.move(to: x, y - radius)
    path.curve(
      Point(x: x + across, y: y - radius), Point(x: x + side, y: y - along), to: Point(x: x + side, y: y))
    path.curve(
      Point(x: x + side, y: y + along), Point(x: x + across, y: y + radius), to: Point(x: x, y: y + radius))
    path.close()
    return path
  }
}
