import Styling

/// What a sheet is called, and what it shows, in a few words.
struct SheetHeading {
  let title: String
  let subtitle: String
  /// The fonts that its widgets draw.
  let fonts: [Setting]
}

extension SheetName {
  var heading: SheetHeading {
    switch self {
    case .buttons:
      SheetHeading(title: "Buttons", subtitle: "Every control state, outside and inside bars", fonts: [.actionFont])
    case .danger:
      SheetHeading(
        title: "Danger", subtitle: "Ordinary states above, their dangerous twins below", fonts: [.actionFont])
    case .navigationBars:
      SheetHeading(
        title: "Navigation bars", subtitle: "Back buttons, titles and actions at 375 pt",
        fonts: [.navigationFont, .actionFont])
    case .toolbars:
      SheetHeading(title: "Toolbars", subtitle: "Buttons and plain items at 375 pt", fonts: [.actionFont])
    case .tabBars:
      SheetHeading(title: "Tab bars", subtitle: "Tabs, and buttons among them, at 375 pt", fonts: [.actionFont])
    case .forms:
      SheetHeading(
        title: "Forms", subtitle: "Fields and controls in the states that they show", fonts: [.formFont, .actionFont])
    case .lists:
      SheetHeading(
        title: "Lists", subtitle: "Cells, headers and separators at 375 pt",
        fonts: [.headlineFont, .listFont, .listSecondaryFont, .listCaptionFont])
    case .palette:
      SheetHeading(title: "Palette", subtitle: "The colours of the default style", fonts: [])
    case .type: SheetHeading(title: "Type", subtitle: "The eleven fonts of the default style", fonts: [])
    case .appearances:
      SheetHeading(title: "Appearances", subtitle: "One cell for every selector in the file", fonts: Setting.of(.fonts))
    case .text:
      SheetHeading(
        title: "Text", subtitle: "The text ladder on the background colour",
        fonts: [.heroFont, .headlineFont, .secondaryHeadlineFont, .textFont, .captionFont])
    }
  }
}
