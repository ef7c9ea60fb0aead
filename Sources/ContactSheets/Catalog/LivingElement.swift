import Hosting
import Styling

/// An element of a sheet as the object that an application would have for it, inside objects of its containers' classes.
struct LivingElement {
  private let object: any Stylish
  private let state: ControlState
  /// What is around the object, inside out; what is inside only knows it weakly.
  private var around: [Responder] = []

  /// Builds the object and all that is around it.
  init(_ element: Element, center: StyleCenter) {
    let maker = Maker(center: center)
    var containers = element.containers
    let kind = element.kind ?? center.classes.kind(of: element.className) ?? .control
    if kind == .barItem {
      let item = BarButtonItem(className: element.className, center: center)
      object = item
      if let bar = containers.popLast() { around = [maker.bar(bar, of: item)] }
    } else {
      let responder = maker.responder(element.className, kind)
      object = responder
      around = [responder]
    }
    state = element.state
    for name in containers.reversed() {
      if let inner = around.last { around.append(maker.container(name, around: inner)) }
    }
  }

  /// The style of the object in the element's state.
  func resolve(_ lookup: Lookup) -> Resolution {
    withExtendedLifetime(around) { object.resolution(for: state, lookup: lookup) }
  }
}

/// Makes objects for classes that are there by their names only.
private struct Maker {
  let center: StyleCenter

  /// A view with an item as its only one.
  func bar(_ name: String, of item: BarButtonItem) -> Bar {
    let bar: Bar =
      switch name {
      case "UINavigationBar": NavigationBar(className: name, center: center)
      case "UIToolbar": Toolbar(className: name, center: center)
      case "UITabBar": TabBar(className: name, center: center)
      default: Bar(className: name, center: center)
      }
    bar.setItems([item])
    return bar
  }

  /// An object of a class, of the type that stands for it or for its kind.
  func responder(_ name: String, _ kind: ElementKind) -> Responder {
    switch (name, kind) {
    case ("UIButton", .control): Button(className: name, center: center)
    case (_, .control): Control(className: name, center: center)
    case (_, .controller): ViewController(className: name, center: center)
    case ("UINavigationBar", .view): NavigationBar(className: name, center: center)
    case ("UIToolbar", .view): Toolbar(className: name, center: center)
    case ("UITabBar", .view): TabBar(className: name, center: center)
    case ("UILabel", .view): Label(className: name, center: center)
    case ("UITableViewCell", .view): TableViewCell(className: name, center: center)
    case (_, .view): View(className: name, center: center)
    case (_, .barItem): ItemView(className: name, center: center)
    }
  }

  /// A container with what is inside it: a controller owns a view directly, so that nothing stands between.
  func container(_ name: String, around inner: Responder) -> Responder {
    let kind = center.classes.kind(of: name) ?? .view
    if kind == .controller, let view = inner as? View {
      return ViewController(view: view, className: name, center: center)
    }
    let container = responder(name, kind)
    switch (container, inner) {
    case (let outer as ViewController, let inner as ViewController): outer.addChild(inner)
    case (let outer as View, let inner as ViewController): outer.addSubview(inner.view)
    case (let outer as View, let inner as View): outer.addSubview(inner)
    default: preconditionFailure("A responder of a sheet is a view or a controller.")
    }
    return container
  }
}

/// A bar item with views inside it, as a container.
private final class ItemView: View {
  override class var styleKind: ElementKind { .barItem }
}
