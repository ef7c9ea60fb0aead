public import Widgets

/// What a cell draws, apart from styles.
public enum CellContent: Sendable, Hashable {
  /// Where a button stands.
  public enum Surroundings: String, Sendable, Hashable, CaseIterable {
    /// On the background.
    case plain
    /// In a navigation bar.
    case navigationBar = "navigation-bar"
    /// In a toolbar.
    case toolbar
  }

  /// What stands at the left end of a navigation bar.
  public enum Leading: String, Sendable, Hashable {
    /// Nothing.
    case none
    /// A back button.
    case back
    /// A pressed back button.
    case pressedBack = "pressed-back"
    /// An ordinary button.
    case button
  }

  /// A button, drawn `zoom` times its size.
  case button(title: String, badge: String?, isPressed: Bool, in: Surroundings, zoom: Int)
  /// A navigation bar; titles of buttons that are nothing draw none.
  case navigationBar(
    title: String, leading: Leading, leadingTitle: String, companion: String?, action: String?, isPressed: Bool)
  /// A line or paragraph of text in a role.
  case label(text: String, role: TextRole)
}

extension CellContent {
  /// The content as names and texts, for a record.
  public var fields: [String: String] {
    switch self {
    case .button(let title, let badge, let isPressed, let surroundings, let zoom):
      var fields = [
        "kind": "button", "title": title, "in": surroundings.rawValue, "zoom": String(zoom),
        "pressed": String(isPressed),
      ]
      fields["badge"] = badge
      return fields
    case .navigationBar(let title, let leading, let leadingTitle, let companion, let action, let isPressed):
      var fields = [
        "kind": "navigation-bar", "title": title, "leading": leading.rawValue, "leadingTitle": leadingTitle,
        "pressed": String(isPressed),
      ]
      fields["companion"] = companion
      fields["action"] = action
      return fields
    case .label(let text, let role):
      return ["kind": "label", "text": text, "role": role.rawValue]
    }
  }

  /// The content from the names and texts of a record; nothing if they are not of any content.
  public init?(fields: [String: String]) {
    func flag(_ name: String) -> Bool? { fields[name].flatMap(Bool.init) }
    switch fields["kind"] {
    case "button":
      guard let title = fields["title"], let surroundings = fields["in"].flatMap(Surroundings.init(rawValue:)),
        let zoom = fields["zoom"].flatMap(Int.init), (1...8).contains(zoom), let isPressed = flag("pressed")
      else { return nil }
      self = .button(
        title: title, badge: fields["badge"], isPressed: isPressed, in: surroundings, zoom: zoom)
    case "navigation-bar":
      guard let title = fields["title"], let leading = fields["leading"].flatMap(Leading.init(rawValue:)),
        let leadingTitle = fields["leadingTitle"], let isPressed = flag("pressed")
      else { return nil }
      self = .navigationBar(
        title: title, leading: leading, leadingTitle: leadingTitle, companion: fields["companion"],
        action: fields["action"], isPressed: isPressed)
    case "label":
      guard let text = fields["text"], let role = fields["role"].flatMap(TextRole.init(rawValue:)) else { return nil }
      self = .label(text: text, role: role)
    default: return nil
    }
  }
}
