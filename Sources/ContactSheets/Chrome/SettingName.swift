import Styling

extension Setting {
  /// What designers call it: `Title` for actionColor, `Inner shadow` for shadowColor.
  var plainName: String {
    switch self {
    case .primaryColor: "Primary"
    case .secondaryColor: "Secondary"
    case .backgroundColor: "Background"
    case .separatorColor: "Separator"
    case .heroColor: "Hero"
    case .headlineColor: "Headline"
    case .secondaryHeadlineColor: "Secondary headline"
    case .textColor: "Text"
    case .captionColor: "Caption"
    case .formColor: "Form field"
    case .placeholderColor: "Placeholder"
    case .navigationColor: "Bar"
    case .actionColor: "Title"
    case .borderColor: "Border"
    case .fillColor: "Fill"
    case .glossColor: "Gloss"
    case .shadowColor: "Inner shadow"
    case .shadow: "Shadow"
    case .textShadow: "Text shadow"
    case .actionFont: "Title font"
    case .formFont: "Form field font"
    case .navigationFont: "Bar font"
    case .heroFont: "Hero font"
    case .headlineFont: "Headline font"
    case .secondaryHeadlineFont: "Second headline font"
    case .textFont: "Text font"
    case .captionFont: "Caption font"
    case .listFont: "List font"
    case .listSecondaryFont: "List second font"
    case .listCaptionFont: "List caption font"
    }
  }
}
