/// A line of text.
open class Label: View {
  /// What rules call it.
  open override class var styleClassName: String { "UILabel" }
}
