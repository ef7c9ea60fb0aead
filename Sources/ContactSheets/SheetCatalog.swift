public import Styling
import Widgets

/// Which sheets and cells there are for a style sheet.
public struct SheetCatalog: Sendable {
  private let cascade: Cascade

  /// The catalog of what a cascade resolves.
  public init(_ cascade: Cascade) { self.cascade = cascade }

  /// One sheet with all its cells.
  public func sheet(_ name: SheetName) -> Sheet {
    switch name {
    case .buttons: Sheet(name: name, cells: buttons())
    case .danger: Sheet(name: name, cells: danger())
    case .navigationBars: Sheet(name: name, cells: navigationBars())
    case .text: Sheet(name: name, cells: text())
    }
  }

  // MARK: Cells

  private func buttons() -> [Cell] {
    ControlState.all.flatMap { state in
      CellContent.Surroundings.allCases.map { place in
        button(on: .buttons, state, in: place, title: "Button", zoom: 1)
      }
    }
  }

  private func danger() -> [Cell] {
    let ordinary: [ControlState] = [.normal, .highlighted, .selected, .disabled]
    return (ordinary + ordinary.map { $0.union(.dangerous) }).map { state in
      button(on: .danger, state, in: .plain, title: "Delete", zoom: 2)
    }
  }

  private func button(
    on sheet: SheetName, _ state: ControlState, in place: CellContent.Surroundings, title: String, zoom: Int
  ) -> Cell {
    var resolutions = [
      CellRole.background: background,
      .button: cascade.resolve(Element("UIButton", in: place.containers, state: state)),
    ]
    if let bar = place.containers.first { resolutions[.bar] = cascade.resolve(Element(bar)) }
    return Cell(
      id: CellID(sheet: sheet.rawValue, context: place.rawValue, className: "UIButton", state: state),
      content: .button(
        title: title, badge: "3", isPressed: state.contains(.highlighted), in: place, zoom: zoom),
      resolutions: resolutions)
  }

  private func navigationBars() -> [Cell] {
    [
      bar("back", title: "Projects", leading: .back, "Library", action: "Edit"),
      bar("back", title: "Details", leading: .pressedBack, "Projects", action: "Edit", back: .highlighted),
      bar("title", title: "Projects", leading: .none, ""),
      bar("two-actions", title: "Photos", leading: .button, "Cancel", companion: "Share", action: "Done"),
      bar("action", title: "Edit", leading: .button, "Cancel", action: "Save", state: .disabled),
      bar("action", title: "Message", leading: .button, "Cancel", action: "Send", state: .highlighted),
      bar("action", title: "Projects", leading: .button, "Cancel", action: "Select", state: .selected),
      bar("action", title: "Search", leading: .button, "Cancel", action: "Find", state: .focused),
      bar("action", title: "Item 12", leading: .button, "Cancel", action: "Delete", state: .dangerous),
      bar(
        "action", title: "Item 12", leading: .button, "Cancel", action: "Delete", state: [.dangerous, .highlighted]),
    ]
  }

  private func bar(
    _ context: String, title: String, leading: CellContent.Leading, _ leadingTitle: String,
    companion: String? = nil, action: String? = nil, state: ControlState = .normal, back: ControlState = .normal
  ) -> Cell {
    let containers = ["UINavigationBar"]
    var resolutions = [
      CellRole.background: background,
      .bar: cascade.resolve(Element("UINavigationBar")),
      .title: cascade.resolve(Element("UILabel", in: containers)),
    ]
    if leading != .none {
      resolutions[.leading] = cascade.resolve(Element("UIButton", in: containers, state: back))
    }
    if companion != nil { resolutions[.companion] = cascade.resolve(Element("UIButton", in: containers)) }
    if action != nil {
      resolutions[.button] = cascade.resolve(Element("UIButton", in: containers, state: state))
    }
    return Cell(
      id: CellID(
        sheet: SheetName.navigationBars.rawValue, context: context, className: "UINavigationBar",
        state: state.union(back)),
      content: .navigationBar(
        title: title, leading: leading, leadingTitle: leadingTitle, companion: companion, action: action,
        isPressed: state.contains(.highlighted)),
      resolutions: resolutions)
  }

  private func text() -> [Cell] {
    let samples: [(String, TextRole, String)] = [
      ("hero", .hero, "The year in twelve pictures"),
      ("headline", .headline, "Colours that carry a meaning"),
      ("secondary-headline", .secondaryHeadline, "One colour for actions, one for warnings, and quiet grays"),
      (
        "text", .text,
        "A style file names every colour and font once. A control asks for its style in its present state, and the "
          + "most exact rule answers."
      ),
      ("caption", .caption, "Changed on 3 sheets"),
      ("scripts", .text, "Ελληνικά, Русский, Türkçe, Čeština, עברית"),
    ]
    return samples.map { context, role, text in
      Cell(
        id: CellID(sheet: SheetName.text.rawValue, context: context, className: "UILabel"),
        content: .label(text: text, role: role),
        resolutions: [.background: background, .label: cascade.resolve(Element("UILabel"))])
    }
  }

  /// The style of the page that everything stands on.
  private var background: Resolution { cascade.resolve(Element("UIView"), lookup: .view) }
}

extension CellContent.Surroundings {
  /// The classes around a widget there, outermost first.
  var containers: [String] {
    switch self {
    case .plain: []
    case .navigationBar: ["UINavigationBar"]
    case .toolbar: ["UIToolbar"]
    }
  }
}
