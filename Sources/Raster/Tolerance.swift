/// How far two pictures may differ and still pass; nothing by default.
///
/// A pixel whose four channels all differ by no more than `maxChannelDelta` passes. Of the others, `maxDiffPixels` may
/// remain. Pictures of two sizes never pass.
public struct Tolerance: Sendable, Hashable {
  /// How many pixels may differ by more than `maxChannelDelta`; not negative.
  public var maxDiffPixels: Int
  /// By how much a channel may differ, 0...255.
  public var maxChannelDelta: Int

  /// A tolerance in pixels, not negative, and in channel levels, 0...255.
  public init(maxDiffPixels: Int = 0, maxChannelDelta: Int = 0) {
    precondition(maxDiffPixels >= 0, "A number of pixels is not negative.")
    precondition((0...255).contains(maxChannelDelta), "A channel differs by 0 to 255.")
    self.maxDiffPixels = maxDiffPixels
    self.maxChannelDelta = maxChannelDelta
  }

  /// Not one pixel, not by one level.
  public static let exact = Tolerance()
}
