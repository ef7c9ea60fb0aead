public import Styling

/// An object that an event could go to: a view, a view controller, an application.
open class Responder: StylishHost {
  /// What the library keeps for it.
  public let styleStorage: StyleStorage

  /// A responder that counts as an instance of its own class, or of one that is there by its name only; with a center of
  /// its own, or that of what is around it.
  public init(className: String? = nil, center: StyleCenter? = nil) {
    styleStorage = StyleStorage(className: className, center: center)
  }

  /// What rules call the class; a subclass is called as its superclass is until it says otherwise or is registered.
  open class var styleClassName: String { "UIResponder" }
  /// What its instances are.
  open class var styleKind: ElementKind { .view }
  /// What is directly around it.
  open var styleParent: (any Stylish)? { nil }
  /// What is directly inside it, in order.
  open var styleChildren: [any Stylish] { [] }

  /// The next one in the responder chain.
  open var next: Responder? { nil }

  /// The inherited style is now another one; to be overridden, there is nothing to call.
  open func styleDidChange(_ style: ResolvedStyle) {}
}
