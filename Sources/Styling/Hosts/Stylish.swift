/// An object that carries a style, and inherits one from what is around it.
///
/// One line makes a class stylish: `let styleStorage = StyleStorage()`. A ``styleParent`` lets it inherit,
/// ``styleChildren`` let changes reach what is inside it.
public protocol Stylish: AnyObject {
  /// What rules call the class if it was not registered under another name; the type's name unless it says otherwise.
  static var styleClassName: String { get }
  /// What its instances are: plain views, unless they say otherwise.
  static var styleKind: ElementKind { get }
  /// What the library keeps for the object.
  var styleStorage: StyleStorage { get }
  /// What is directly around it; nothing at the root. It must never lead back to the object.
  var styleParent: (any Stylish)? { get }
  /// What is directly inside it, in order.
  var styleChildren: [any Stylish] { get }
  /// Where its rules and defaults are.
  var styleCenter: StyleCenter { get }
}

extension Stylish {
  /// The type's name.
  public static var styleClassName: String { String(describing: self) }
  /// A plain view.
  public static var styleKind: ElementKind { .view }
  /// Nothing.
  public var styleParent: (any Stylish)? { nil }
  /// None.
  public var styleChildren: [any Stylish] { [] }
  /// The one that its storage was given, else that of what is around it; at the root the shared one.
  public var styleCenter: StyleCenter { styleStorage.center ?? styleParent?.styleCenter ?? .shared }
}

extension Stylish {
  /// The style property as it was set on this object; setting nothing inherits again.
  ///
  /// The object and all inside it are told where the style that they resolve to differs by it.
  public var ownStyle: Style? {
    get { styleStorage.own.property }
    set { StyleDelivery.note(.property, of: self) { styleStorage.own.property = newValue } }
  }

  /// The inherited style: what was set on this object, else on the nearest around it, else the default style.
  public var style: ResolvedStyle { resolution(lookup: .view).style }

  /// The style of this object in a state, and why it is that one.
  public func resolution(for state: ControlState = .normal, lookup: Lookup = .effective) -> Resolution {
    let center = styleCenter
    var containers: [Place] = []
    var outer = styleParent
    while let container = outer {
      containers.append(center.place(of: container))
      outer = container.styleParent
    }
    return center.cascade.resolve(
      PlacedElement(center.place(of: self), in: containers.reversed()), state, lookup)
  }

  /// Tells this object, and all inside it, of the styles that are no longer what they were last told.
  ///
  /// Call it after a change that the library cannot see, such as another ``styleParent``.
  public func updateStyles() { StyleDelivery.update(self, isLive: isLive) }

  /// Keeps this object and all inside it up to date from now on, without keeping them alive.
  ///
  /// They are told their styles now, and later wherever a change of the center makes a difference. This happens on the
  /// actor that calls; where there is none, only the owner can know when it is safe: call ``updateStyles()``.
  public func startStyling(isolation: isolated (any Actor)? = #isolation) {
    styleStorage.isRoot = true
    styleStorage.observation = isolation.map { StyleObservation(StyleObserver(self, on: $0), in: styleCenter) }
    updateStyles()
  }

  /// Ends what ``startStyling(isolation:)`` began.
  public func stopStyling() {
    styleStorage.isRoot = false
    styleStorage.observation = nil
  }

  /// Whether this object or one around it is kept up to date.
  var isLive: Bool { styleStorage.isRoot || styleParent?.isLive == true }
}
