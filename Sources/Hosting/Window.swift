public import Styling

/// The root of what is on the screen: whatever is inside it is kept up to date.
open class Window: View {
  /// The controller of what fills it.
  public private(set) var rootViewController: ViewController?
  /// The application that it belongs to.
  public internal(set) weak var application: Application?

  /// A window whose inside follows a style center from now on.
  ///
  /// What is inside hears of changes on the actor that makes the window. Made outside of any actor, it is for its owner to
  /// call `updateStyles()` after a change of the center.
  public init(center: StyleCenter = .shared, isolation: isolated (any Actor)? = #isolation) {
    super.init(center: center)
    startStyling(isolation: isolation)
  }

  /// What rules call it.
  open override class var styleClassName: String { "UIWindow" }
  /// Its application.
  open override var styleParent: (any Stylish)? { application }
  /// Its application.
  open override var next: Responder? { application }

  /// Fills it with a controller's view, in place of the one before.
  public func setRootViewController(_ controller: ViewController?) {
    guard controller !== rootViewController else { return }
    rootViewController?.view.removeFromSuperview()
    rootViewController = controller
    if let view = controller?.view { addSubview(view) }
  }
}
