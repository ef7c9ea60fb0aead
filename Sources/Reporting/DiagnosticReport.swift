public import Diagnostics
public import StyleFile

/// Mistakes for programs: our own JSON, and SARIF for code-scanning services.
public enum DiagnosticReport {
  /// `{"diagnostics": [{"file", "line", "column", "severity", "rule", "message", "hint"}], "errors", "warnings"}`; what is
  /// not known is null.
  public static func json(of diagnostics: [Diagnostic]) -> JSONValue {
    func count(_ severity: Diagnostic.Severity) -> JSONValue {
      .number(Double(diagnostics.count { $0.severity == severity }))
    }
    return .object([
      "diagnostics": .array(diagnostics.map(json)), "errors": count(.error), "warnings": count(.warning),
    ])
  }

  private static func json(of diagnostic: Diagnostic) -> JSONValue {
    .object([
      "file": diagnostic.location.map { .string($0.file) } ?? .null,
      "line": diagnostic.location.map { .number(Double($0.line)) } ?? .null,
      "column": diagnostic.location.map { .number(Double($0.column)) } ?? .null,
      "severity": .string(diagnostic.severity.rawValue), "rule": .string(diagnostic.rule),
      "message": .string(diagnostic.message), "hint": diagnostic.hint.map(JSONValue.string) ?? .null,
    ])
  }

  /// A log of SARIF 2.1.0 with one run; columns count Unicode scalars.
  public static func sarif(of diagnostics: [Diagnostic], version: String) -> JSONValue {
    let rules = Set(diagnostics.map(\.rule)).sorted()
    let driver = JSONValue.object([
      "name": .string("proofsheet"), "version": .string(version),
      "rules": .array(rules.map { .object(["id": .string($0)]) }),
    ])
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object(["driver": driver]), "columnKind": .string("unicodeCodePoints"),
          "results": .array(diagnostics.map(sarif)),
        ])
      ]),
    ])
  }

  private static func sarif(of diagnostic: Diagnostic) -> JSONValue {
    let text = diagnostic.message + (diagnostic.hint.map { "; \($0)" } ?? "")
    return .object([
      "ruleId": .string(diagnostic.rule), "level": .string(diagnostic.severity.rawValue),
      "message": .object(["text": .string(text)]),
      "locations": .array(diagnostic.location.map { [place($0)] } ?? []),
    ])
  }

  private static func place(_ location: SourceLocation) -> JSONValue {
    .object([
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(uri(of: location.file))]),
        "region": .object([
          "startLine": .number(Double(location.line)), "startColumn": .number(Double(location.column)),
        ]),
      ])
    ])
  }

  /// A path as a relative or absolute URI reference: all but unreserved characters and slashes by percent signs.
  private static func uri(of path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }.joined()
  }
}
