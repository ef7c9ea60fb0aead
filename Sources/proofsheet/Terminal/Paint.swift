/// The few colours that the program uses on a terminal.
enum Paint: String, Sendable {
  case red = "31"
  case yellow = "33"
  case cyan = "36"
  case bold = "1"
  case faint = "2"

  /// `text` in this colour.
  func over(_ text: String) -> String { "\u{1b}[\(rawValue)m\(text)\u{1b}[0m" }
}
