public import Diagnostics
import FontNames

/// The face that draws a font, and in what it is not what was asked for.
public struct FaceMatch: Sendable, Hashable {
  /// In what a face differs from the font that was asked for.
  public enum Difference: Sendable, Hashable {
    /// Another family stands in, as the table declares; or another face of the family that the user has given.
    case standIn
    /// No table knows the family; the system's stands in.
    case unknownFamily
    /// The family has no face of this CSS weight.
    case weight(wanted: Int, drawn: Int)
    /// There is no slanted face: the upright one is sheared.
    case sheared
    /// There is no condensed face: the regular width is drawn.
    case width
  }

  /// The PostScript name that was asked for; nothing for the system font.
  public let requested: String?
  /// The face that draws it.
  public let face: Face
  /// Whether its outlines are sheared to look slanted.
  public let isSheared: Bool
  /// In what it differs, in the order of ``Difference``; empty for a face of that very name.
  public let differences: [Difference]

  /// The face for a PostScript name, or for the system font.
  ///
  /// It is the one of that very name; else the nearest of a family that the user has given, unless another family is
  /// declared to stand in and comes nearer to the weight; else what the table says.
  public static func of(_ requested: String?, among faces: [Face] = FaceTable.bundled) -> FaceMatch {
    guard let requested else { return byTable(nil, among: faces) }
    if let exact = faces.first(where: { $0.postScriptName == requested }) {
      return FaceMatch(requested: requested, face: exact, isSheared: false, differences: [])
    }
    let name = FontName(requested)
    let declared = byTable(name, among: faces)
    guard let own = inUsersFamily(name, among: faces) else { return declared }
    let hasStandIn = FaceTable.standIns[name.family] != nil
    return hasStandIn && declared.weightError < own.weightError ? declared : own
  }

  /// The face that the table has for a font, or for the system font.
  private static func byTable(_ name: FontName?, among faces: [Face]) -> FaceMatch {
    let known = name.map { FaceTable.standIns[$0.family] } ?? FaceTable.systemFamily
    let family = known ?? FaceTable.systemFamily
    let wanted = name?.weight ?? 400
    let face = nearest(to: wanted, in: faces.filter { $0.isBundled && $0.family == family })
    var differences: [Difference] = []
    if let name, !isSystem(name.family) {
      if known == nil {
        differences.append(.unknownFamily)
      } else if name.family != family.filter({ $0 != " " }) {
        differences.append(.standIn)
      }
    }
    if face.weight != wanted { differences.append(.weight(wanted: wanted, drawn: face.weight)) }
    if name?.isSlanted == true { differences.append(.sheared) }
    if name?.isCondensed == true { differences.append(.width) }
    return FaceMatch(
      requested: name?.postScript, face: face, isSheared: name?.isSlanted == true, differences: differences)
  }

  /// By how much the weight is missed.
  private var weightError: Int {
    for case .weight(let wanted, let drawn) in differences { return abs(wanted - drawn) }
    return 0
  }

  /// What a person should know of the differences, each as a warning at `location`.
  public func diagnostics(at location: SourceLocation?) -> [Diagnostic] {
    guard let requested else { return [] }
    return differences.map { difference in
      switch difference {
      case .standIn:
        Diagnostic(.warning, "\(requested) is drawn with \(face.name)", rule: "font-stand-in", at: location)
      case .unknownFamily:
        Diagnostic(
          .warning, "no font called \(requested) is known; it is drawn with \(face.name)", rule: "font-unknown",
          at: location,
          hint: NearestName.of(FontName(requested).family, among: FaceTable.standIns.keys.sorted()).map {
            "the nearest known family is \($0)"
          })
      case .weight(let wanted, let drawn):
        Diagnostic(
          .warning, "\(requested) has weight \(wanted), but is drawn with \(face.name), weight \(drawn)",
          rule: "font-weight", at: location)
      case .sheared:
        Diagnostic(
          .warning, "\(requested) is slanted, but is drawn with \(face.name), sheared", rule: "font-slant",
          at: location)
      case .width:
        Diagnostic(
          .warning, "\(requested) is condensed, but is drawn with \(face.name) at its regular width",
          rule: "font-width", at: location)
      }
    }
  }

  /// The nearest face of the same family, if the user has given one of it: width goes before slant, slant before
  /// weight. Names tell families apart, as those of the table: what stands before the last dash.
  private static func inUsersFamily(_ name: FontName, among faces: [Face]) -> FaceMatch? {
    let family = faces.filter { FontName($0.postScriptName).family == name.family }
    guard family.contains(where: { !$0.isBundled }) else { return nil }
    let ofWidth = family.preferring { FontName($0.postScriptName).isCondensed == name.isCondensed }
    let ofSlant = ofWidth.preferring { $0.isSlanted == name.isSlanted }
    // The name without a style is the regular one's.
    let face = ofSlant.first { $0.isRegular && name.isRegular } ?? nearest(to: name.weight, in: ofSlant)
    let isSheared = name.isSlanted && !face.isSlanted
    var differences: [Difference] = []
    if face.weight != name.weight { differences.append(.weight(wanted: name.weight, drawn: face.weight)) }
    if isSheared { differences.append(.sheared) }
    if name.isCondensed, !FontName(face.postScriptName).isCondensed { differences.append(.width) }
    // Two names never fall on one face without a word about it.
    if differences.isEmpty, !(face.isRegular && name.isRegular) { differences.append(.standIn) }
    return FaceMatch(requested: name.postScript, face: face, isSheared: isSheared, differences: differences)
  }

  private static func isSystem(_ family: String) -> Bool { family.hasPrefix("SFUI") || family.hasPrefix("SFNS") }

  /// The nearest weight by the order of CSS Fonts 4, section 5.2: from 400 to 500 first up to 500, then down, then up;
  /// under 400 first down; over 500 first up.
  private static func nearest(to wanted: Int, in faces: [Face]) -> Face {
    func preference(_ weight: Int) -> (Int, Int) {
      switch (wanted, weight) {
      case (400...500, wanted...500): (0, weight - wanted)
      case (400...500, ..<wanted): (1, wanted - weight)
      case (..<400, ...wanted): (0, wanted - weight)
      case (501..., wanted...): (0, weight - wanted)
      default: (2, abs(weight - wanted))
      }
    }
    guard let best = faces.min(by: { preference($0.weight) < preference($1.weight) }) else {
      preconditionFailure("Every family of the table has a face.")
    }
    return best
  }
}

extension Face {
  /// Whether its name says only its family, or that and that it is the regular face.
  fileprivate var isRegular: Bool { FontName(postScriptName).isRegular }
}

extension FontName {
  /// Whether the name says only the family, or that and that it is the regular face.
  fileprivate var isRegular: Bool { style.isEmpty || style == "Regular" }
}

extension [Face] {
  /// Those that fit, or all if none does.
  fileprivate func preferring(_ fits: (Face) -> Bool) -> [Face] {
    let fitting = filter(fits)
    return fitting.isEmpty ? self : fitting
  }
}
