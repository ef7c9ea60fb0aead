public import Diagnostics

/// What can be wrong with a style file, each under a stable name.
public enum LintRule: String, Sendable, Hashable, CaseIterable {
  // MARK: The text is not JSON.
  /// A character, word or end that the grammar of JSON does not allow there.
  case jsonSyntax = "json-syntax"
  /// A string that is not closed, or holds what must be escaped.
  case jsonString = "json-string"
  /// A number that JSON does not know.
  case jsonNumber = "json-number"
  /// Bytes that are not UTF-8, or half of a surrogate pair.
  case jsonEncoding = "json-encoding"
  /// A byte order mark.
  case jsonByteOrderMark = "json-bom"
  /// Nested deeper than ``SourceJSON/deepestLevel``.
  case jsonDepth = "json-depth"
  /// Larger than 2 GiB.
  case jsonSize = "json-size"
  // MARK: The JSON is not a style.
  /// A key that its object already has.
  case duplicateKey = "duplicate-key"
  /// A file whose value is not an object.
  case notAStyle = "not-a-style"
  /// Sections and entries side by side at the top level.
  case mixedTopLevel = "mixed-top-level"
  /// An entry that is not an object.
  case entryType = "entry-type"
  /// A section that is not an object.
  case sectionType = "section-type"
  /// A section that no style has.
  case unknownSection = "unknown-section"
  /// A setting that no section has.
  case unknownSetting = "unknown-setting"
  /// A setting outside its section.
  case misplacedSetting = "misplaced-setting"
  /// A name of a model before 0.10.
  case olderModel = "older-model"
  /// A further key in a font, shadow or query.
  case unknownKey = "unknown-key"
  // MARK: A value is not what its setting holds.
  /// Not a colour.
  case colorValue = "color-value"
  /// Not a font.
  case fontValue = "font-value"
  /// A size that is missing, not a number, or not above 0.
  case fontSize = "font-size"
  /// Not a shadow, or a part of one that is replaced by zero.
  case shadowValue = "shadow-value"
  /// A size that is allowed but hardly meant.
  case absurdSize = "absurd-size"
  // MARK: A key says nothing, or not what was meant.
  /// A state that does not exist.
  case unknownState = "unknown-state"
  /// A dash or bar without a state.
  case emptyState = "empty-state"
  /// A selector without a class.
  case emptyClass = "empty-class"
  /// A slash without a container before it.
  case emptyContainer = "empty-container"
  /// `default` with something beside it.
  case defaultInList = "default-in-list"
  /// A class that looks like a special key.
  case misspeltKey = "misspelt-key"
  /// `controls-normal`, which does nothing.
  case controlsNormal = "controls-normal"
  /// Two parts of keys for the same thing.
  case equalSelectors = "equal-selectors"
  /// A plain view with a state.
  case viewWithState = "view-with-state"
  /// A controller that is not a container.
  case controllerAsClass = "controller-as-class"
  // MARK: All is well said, but probably not meant.
  /// A class that is neither UIKit's nor declared.
  case unknownClass = "unknown-class"
  /// A class whose name only differs from another's in letter case.
  case classCase = "class-case"
  /// Containers that can't be around each other in this order.
  case impossibleContainers = "impossible-containers"
  /// A colour that can't be seen as RGBA, but could as ARGB.
  case argbColor = "argb-color"
  /// A font without a name where the inherited one has one.
  case fontNameDropped = "font-name-dropped"
  /// An entry without which nothing would look different.
  case noEffect = "no-effect"
  /// A style for normal that is gone in states for which a built-in style answers.
  case builtInShowsThrough = "built-in-shows-through"
  // MARK: A file is carried over from an older model.
  /// A name that today's model has nothing for.
  case notCarriedOver = "not-carried-over"
  // MARK: A query is not one.
  /// A query, or a part of one, of the wrong type.
  case queryValue = "query-value"

  /// How bad it is, unless the user says otherwise: an error if something written has no effect.
  public var severity: Diagnostic.Severity {
    switch self {
    case .unknownKey, .absurdSize, .misspeltKey, .controlsNormal, .equalSelectors, .notCarriedOver, .unknownClass,
      .classCase, .impossibleContainers, .argbColor, .fontNameDropped, .noEffect, .builtInShowsThrough:
      .warning
    default: .error
    }
  }

  /// A mistake against this rule.
  public func diagnostic(_ message: String, at location: SourceLocation, hint: String? = nil) -> Diagnostic {
    Diagnostic(severity, message, rule: rawValue, at: location, hint: hint)
  }
}
