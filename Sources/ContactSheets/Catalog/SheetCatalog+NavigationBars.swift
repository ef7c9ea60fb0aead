import Styling

extension SheetCatalog {
  /// Back buttons, titles, and an action in every state that a bar shows.
  func navigationBarCells() -> [Cell] {
    var pair = withAction("Done", title: "Photos")
    pair.companion = "Share"
    return [
      bar("back", withBack("Library", title: "Projects"), .normal),
      bar("back", withBack("Projects", title: "Details", isPressed: true), back: .highlighted),
      bar("title", NavigationBarSubject(title: "Projects")),
      bar("two-actions", pair, .normal),
      bar("action", withAction("Save", title: "Edit"), .disabled),
      bar("action", withAction("Send", title: "Message"), .highlighted),
      bar("action", withAction("Select", title: "Projects"), .selected),
      bar("action", withAction("Find", title: "Search"), .focused),
      bar("action", withAction("Delete", title: "Item 12"), .dangerous),
      bar("action", withAction("Delete", title: "Item 12"), [.dangerous, .highlighted]),
    ]
  }

  private func withBack(_ back: String, title: String, isPressed: Bool = false) -> NavigationBarSubject {
    var subject = NavigationBarSubject(title: title)
    subject.leading = isPressed ? .pressedBack : .back
    subject.leadingTitle = back
    subject.action = "Edit"
    return subject
  }

  private func withAction(_ action: String, title: String) -> NavigationBarSubject {
    var subject = NavigationBarSubject(title: title)
    subject.leading = .button
    subject.leadingTitle = "Cancel"
    subject.action = action
    return subject
  }

  private func bar(
    _ context: String, _ subject: NavigationBarSubject, _ state: ControlState = .normal,
    back: ControlState = .normal
  ) -> Cell {
    let containers = ["UINavigationBar"]
    var subject = subject
    subject.isPressed = state.contains(.highlighted)
    var resolutions = [
      CellRole.background: background, .bar: resolve("UINavigationBar"), .title: resolve("UILabel", in: containers),
    ]
    if subject.leading != .none { resolutions[.leading] = resolve("UIButton", in: containers, back) }
    if subject.companion != nil { resolutions[.companion] = resolve("UIButton", in: containers) }
    if subject.action != nil { resolutions[.button] = resolve("UIButton", in: containers, state) }
    return Cell(
      id: CellID(
        sheet: SheetName.navigationBars.rawValue, context: context, className: "UINavigationBar",
        state: state.union(back)),
      showing: subject, resolutions: resolutions)
  }
}
