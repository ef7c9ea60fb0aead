import Styling

extension SheetCatalog {
  /// Buttons in a toolbar in every state that a bar shows; then plain items.
  func toolbarCells() -> [Cell] {
    func item(_ title: String, _ state: ControlState = .normal, badge: String? = nil) -> Placed {
      Placed(item: BarItem(title, badge: badge, isPressed: state.contains(.highlighted)), state: state)
    }
    func plain(_ title: String, _ state: ControlState = .normal, isIcon: Bool = false) -> Placed {
      Placed(item: BarItem(title, isIcon ? .icon : .text, isPressed: state.contains(.highlighted)), state: state)
    }
    return [
      toolbar("buttons", "Buttons", [item("Share"), item("Move"), item("Rename"), item("Archive")]),
      toolbar(
        "choice", "Choice and count",
        [item("Grid", .selected), item("List"), item("Undo", .disabled), item("Inbox", badge: "12")], leading: 2),
      toolbar("action", "Disabled action", [item("Share"), item("Undo", .disabled)], leading: 1, about: 1),
      toolbar("action", "Highlighted action", [item("Share"), item("Send", .highlighted)], leading: 1, about: 1),
      toolbar("action", "Focused action", [item("Share"), item("Find", .focused)], leading: 1, about: 1),
      toolbar(
        "action", "Dangerous action", [item("Select all"), item("Delete", .dangerous, badge: "3")], leading: 1,
        about: 1),
      toolbar(
        "action", "Dangerous + highlighted action",
        [item("Select all"), item("Delete", [.dangerous, .highlighted], badge: "3")], leading: 1, about: 1),
      toolbar(
        "compact", "Compact: 32 pt, buttons 26 pt", [item("Share"), item("Move"), item("Done", .selected)], leading: 2,
        isCompact: true, about: 2),
      toolbar(
        "items", "Plain items", [plain("share", isIcon: true), plain("Move"), plain("Rename"), plain("Archive")],
        about: 1),
      toolbar("items", "Disabled plain item", [plain("Select all"), plain("Undo", .disabled)], about: 1),
      toolbar("items", "Dangerous plain item", [plain("Select all"), plain("Delete", .dangerous)], about: 1),
      toolbar(
        "items", "Highlighted plain item", [plain("Select all"), plain("Send", .highlighted)], about: 1),
    ]
  }

  /// A control and its state.
  private struct Placed {
    let item: BarItem
    let state: ControlState

    var className: String { item.look == .button ? "UIButton" : "UIBarButtonItem" }
  }

  /// A cell that is about one of the controls.
  private func toolbar(
    _ context: String, _ title: String, _ controls: [Placed], leading: Int? = nil, isCompact: Bool = false,
    about subject: Int = 0
  ) -> Cell {
    var resolutions = [CellRole.background: background, .bar: resolve("UIToolbar")]
    for (i, control) in controls.enumerated() {
      resolutions[.item(i)] = resolve(control.className, in: ["UIToolbar"], control.state)
    }
    let name = controls[subject].item.title
    let isPlain = controls[subject].item.look != .button
    var notes = [CellCaption.Note("\(name) title", .actionColor, of: .item(subject), marksContrast: isPlain)]
    if !isPlain { notes.append(.init("\(name) fill", .fillColor, of: .item(subject), marksContrast: true)) }
    if context == "buttons" { notes.insert(.init("Bar", .navigationColor, of: .bar), at: 0) }
    return Cell(
      id: CellID(
        sheet: SheetName.toolbars.rawValue, context: context, className: controls[subject].className,
        state: controls[subject].state),
      showing: ToolbarSubject(
        controls.map(\.item), leading: leading, isCompact: isCompact, about: subject),
      resolutions: resolutions, caption: CellCaption(title: title, notes: notes))
  }
}
