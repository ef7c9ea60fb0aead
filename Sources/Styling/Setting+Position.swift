extension Setting {
  /// Its place in ``allCases``, counted from 0; a switch, since a dictionary would hash its name at every question.
  var position: Int {
    switch self {
    case .primaryColor: 0
    case .secondaryColor: 1
    case .backgroundColor: 2
    case .separatorColor: 3
    case .heroColor: 4
    case .headlineColor: 5
    case .secondaryHeadlineColor: 6
    case .textColor: 7
    case .captionColor: 8
    case .formColor: 9
    case .placeholderColor: 10
    case .navigationColor: 11
    case .actionFont: 12
    case .formFont: 13
    case .navigationFont: 14
    case .heroFont: 15
    case .headlineFont: 16
    case .secondaryHeadlineFont: 17
    case .textFont: 18
    case .captionFont: 19
    case .listFont: 20
    case .listSecondaryFont: 21
    case .listCaptionFont: 22
    case .actionColor: 23
    case .borderColor: 24
    case .fillColor: 25
    case .glossColor: 26
    case .shadowColor: 27
    case .shadow: 28
    case .textShadow: 29
    }
  }
}
