import Diagnostics

/// Text from files and arguments, made safe for a terminal and for tools that read line by line.
enum Printable {
  /// `text` with every character that moves the cursor, breaks the line or turns the direction written as `\u{…}`.
  /// Line breaks stay if `keepsLines`.
  static func text(_ text: String, keepsLines: Bool = true) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isDangerous(scalar), !(keepsLines && scalar == "\n") {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// One mistake: `file:line:column: severity: message [rule]` in one line, and its hint in a second.
  static func text(of diagnostic: Diagnostic, colored: Bool) -> String {
    var safe = diagnostic
    safe.message = text(diagnostic.message, keepsLines: false)
    safe.hint = diagnostic.hint.map { text($0, keepsLines: false) }
    safe.location?.file = text(diagnostic.location?.file ?? "", keepsLines: false)
    guard colored else { return safe.description }
    let place = safe.location.map { "\(Paint.bold.over($0.description)): " } ?? ""
    let mend = safe.hint.map { "\n  \(Paint.faint.over("hint: \($0)"))" } ?? ""
    let severity = paint(of: safe.severity).over(safe.severity.rawValue)
    return "\(place)\(severity): \(safe.message) \(Paint.faint.over("[\(safe.rule)]"))\(mend)"
  }

  private static func paint(of severity: Diagnostic.Severity) -> Paint {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0: true
    case 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
