import Styling

extension SheetCatalog {
  /// Back buttons, titles, and an action in every state that a bar shows; then plain items.
  func navigationBarCells() -> [Cell] {
    var pair = withAction("Done", title: "Photos")
    pair.companion = "Share"
    return [
      bar("back", withBack("Library", title: "Projects"), .normal),
      bar("back", withBack("Projects", title: "Details", isPressed: true), back: .highlighted),
      bar("title", NavigationBarSubject(title: "Projects")),
      largeTitle(),
      bar("two-actions", pair, .normal),
      bar("action", withAction("Save", title: "Edit"), .disabled),
      bar("action", withAction("Send", title: "Message"), .highlighted),
      bar("action", withAction("Select", title: "Projects"), .selected),
      bar("action", withAction("Find", title: "Search"), .focused),
      bar("action", withAction("Delete", title: "Item 12"), .dangerous),
      bar("action", withAction("Delete", title: "Item 12"), [.dangerous, .highlighted]),
      item("Done", title: "Photos", .normal), item("Save", title: "Edit", .disabled),
      item("Delete", title: "Item 12", .dangerous),
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
    var subject = subject
    subject.isPressed = state.contains(.highlighted)
    var resolutions = barResolutions
    if subject.leading != .none { resolutions[.leading] = inBar("UIButton", back) }
    if subject.companion != nil { resolutions[.companion] = inBar("UIButton") }
    if subject.action != nil { resolutions[.button] = inBar("UIButton", state) }
    let id = CellID(
      sheet: SheetName.navigationBars.rawValue, context: context, className: "UINavigationBar",
      state: state.union(back))
    return Cell(id: id, showing: subject, resolutions: resolutions, caption: caption(of: id))
  }

  private func largeTitle() -> Cell {
    var resolutions = barResolutions
    resolutions[.button] = inBar("UIButton")
    let id = CellID(sheet: SheetName.navigationBars.rawValue, context: "large-title", className: "UINavigationBar")
    return Cell(
      id: id, showing: LargeNavigationBarSubject(title: "Projects", action: BarItem("New")), resolutions: resolutions,
      caption: CellCaption(
        title: "Large title",
        notes: [
          .init("Large title", .actionColor, of: .title, detail: .largeTitleFont),
          .init("Bar", .navigationColor, of: .bar),
        ]))
  }

  private func item(_ action: String, title: String, _ state: ControlState) -> Cell {
    var subject = withAction(action, title: title)
    subject.isPlain = true
    var resolutions = barResolutions
    resolutions[.leading] = inBar("UIBarButtonItem")
    resolutions[.button] = inBar("UIBarButtonItem", state)
    let id = CellID(
      sheet: SheetName.navigationBars.rawValue, context: "item", className: "UIBarButtonItem", state: state)
    return Cell(
      id: id, showing: subject, resolutions: resolutions,
      caption: CellCaption(
        title: state == .normal ? "Plain items" : "\(StateLabel.text(state)) plain item",
        notes: [.init("Item", .actionColor, of: .button, detail: .font(.actionFont), marksContrast: true)]))
  }

  private func caption(of id: CellID) -> CellCaption {
    let bar = CellCaption.Note("Bar", .navigationColor, of: .bar)
    let title = CellCaption.Note("Title", .actionColor, of: .title, detail: .font(.navigationFont))
    switch (id.context, id.state) {
    case ("back", .highlighted):
      return CellCaption(
        title: "Back button pressed", notes: [bar, .init("Back button fill", .fillColor, of: .leading)])
    case ("back", _): return CellCaption(title: "Back button, title, action", notes: [bar, title])
    case ("title", _): return CellCaption(title: "Title alone", notes: [bar, title])
    case ("two-actions", _): return CellCaption(title: "Two actions", notes: [bar, title])
    default:
      return CellCaption(
        title: "\(StateLabel.text(id.state)) action",
        notes: [
          .init("Action title", .actionColor, of: .button),
          .init("Action fill", .fillColor, of: .button, marksContrast: true),
        ])
    }
  }

  private var barResolutions: [CellRole: Resolution] {
    [.background: background, .bar: resolve("UINavigationBar"), .title: inBar("UILabel")]
  }

  private func inBar(_ className: String, _ state: ControlState = .normal) -> Resolution {
    resolve(className, in: ["UINavigationBar"], state)
  }
}
