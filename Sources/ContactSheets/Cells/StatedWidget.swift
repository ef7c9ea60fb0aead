import Drawing
import Raster
import Styling
import Widgets

/// A widget of some kind in a state, as far as styles do not say it.
struct StatedWidget: Sendable {
  var kind: WidgetKind
  /// What stands on it; segments are parted by `|`.
  var title: String
  /// The number of a stepper, how many hundredths a slider is at, or whether a switch is on.
  var value = 0
  var state: ControlState

  init(_ kind: WidgetKind, _ title: String = "", value: Int = 0, _ state: ControlState) {
    self.kind = kind
    self.title = title
    self.value = value
    self.state = state
  }

  var fields: [String: String] {
    ["widget": kind.rawValue, "title": title, "value": String(value), "state": state.name]
  }

  init?(_ fields: [String: String]) {
    guard let kind = fields["widget"].flatMap(WidgetKind.init(rawValue:)), let title = fields["title"],
      let value = fields["value"].flatMap(Int.init),
      let state = ControlState.all.first(where: { $0.name == fields["state"] })
    else { return nil }
    self.init(kind, title, value: value, state)
  }

  /// What a stepper's number can be.
  private static let steps = 0...32
  private var isAtAnEnd: Bool { value <= Self.steps.lowerBound || value >= Self.steps.upperBound }

  private var isPressed: Bool { state.contains(.highlighted) }
  private var isSelected: Bool { state.contains(.selected) }
  private var isDisabled: Bool { state.contains(.disabled) }
  private var isDangerous: Bool { state.contains(.dangerous) }

  /// The states besides its own that its parts can be in; the style for each is that of `widget-…`.
  var otherStates: Set<ControlState> {
    switch kind {
    case .stepper:
      Set(
        (isPressed ? [state.subtracting(.highlighted)] : [])
          + (isAtAnEnd ? [state.union(.disabled)] : [])
          + [value > 0 ? .selected : .disabled])
    case .toggle: [.disabled]
    case .segmentedControl: [.normal, .selected]
    default: []
    }
  }

  /// It in the styles of `widget` and its other states, beside those of what stands in it.
  func composition(
    _ styles: CellStyles, bar: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) -> Composition {
    let style = styles[.widget]
    guard kind == .listCell else { return Composition(try drawing(styles, bar: bar, with: book)) }
    let cell = try ListCellDrawing(
      .init(title: title, secondary: "11", accessory: .disclosure, isSelected: isSelected, isDisabled: isDisabled),
      width: max(Surrounding.width, 10 * (style.font(.listFont)?.size ?? 0)), style, with: book)
    return Composition(listCell: cell, style)
  }

  /// It, and where it is a field with text, an empty one below it, so that all that a style says of fields is seen.
  func specimen(
    _ styles: CellStyles, bar: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) -> Composition {
    guard kind == .textField, !title.isEmpty else { return try composition(styles, bar: bar, with: book) }
    var empty = self
    empty.title = ""
    let fields = try [self, empty].map { field throws(DrawingError) in
      try field.drawing(styles, bar: bar, with: book)
    }
    return Composition(stacking: fields, gap: 8)
  }

  private func drawing(
    _ styles: CellStyles, bar: ResolvedStyle, with book: FontBook
  ) throws(DrawingError) -> any WidgetDrawing {
    let style = styles[.widget]
    let width = Surrounding.width - 16
    switch kind {
    case .button: return try ButtonDrawing(.init(title: title, isPressed: isPressed), style, with: book)
    case .barButtonItem:
      return try BarButtonItemDrawing(title: title, isPressed: isPressed, style, bar: bar, with: book)
    case .backButton: return try BackButtonDrawing(title: title, isPressed: isPressed, style, with: book)
    case .navigationBar:
      return try NavigationBarDrawing(
        title: title, leading: .none, trailing: [], bar: style, titleStyle: styles[.title], width: Surrounding.width,
        with: book)
    case .toolbar: return try toolbar(styles, with: book)
    case .tabBar:
      return try TabBarDrawing(
        [.init(.grid, title), .init(.clock, "Recent")], selected: 0, style, width: Surrounding.width, with: book)
    case .label: return try LabelDrawing(title, .text, width: width, style, with: book)
    case .popover, .view, .listCell: return try PanelDrawing(title: title, width: Surrounding.width, style, with: book)
    case .textField: return try textField(style, width: width, with: book)
    case .sectionHeader:
      let width = max(Surrounding.width, 10 * (style.font(.headlineFont)?.size ?? 0))
      return try SectionHeaderDrawing(title, width: width, style, with: book)
    case .segmentedControl: return try segments(styles, with: book)
    case .switch:
      return SwitchDrawing(isOn: value > 0, isDangerous: isDangerous, isDisabled: isDisabled, style)
    case .slider:
      return SliderDrawing(
        value: Double(value) / 100, width: 200, isDangerous: isDangerous, isDisabled: isDisabled, style)
    case .stepper: return try stepper(styles, with: book)
    case .toggle:
      return ToggleDrawing(
        ToggleDrawing.Meaning(rawValue: title) ?? .whole, isSelected: isSelected, style,
        disabled: styles[.widget(in: .disabled)])
    case .plusMinus: return PlusMinusButtonDrawing(isPlus: value > 0, isPressed: isPressed, style)
    }
  }

  private func toolbar(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> any WidgetDrawing {
    let items = try [title, "Move"].map { title throws(DrawingError) -> any WidgetDrawing in
      try BarButtonItemDrawing(title: title, styles[.item(0)], bar: styles[.widget], with: book)
    }
    return ToolbarDrawing(ToolbarDrawing.spread(items), bar: styles[.widget], width: Surrounding.width)
  }

  private func textField(
    _ style: ResolvedStyle, width: Double, with book: FontBook
  ) throws(DrawingError) -> any WidgetDrawing {
    // Ten ems, so that very large text still has room.
    let width = max(width, 10 * (style.font(.formFont)?.size ?? 0))
    return try TextFieldDrawing(
      .init(
        text: title, placeholder: "Optional note", isFocused: state.contains(.focused), isDisabled: isDisabled,
        isDangerous: isDangerous),
      width: width, style, with: book)
  }

  /// The first segment is chosen; the second is in the widget's state, and all are if that is disabled.
  private func segments(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> any WidgetDrawing {
    let own = styles[.widget]
    let titles = title.split(separator: "|").map(String.init)
    let segments = titles.enumerated().map { index, title in
      switch index {
      case 1: SegmentedControlDrawing.Segment(title, isPressed: isPressed, own)
      case 0 where !isDisabled: SegmentedControlDrawing.Segment(title, styles[.widget(in: .selected)])
      default: SegmentedControlDrawing.Segment(title, isDisabled ? own : styles[.widget(in: .normal)])
      }
    }
    return try SegmentedControlDrawing(segments, isDisabled ? own : styles[.widget(in: .normal)], with: book)
  }

  private func stepper(_ styles: CellStyles, with book: FontBook) throws(DrawingError) -> any WidgetDrawing {
    // A style that nothing of it is drawn in is its own, so that a record holds only what is seen.
    let own = styles[.widget]
    func style(_ state: ControlState) -> ResolvedStyle {
      otherStates.contains(state) ? styles[.widget(in: state)] : own
    }
    let parts = StepperDrawing.Styles(
      own: own, released: style(state.subtracting(.highlighted)), highlighted: own,
      exhausted: style(state.union(.disabled)), selected: style(.selected), disabled: style(.disabled))
    return try StepperDrawing(.init(value, in: Self.steps, pressed: isPressed ? .plus : nil), parts, with: book)
  }

  /// The contrast of its text with what it stands on; nothing where it has none, or several.
  func contrast(_ style: ResolvedStyle, over backdrop: Color) -> Double? {
    switch kind {
    case .button, .backButton: ButtonDrawing.titleContrast(style, over: backdrop)
    case .barButtonItem: BarButtonItemDrawing.titleContrast(style, bar: style, over: backdrop)
    case .textField:
      (style.color(title.isEmpty ? .placeholderColor : .formColor))?
        .contrast(on: style.color(.fillColor) ?? .clear, over: backdrop)
    case .sectionHeader: style.color(.primaryColor)?.contrast(on: .clear, over: backdrop)
    default: nil
    }
  }
}
