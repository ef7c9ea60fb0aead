public import Diagnostics

/// What can be wrong with a style file, each under a stable name.
public enum LintRule: String, Sendable, Hashable, CaseIterable {
  // The text is not JSON.
  case jsonSyntax = "json-syntax"
  case jsonString = "json-string"
  case jsonNumber = "json-number"
  case jsonEncoding = "json-encoding"
  case jsonByteOrderMark = "json-bom"
  case jsonDepth = "json-depth"
  case jsonSize = "json-size"
  // The JSON is not a style.
  case duplicateKey = "duplicate-key"
  case notAStyle = "not-a-style"
  case mixedTopLevel = "mixed-top-level"
  case entryType = "entry-type"
  case sectionType = "section-type"
  case unknownSection = "unknown-section"
  case unknownSetting = "unknown-setting"
  case misplacedSetting = "misplaced-setting"
  case olderModel = "older-model"
  case unknownKey = "unknown-key"
  // A value is not what its setting holds.
  case colorValue = "color-value"
  case fontValue = "font-value"
  case fontSize = "font-size"
  case shadowValue = "shadow-value"
  case absurdSize = "absurd-size"
  // A key says nothing, or not what was meant.
  case unknownState = "unknown-state"
  case emptyState = "empty-state"
  case emptyClass = "empty-class"
  case emptyContainer = "empty-container"
  case defaultInList = "default-in-list"
  case misspeltKey = "misspelt-key"
  case controlsNormal = "controls-normal"
  case equalSelectors = "equal-selectors"
  case viewWithState = "view-with-state"
  case controllerAsClass = "controller-as-class"
  // A query is not one.
  case queryValue = "query-value"

  /// How bad it is, unless the user says otherwise: an error if something written has no effect.
  public var severity: Diagnostic.Severity {
    switch self {
    case .unknownKey, .absurdSize, .misspeltKey, .controlsNormal, .equalSelectors: .warning
    default: .error
    }
  }

  /// A mistake against this rule.
  public func diagnostic(_ message: String, at location: SourceLocation, hint: String? = nil) -> Diagnostic {
    Diagnostic(severity, message, rule: rawValue, at: location, hint: hint)
  }
}
