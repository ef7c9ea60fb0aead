import Raster
import StyleFile
import Styling

/// Reads a style from its dictionary form as a record holds it: strictly, since only we wrote it.
enum RecordedStyle {
  /// The style; nothing unless each of the 30 settings is there and is well.
  static func read(_ node: SourceJSON.Node) -> ResolvedStyle? {
    var style = Style()
    for section in Section.allCases {
      guard let settings = node.member(section.rawValue)?.dictionary({ $0 }) else { return nil }
      for setting in Setting.of(section) {
        guard let written = settings[setting.rawValue] else { return nil }
        let value = value(written, of: setting.kind)
        guard value != nil || written.kind == .null else { return nil }
        style[setting] = Style.Assignment(value)
      }
    }
    return ResolvedStyle.builtIn.overlaid(with: style)
  }

  private static func value(_ node: SourceJSON.Node, of kind: Setting.Kind) -> Value? {
    switch kind {
    case .color: color(node).map(Value.color)
    case .font: font(node).map(Value.font)
    case .shadow: shadow(node).map(Value.shadow)
    }
  }

  private static func color(_ node: SourceJSON.Node) -> Color? {
    guard let text = node.string, text.utf8.count == 9, text.hasPrefix("#") else { return nil }
    guard text.dropFirst().utf8.allSatisfy(isHexDigit) else { return nil }
    return UInt32(text.dropFirst(), radix: 16).map(Color.init(rgba:))
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  private static func font(_ node: SourceJSON.Node) -> Font? {
    guard let size = node.member("size")?.number, size > 0 else { return nil }
    let name = node.member("name")
    guard name == nil || name?.kind == .string else { return nil }
    return Font(name: name?.string, size: size)
  }

  private static func shadow(_ node: SourceJSON.Node) -> Shadow? {
    guard let color = node.member("color").flatMap(color), let blur = node.member("blurRadius")?.number, blur >= 0,
      let offset = node.member("offset")?.elements.compactMap(\.number), offset.count == 2
    else { return nil }
    return Shadow(color: color, offset: Size(width: offset[0], height: offset[1]), blurRadius: blur)
  }
}
