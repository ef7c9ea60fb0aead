public import Styling

/// Owns a view, and stands between it and what is around it.
open class ViewController: Responder {
  /// The view that it owns.
  public let view: View
  /// The controller that it is a child of.
  public private(set) weak var parent: ViewController?
  /// Its children, in the order of adding.
  public private(set) var children: [ViewController] = []

  /// A controller of a view that no other controller owns.
  public init(view: View = View(), className: String? = nil, center: StyleCenter? = nil) {
    precondition(view.controller == nil, "A view has one controller.")
    self.view = view
    super.init(className: className, center: center)
    view.controller = self
    view.updateStyles()
  }

  /// What rules call it.
  open override class var styleClassName: String { "UIViewController" }
  /// It can only be a container.
  open override class var styleKind: ElementKind { .controller }

  /// What is directly around it: what its view stands in, else its parent.
  open override var styleParent: (any Stylish)? { view.superview ?? parent }
  /// Its view, and those children whose views stand nowhere else.
  open override var styleChildren: [any Stylish] { [view] + children.filter { $0.view.superview == nil } }
  /// What its view stands in, else its parent.
  open override var next: Responder? { view.superview ?? parent }

  /// Makes a controller a child of this one; it leaves its former parent. Neither it nor its children may be this one.
  public func addChild(_ child: ViewController) {
    precondition(!sequence(first: self) { $0.parent }.contains { $0 === child }, "No controller is inside itself.")
    child.parent?.children.removeAll { $0 === child }
    children.append(child)
    child.parent = self
    child.updateStyles()
  }

  /// Leaves its parent.
  public func removeFromParent() {
    guard let former = parent else { return }
    former.children.removeAll { $0 === self }
    parent = nil
    updateStyles()
  }
}

/// A controller of a table.
open class TableViewController: ViewController {
  /// What rules call it.
  open override class var styleClassName: String { "UITableViewController" }
}

/// Shows the view of another controller above all else. It is no view controller in the eyes of rules.
open class PopoverController: ViewController {
  /// Shows a controller's view in its own.
  public func show(_ content: ViewController) {
    addChild(content)
    view.addSubview(content.view)
  }

  /// What rules call it.
  open override class var styleClassName: String { "UIPopoverController" }
}
