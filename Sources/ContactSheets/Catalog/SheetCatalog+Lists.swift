import Styling

extension SheetCatalog {
  /// Cells of a list as they stand below a header, and what each text and line of them is drawn with.
  func listCells() -> [Cell] {
    let title = CellCaption.Note("Title", .textColor, of: .widget, detail: .font(.listFont))
    let secondary = CellCaption.Note("Second text", .textColor, of: .widget, detail: .font(.listSecondaryFont))
    let caption = CellCaption.Note("Caption", .captionColor, of: .widget, detail: .font(.listCaptionFont))
    let separator = CellCaption.Note("Separator", .separatorColor, of: .header)
    return [
      list(
        "header", "Section header", header: "Snapshots", [.init("Buttons"), .init("Navigation bars")],
        [.init("Header", .primaryColor, of: .header, detail: .font(.headlineFont), marksContrast: true), separator]),
      list("plain", "Plain", [.init("Buttons", .disclosure), .init("Toolbars", .disclosure)], [title]),
      list(
        "secondary", "With a second text",
        [.init("Buttons", secondary: "96", .disclosure), .init("Toolbars", secondary: "12", .disclosure)],
        [title, secondary]),
      list(
        "caption", "With a caption",
        [.init("Buttons", caption: "Changed today"), .init("Toolbars", caption: "Nothing differs")], [title, caption]),
      list(
        "all", "With a second text and a caption",
        [
          .init("Buttons", secondary: "96", caption: "Changed today", .disclosure),
          .init("Toolbars", secondary: "12", caption: "Nothing differs", .disclosure),
        ], [secondary, caption]),
      list(
        "selected", "Selected",
        [.init("Buttons"), .init("Danger", secondary: "8", .checkmark, isSelected: true)],
        [.init("Selected title", .primaryColor, of: .widget), separator], state: .selected),
      list(
        "disabled", "Disabled",
        [.init("Buttons"), .init("Toolbars", secondary: "12", caption: "Not drawn yet", isDisabled: true)],
        [.init("Disabled title", .placeholderColor, of: .widget)], state: .disabled),
      list(
        "long", "Long and foreign titles",
        [
          .init("Every style of the house, kept in one long title", secondary: "120"),
          .init("כפתורים ושדות", caption: "Кнопки и поля"),
        ], [title]),
    ]
  }

  private func list(
    _ context: String, _ title: String, header: String? = nil, _ rows: [ListSubject.Row], _ notes: [CellCaption.Note],
    state: ControlState = .normal
  ) -> Cell {
    Cell(
      id: CellID(sheet: SheetName.lists.rawValue, context: context, className: "UITableViewCell", state: state),
      showing: ListSubject(header: header, rows),
      resolutions: [
        .background: background, .header: resolve("UITableView"),
        .widget: resolve("UITableViewCell", in: ["UITableView"]),
      ],
      caption: CellCaption(title: title, notes: notes))
  }
}
