/// A cell of a table.
open class TableViewCell: View {
  /// What rules call it.
  open override class var styleClassName: String { "UITableViewCell" }
}
