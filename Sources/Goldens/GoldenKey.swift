/// Which golden: of what style, sheet, scale and page.
public struct GoldenKey: Sendable, Hashable {
  /// The style's name, any text.
  public var style: String
  /// The sheet's name, any text.
  public var sheet: String
  /// Device pixels per point.
  public var scale: Int
  /// Which page of the sheet, counted from 1.
  public var page: Int

  /// A key from its parts.
  public init(style: String, sheet: String, scale: Int, page: Int = 1) {
    self.style = style
    self.sheet = sheet
    self.scale = scale
    self.page = page
  }

  /// The keys of all pages of the same sheet.
  public func pages(_ count: Int) -> [GoldenKey] {
    (0..<count).map { GoldenKey(style: style, sheet: sheet, scale: scale, page: $0 + 1) }
  }

  /// The folder of the style's goldens, relative to the folder of all.
  public var folder: String { PortableName.of(style) }

  /// `<sheet>@<scale>x.png`, or `<sheet>-<page>@<scale>x.png` from the second page on.
  public var fileName: String { "\(PortableName.of(sheet))\(page > 1 ? "-\(page)" : "")@\(scale)x.png" }

  /// The file below the folder of the style, relative to the folder of all goldens.
  public var path: String { "\(folder)/\(fileName)" }
}

extension GoldenKey: Comparable {
  /// By style, then sheet, then scale, then page.
  public static func < (a: GoldenKey, b: GoldenKey) -> Bool {
    (a.style, a.sheet, a.scale, a.page) < (b.style, b.sheet, b.scale, b.page)
  }
}

/// Names of files that every file system takes, from any text.
public enum PortableName {
  /// The text in `[a-z0-9._+-]`; no two texts have one name.
  ///
  /// Lower-case letters, digits, `_`, `-` and inner points stay. An upper-case letter becomes `++` and its small one, any
  /// other byte of UTF-8 `+` and two hexadecimal digits; no text at all becomes `+`.
  public static func of(_ text: String) -> String {
    let bytes = Array(text.utf8)
    if bytes.isEmpty { return "+" }
    var name = ""
    for (place, byte) in bytes.enumerated() {
      let isEdge = place == 0 || place == bytes.count - 1
      name += portable(byte, isEdge: isEdge)
    }
    return name
  }

  private static func portable(_ byte: UInt8, isEdge: Bool) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      String(UnicodeScalar(byte))
    case UInt8(ascii: ".") where !isEdge: "."
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): "++" + String(UnicodeScalar(byte + 32))
    default: "+" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
