public import Styling

/// A rectangle on the screen that holds others; here it has no rectangle, only its place among the others.
open class View: Responder {
  /// What it is inside of.
  public private(set) weak var superview: View?
  /// What is inside it, in the order of adding.
  public private(set) var subviews: [View] = []
  /// The controller whose view it is.
  public internal(set) weak var controller: ViewController?

  /// What rules call it.
  open override class var styleClassName: String { "UIView" }

  /// What is directly around it: the controller that owns it, else its superview.
  open override var styleParent: (any Stylish)? { controller ?? superview }
  /// Its subviews, those that a controller owns by their controllers.
  open override var styleChildren: [any Stylish] { subviews.map { $0.controller ?? $0 } }
  /// The controller that owns it, else its superview.
  open override var next: Responder? { controller ?? superview }

  /// Adds a view behind the others; it leaves where it was. Neither it nor what is inside it may be this view.
  public func addSubview(_ view: View) {
    precondition(!isDescendant(of: view), "A view cannot be inside itself.")
    view.leave()
    subviews.append(view)
    view.superview = self
    view.outermostOwned.updateStyles()
  }

  /// Takes it out of its superview.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    leave()
    outermostOwned.updateStyles()
  }

  private func leave() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The controller that owns it and so goes where it goes, else the view itself.
  private var outermostOwned: Responder { controller ?? self }

  /// Whether it is a view or inside it, however deep.
  public func isDescendant(of view: View) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// The window that it is in.
  public var window: Window? { nearestAncestor(of: Window.self) }

  /// The nearest view around it of a class; the view itself counts.
  public func nearestAncestor<Ancestor: View>(of type: Ancestor.Type) -> Ancestor? {
    sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? Ancestor }.first
  }

  /// The nearest view controller in the responder chain, else its window's root controller.
  public var nearestViewController: ViewController? {
    sequence(first: self as Responder) { $0.next }.lazy.compactMap { $0 as? ViewController }.first
      ?? window?.rootViewController
  }
}
