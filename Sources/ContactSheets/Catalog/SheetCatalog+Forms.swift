import Styling

extension SheetCatalog {
  /// Fields and controls, each in the states that it shows.
  func formCells() -> [Cell] {
    let dangerousPress: ControlState = [.dangerous, .highlighted]
    return fields() + [
      form("segments", .segmentedControl, .normal, "Grid|List|Map"),
      form("segments", .segmentedControl, .highlighted, "Grid|List|Map"),
      form("segments", .segmentedControl, .disabled, "Grid|List|Map"),
      form("segments", .segmentedControl, .dangerous, "Grid|Delete|Map"),
    ] + [
      form("switch-on", .switch, .normal, value: 1), form("switch-off", .switch, .normal),
      form("switch-on", .switch, .disabled, value: 1), form("switch-on", .switch, .dangerous, value: 1),
      form("slider", .slider, .normal, value: 60), form("slider", .slider, .highlighted, value: 30),
      form("slider", .slider, .disabled, value: 60), form("slider", .slider, .dangerous, value: 90),
      form("stepper", .stepper, .normal, value: 12), form("stepper", .stepper, .highlighted, value: 12),
      form("stepper-lowest", .stepper, .normal, value: 0), form("stepper-highest", .stepper, .normal, value: 32),
      form("stepper", .stepper, .disabled, value: 12), form("stepper", .stepper, .dangerous, value: 12),
      form("stepper", .stepper, dangerousPress, value: 12), form("stepper", .stepper, .selected, value: 12),
      form("plus", .plusMinus, .normal, value: 1), form("plus", .plusMinus, .highlighted, value: 1),
      form("plus", .plusMinus, .disabled, value: 1), form("minus", .plusMinus, .dangerous),
    ]
      + ["left", "whole", "right", "light", "heavy"].map { form("toggle-\($0)", .toggle, .selected, $0) }
      + ["whole", "heavy"].map { form("toggle-\($0)", .toggle, .normal, $0) }
      + [form("toggle-whole", .toggle, .disabled, "whole")]
  }

  private func fields() -> [Cell] {
    [
      form("empty", .textField, .normal), form("filled", .textField, .normal, "Contact sheet"),
      form("empty", .textField, .focused), form("filled", .textField, .focused, "Contact sheet"),
      form("filled", .textField, .disabled, "Contact sheet"),
      form("filled", .textField, .dangerous, "Delete everything"),
      form("long", .textField, .normal, "Every style of the house, in one long title"),
      form("scripts", .textField, .normal, "דוגמה и пример"),
    ]
  }

  private func form(
    _ context: String, _ kind: WidgetKind, _ state: ControlState, _ title: String = "", value: Int = 0
  ) -> Cell {
    let widget = StatedWidget(kind, title, value: value, state)
    let className = Self.formClasses[kind] ?? "UIControl"
    var resolutions = [CellRole.background: background, .widget: resolve(className, state)]
    for other in widget.otherStates { resolutions[.widget(in: other)] = resolve(className, other) }
    return Cell(
      id: CellID(sheet: SheetName.forms.rawValue, context: context, className: className, state: state),
      showing: WidgetSubject(widget, on: .form), resolutions: resolutions,
      caption: CellCaption(
        title: Self.formTitle(context, state), section: Self.formSections[kind],
        notes: Self.formNotes(widget)))
  }

  private static let formClasses: [WidgetKind: String] = [
    .textField: "UITextField", .segmentedControl: "UISegmentedControl", .switch: "UISwitch", .slider: "UISlider",
    .stepper: "UIStepper", .plusMinus: "UIButton", .toggle: "UIControl",
  ]

  private static let formSections: [WidgetKind: String] = [
    .textField: "Fields", .segmentedControl: "Segmented controls", .switch: "Switches", .slider: "Sliders",
    .stepper: "Steppers", .plusMinus: "Plus and minus", .toggle: "Toggles",
  ]

  private static func formTitle(_ context: String, _ state: ControlState) -> String {
    let words: [String: String] = [
      "empty": "Placeholder", "filled": "Filled", "long": "Long text", "scripts": "Two scripts",
      "switch-on": "On", "switch-off": "Off", "stepper-lowest": "At its lowest", "stepper-highest": "At its highest",
      "plus": "Plus", "minus": "Minus", "toggle-left": "Left part", "toggle-whole": "Whole",
      "toggle-right": "Right part", "toggle-light": "Little", "toggle-heavy": "Much",
    ]
    guard let word = words[context] else { return StateLabel.text(state) }
    return state == .normal ? word : "\(word), \(StateLabel.text(state).lowercased())"
  }

  private static func formNotes(_ widget: StatedWidget) -> [CellCaption.Note] {
    func note(_ label: String, _ setting: Setting, of role: CellRole = .widget, marks: Bool = false) -> CellCaption.Note
    {
      CellCaption.Note(label, setting, of: role, marksContrast: marks)
    }
    let state = widget.state
    let isDangerous = state.contains(.dangerous)
    switch widget.kind {
    case .textField:
      let isFaint = widget.title.isEmpty || state.contains(.disabled)
      let text = note(isFaint ? "Placeholder" : "Text", isFaint ? .placeholderColor : .formColor, marks: true)
      let fill = note("Fill", .fillColor)
      if state.contains(.focused) { return [text, note("Ring and caret", .primaryColor)] }
      return isDangerous ? [text, note("Mark", .actionColor)] : [text, fill]
    case .switch, .slider:
      let on: Setting = isDangerous ? .actionColor : .primaryColor
      return [note("Track", widget.value > 0 ? on : .separatorColor), note("Shadow", .shadow)]
    case .toggle:
      return state.contains(.selected)
        ? [note("Part", .primaryColor)] : [note("Part", .borderColor, of: .widget(in: .disabled))]
    default: return [note("Title", .actionColor), note("Fill", .fillColor)]
    }
  }
}
