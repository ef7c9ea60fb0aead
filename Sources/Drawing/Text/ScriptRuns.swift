/// Scripts as ranges of code points, with the language that shaping is told for each.
///
/// Ours, since Pango would otherwise ask the environment which language a script is most likely in.
enum ScriptRuns {
  /// The languages of the scripts that have one here, by their first and last code point.
  private static let table: [(ClosedRange<UInt32>, String)] = [
    (0x0370...0x03ff, "el"), (0x0400...0x052f, "ru"), (0x0530...0x058f, "hy"), (0x0590...0x05ff, "he"),
    (0x0600...0x06ff, "ar"), (0x0700...0x074f, "syr"), (0x0750...0x077f, "ar"), (0x0780...0x07bf, "dv"),
    (0x08a0...0x08ff, "ar"), (0x0900...0x097f, "hi"), (0x0980...0x09ff, "bn"), (0x0a00...0x0a7f, "pa"),
    (0x0a80...0x0aff, "gu"), (0x0b00...0x0b7f, "or"), (0x0b80...0x0bff, "ta"), (0x0c00...0x0c7f, "te"),
    (0x0c80...0x0cff, "kn"), (0x0d00...0x0d7f, "ml"), (0x0d80...0x0dff, "si"), (0x0e00...0x0e7f, "th"),
    (0x0e80...0x0eff, "lo"), (0x0f00...0x0fff, "bo"), (0x1000...0x109f, "my"), (0x10a0...0x10ff, "ka"),
    (0x1100...0x11ff, "ko"), (0x1200...0x139f, "am"), (0x1780...0x17ff, "km"), (0x1800...0x18af, "mn"),
    (0x2de0...0x2dff, "ru"), (0x2e80...0x2fdf, "zh-cn"), (0x3040...0x30ff, "ja"), (0x3100...0x312f, "zh-tw"),
    (0x3130...0x318f, "ko"), (0x31f0...0x31ff, "ja"), (0x3400...0x4dbf, "zh-cn"), (0x4e00...0x9fff, "zh-cn"),
    (0xa960...0xa97f, "ko"), (0xac00...0xd7ff, "ko"), (0xf900...0xfaff, "zh-cn"), (0xfb1d...0xfb4f, "he"),
    (0xfb50...0xfdff, "ar"), (0xfe70...0xfeff, "ar"), (0x20000...0x2fa1f, "zh-cn"),
  ]

  /// The language of text that no row covers.
  static let latin = "en"

  /// The language of a code point's script; nothing for marks and punctuation, which join their neighbours.
  static func language(of scalar: Unicode.Scalar) -> String? {
    if scalar.value < 0x250 { return scalar.properties.isAlphabetic ? latin : nil }
    if scalar.properties.generalCategory == .nonspacingMark { return nil }
    if let row = table.first(where: { $0.0.contains(scalar.value) }) { return row.1 }
    return scalar.properties.isAlphabetic ? latin : nil
  }

  /// Runs of one language each: the byte where it starts in UTF-8, and the language. The first starts at 0.
  static func runs(of text: String) -> [(start: Int, language: String)] {
    var runs: [(start: Int, language: String)] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      if let language = language(of: scalar) {
        if runs.isEmpty {
          runs.append((0, language))
        } else if runs[runs.count - 1].language != language {
          runs.append((offset, language))
        }
      }
      offset += UTF8.width(scalar)
    }
    return runs.isEmpty ? [(0, latin)] : runs
  }

  /// Whether text reads from right to left: decided by its first strong character, Unicode's rules P2 and P3.
  static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}

extension UTF8 {
  /// How many bytes a scalar takes.
  static func width(_ scalar: Unicode.Scalar) -> Int { UTF8.encode(scalar)?.count ?? 0 }
}
