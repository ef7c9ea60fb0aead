import ContactSheets
import Diagnostics
import Styling

/// What `proofsheet.json` says, with what holds where it says nothing.
struct Configuration: Sendable, Hashable {
  /// A text with the place where the file has it.
  struct Placed: Sendable, Hashable {
    /// The text.
    var text: String
    /// Where it stands.
    var location: SourceLocation
  }

  /// A class of the user's own.
  struct CustomClass: Sendable, Hashable {
    /// Its name.
    var name: String
    /// What it descends from; nothing for a class without a superclass.
    var superclass: String?
    /// Which widget it is drawn as; nothing leaves that to its superclasses.
    var kind: WidgetKind?
    /// What stands on it; nothing leaves it to the sheet.
    var title: String?
    /// Where the file says so.
    var titleLocation: SourceLocation?
  }

  /// How far the cells of one glob may be off, and why that is right.
  struct Limit: Sendable, Hashable {
    /// The sheets or cells it holds for.
    var glob: Glob
    /// The most pixels that may differ.
    var maxDiffPixels = 0
    /// The most that one channel of one pixel may differ.
    var maxChannelDelta = 0
    /// Why.
    var reason: String
  }

  /// What becomes of the mistakes against one rule.
  enum RuleSetting: String, Sendable, Hashable, CaseIterable {
    /// They are errors.
    case error
    /// They are warnings.
    case warning
    /// They are not said.
    case off
  }

  /// The file; nothing if there is none.
  var file: String?
  /// What paths in the file begin with: nothing, or a folder and a slash.
  var base = ""
  /// The style files, as globs relative to the file.
  var styles: [Placed] = []
  /// Where the goldens are.
  var snapshots = "Snapshots"
  /// The device scales, rising.
  var scales = [2]
  /// The folders with fonts of the user's, as paths from the working folder, in the order of the file.
  var fonts: [Placed] = []
  /// The user's own classes, in the order of the file.
  var classes: [CustomClass] = []
  /// Tolerances, in the order of the file; the last one that fits a cell holds.
  var limits: [Limit] = []
  /// What becomes of mistakes, by rule.
  var rules: [String: RuleSetting] = [:]
}

extension Configuration {
  /// UIKit's classes and the user's own.
  var classTable: ClassTable {
    classes.reduce(.uiKit) { $0.declaring($1.name, superclass: $1.superclass) }
  }

  /// How the user's own classes look, by name.
  var looks: [String: ClassLook] {
    Dictionary(classes.map { ($0.name, ClassLook(kind: $0.kind, title: $0.title)) }) { $1 }
  }

  /// The tolerance that holds for a sheet's or a cell's name.
  func limit(for name: String) -> Limit? { limits.last { $0.glob.matches(name) } }

  /// The mistakes as `rules` wants them: some more or less severe, some not at all.
  func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !rules.isEmpty else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      guard let setting = rules[diagnostic.rule] else { return diagnostic }
      var judged = diagnostic
      switch setting {
      case .error: judged.severity = .error
      case .warning: judged.severity = .warning
      case .off: return nil
      }
      return judged
    }
  }
}
