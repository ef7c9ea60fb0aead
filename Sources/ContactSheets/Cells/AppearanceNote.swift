import Styling

/// What the page of appearances says about a selector.
struct AppearanceNote: Sendable {
  /// The element that it is for.
  let element: Element
  /// Where the selector stands in the file, `line:column`.
  let place: String
  /// Which widget the class is drawn as, `a button`; nothing for UIKit's own classes.
  let drawnAs: String?
}
