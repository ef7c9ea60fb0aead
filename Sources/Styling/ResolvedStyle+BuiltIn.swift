import Raster

extension ResolvedStyle {
  /// The style that everything lies over: what a setting is when nobody says anything.
  public static let builtIn = ResolvedStyle { setting in
    Style.Assignment(builtInValue(of: setting), origin: .builtIn)
  }

  private static func builtInValue(of setting: Setting) -> Value? {
    switch setting.kind {
    case .color: builtInColor(of: setting).map { .color(Color(rgba: $0)) }
    case .font: .font(builtInFont(of: setting))
    case .shadow: nil
    }
  }

  private static func builtInColor(of setting: Setting) -> UInt32? {
    switch setting {
    case .primaryColor, .navigationColor: 0x1247_b8ff
    case .secondaryColor, .borderColor: 0xcaca_caff
    case .backgroundColor: 0xfafa_faff
    case .separatorColor: 0xe1e1_e1ff
    case .captionColor, .placeholderColor: 0xaaaa_aaff
    case .actionColor: 0x5555_55ff
    case .fillColor: 0x0000_0000
    case .glossColor: 0xffff_ffa8
    case .shadowColor: nil
    default: 0x1a1a_1aff
    }
  }

  private static func builtInFont(of setting: Setting) -> Font {
    switch setting {
    case .actionFont: Font(name: "AvenirNext-Medium", size: 15)
    case .formFont: Font(name: "GillSans-Light", size: 17)
    case .navigationFont: Font(name: "GillSans", size: 21)
    case .heroFont: Font(name: "GillSans-Bold", size: 21)
    case .headlineFont: Font(name: "GillSans-Bold", size: 17)
    case .textFont: Font(name: "GillSans-Light", size: 13)
    case .captionFont, .listCaptionFont: Font(name: "GillSans", size: 15)
    case .listFont: Font(name: "GillSans", size: 17)
    default: Font(name: "GillSans-Light", size: 15)
    }
  }
}
