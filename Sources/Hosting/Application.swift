public import Styling

/// The end of every responder chain; its style, if it has one, is what windows inherit.
open class Application: Responder {
  /// Its windows, in the order in which they were added.
  public private(set) var windows: [Window] = []

  /// An application without windows, with its own center or the shared one.
  public init(center: StyleCenter = .shared) { super.init(center: center) }

  /// No rule names it.
  open override class var styleClassName: String { "UIApplication" }
  /// Its windows.
  open override var styleChildren: [any Stylish] { windows }

  /// Adds a window, which is then inside it.
  public func add(_ window: Window) {
    guard window.application !== self else { return }
    window.application?.remove(window)
    windows.append(window)
    window.application = self
    window.updateStyles()
  }

  /// Takes a window out.
  public func remove(_ window: Window) {
    guard window.application === self else { return }
    windows.removeAll { $0 === window }
    window.application = nil
    window.updateStyles()
  }
}
