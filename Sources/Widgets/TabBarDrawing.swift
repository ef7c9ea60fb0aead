public import Drawing
public import Raster
public import Styling

/// A tab bar: icons with titles below, and a button among them if there is one.
public struct TabBarDrawing: WidgetDrawing {
  /// One tab.
  public struct Tab: Sendable, Hashable {
    /// What is drawn above its title.
    public var icon: BarIcon
    /// The title.
    public var title: String
    /// What the badge beside the icon says; nothing draws none.
    public var badge: String?
    /// Whether it can't be chosen.
    public var isDisabled: Bool

    /// A tab.
    public init(_ icon: BarIcon, _ title: String, badge: String? = nil, isDisabled: Bool = false) {
      self.icon = icon
      self.title = title
      self.badge = badge
      self.isDisabled = isDisabled
    }
  }

  /// Its size in points: 375 or another width by 49, more only where its content needs it.
  public let size: Size
  private let style: ResolvedStyle
  private let tabs: [PlacedTab]
  private let button: (any WidgetDrawing)?
  private let buttonCentre: Double
  private static let height = 49.0

  /// Lays a tab bar out; the tab at `selected` is chosen, and `button` stands in the middle of the tabs, with the style
  /// that it has already.
  public init(
    _ tabs: [Tab], selected: Int?, button: (any WidgetDrawing)? = nil, _ style: ResolvedStyle, width: Double = 375,
    with book: FontBook
  ) throws(DrawingError) {
    self.style = style
    self.button = button
    var labels: [TabLabel] = []
    for (i, tab) in tabs.enumerated() {
      labels.append(try TabLabel(tab, Self.color(of: tab, isSelected: i == selected, style), with: book))
    }
    let least = labels.map(\.width).reduce(0, max)
    let columns = Self.columns(labels.count, least: least, button: button.map { $0.size.width + 16 }, in: width)
    buttonCentre = (columns.button.left + columns.button.width / 2).rounded()
    self.tabs = zip(labels, columns.tabs).map { PlacedTab(label: $0, centre: ($1 + columns.width / 2).rounded()) }
    size = Size(width: columns.total, height: max(Self.height, (button?.size.height ?? 0).roundedUpToEven + 13))
  }

  /// Draws it with its top left corner at a place in points.
  public func draw(at origin: Point, on canvas: borrowing Canvas, with book: FontBook) throws(DrawingError) {
    let bar = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    try canvas.fill(bar, Self.color(of: style))
    if let separator = style.color(.separatorColor) {
      try canvas.fill(Rect(x: bar.x, y: bar.y, width: bar.width, height: 1), separator)
    }
    let top = bar.y + (bar.height - Self.height) / 2
    for tab in tabs {
      try tab.label.draw(centredAt: bar.x + tab.centre, top: top, on: canvas, with: book)
    }
    if let button {
      let place = Point(
        x: bar.x + buttonCentre - (button.size.width / 2).rounded(),
        y: bar.y + 1 + ((bar.height - 1 - button.size.height) / 2).rounded())
      try button.draw(at: place, on: canvas, with: book)
    }
  }

  /// The colour of the bar itself: `backgroundColor`, else the platform's.
  public static func color(of style: ResolvedStyle) -> Color { style.color(.backgroundColor) ?? PlatformValue.bar }

  /// A tab laid out, and the middle of its column from the bar's left edge.
  private struct PlacedTab: Sendable {
    let label: TabLabel
    let centre: Double
  }

  private static func color(of tab: Tab, isSelected: Bool, _ style: ResolvedStyle) -> Color {
    if tab.isDisabled { return style.color(.placeholderColor) ?? PlatformValue.disabledTab }
    if isSelected { return style.color(.primaryColor) ?? PlatformValue.tint }
    return style.color(.secondaryColor) ?? PlatformValue.unselectedTab
  }

  /// The left edges of the tabs' columns, which are all `width` wide, and the column of the button among them.
  private struct Columns {
    var tabs: [Double] = []
    var width = 0.0
    var button = (left: 0.0, width: 0.0)
    var total = 0.0
  }

  /// Equal columns for all, but for a button that needs more; none narrower than `least`.
  private static func columns(_ count: Int, least: Double, button: Double?, in width: Double) -> Columns {
    var columns = Columns()
    let parts = count + (button == nil ? 0 : 1)
    guard parts > 0 else {
      columns.total = width
      return columns
    }
    columns.button.width = button.map { max($0, width / Double(parts)) } ?? 0
    columns.width = count > 0 ? max(least, (width - columns.button.width) / Double(count)) : 0
    var left = 0.0
    for i in 0...count {
      if i == count / 2 {
        columns.button.left = left
        left += columns.button.width
      }
      if i < count {
        columns.tabs.append(left)
        left += columns.width
      }
    }
    columns.total = max(width, left.rounded(.up))
    return columns
  }
}
