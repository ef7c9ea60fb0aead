import Styling

/// What a page says about a cell beside its stage.
struct CellCaption: Sendable {
  /// One setting of one of the cell's styles.
  struct Note: Sendable {
    /// What of the setting is said besides its value.
    enum Detail: Sendable {
      /// The font of another setting, where the note's own setting is its colour.
      case font(Setting)
      /// The font of a large title.
      case largeTitleFont
      /// The setting's name.
      case settingName
    }

    /// What it is to the widget, in plain words.
    let label: String
    let setting: Setting
    /// The part whose style has it.
    let role: CellRole
    var detail: Detail?
    /// Whether the cell's contrast is marked here if it is too low.
    var marksContrast = false

    init(_ label: String, _ setting: Setting, of role: CellRole, detail: Detail? = nil, marksContrast: Bool = false) {
      self.label = label
      self.setting = setting
      self.role = role
      self.detail = detail
      self.marksContrast = marksContrast
    }
  }

  /// The cell in a few plain words.
  let title: String
  /// The heading of the section that it stands in; nothing on pages without sections.
  var section: String?
  var notes: [Note] = []
}
