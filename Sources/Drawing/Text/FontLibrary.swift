internal import BundledFonts
internal import Files
import FontNames

/// The faces that can be drawn with, and where their files are.
public struct FontLibrary: Sendable {
  /// The folder with the bundled faces.
  public let folder: String
  /// The faces: those of ``FaceTable``, then the user's by PostScript name. No two have the same name.
  public let faces: [Face]

  /// The bundled faces, from the folder that `PROOFSHEET_FONTS` names, else from beside the running program.
  public static func bundled() throws(DrawingError) -> FontLibrary {
    let places = FontFolder.places()
    guard let folder = places.first(where: FontFolder.holdsFonts) else {
      throw .fontsNotFound(lookedAt: places)
    }
    return FontLibrary(folder: folder, faces: FaceTable.bundled)
  }

  /// The face for a font's PostScript name, or for the system font.
  public func match(_ requested: String?) -> FaceMatch { FaceMatch.of(requested, among: faces) }

  /// A face of a bundled family at a weight that the table has.
  public func face(_ family: String, weight: Int) -> Face {
    guard let face = faces.first(where: { $0.isBundled && $0.family == family && $0.weight == weight }) else {
      preconditionFailure("Chrome asks only for faces that the table has.")
    }
    return face
  }

  /// The member of a face's family at a CSS weight, as slanted as the face: the first at that weight; else the last
  /// lighter one, the first heavier one, or the face itself. Equal weights go by name.
  public func member(of face: Face, weight: Int) -> Face {
    let members = faces.filter { $0.family == face.family && $0.isSlanted == face.isSlanted }
      .sorted { ($0.weight, $0.postScriptName) < ($1.weight, $1.postScriptName) }
    return FontWeight.choice(of: weight, among: members, by: \.weight) ?? face
  }

  /// Names every face's file and content, in the library's order: equal digests draw equal text.
  public var digest: String { faces.map(\.digest).reduce(into: Fingerprint()) { $0.add($1) }.hex }

  /// Where a face's file is.
  func path(of face: Face) -> String { face.isBundled ? "\(folder)/\(face.file)" : face.file }

  /// The places of the faces that are asked, in this order, for a character that the wanted face lacks: the regular
  /// ones of the table's families, then the user's, regular ones first.
  var fallbackOrder: [Int] {
    let regular = faces.indices.filter { faces[$0].weight == 400 && !faces[$0].isSlanted }
    let bundled = FaceTable.fallbackFamilies.flatMap { family in
      regular.filter { faces[$0].isBundled && faces[$0].family == family }
    }
    let users = faces.indices.filter { !faces[$0].isBundled }
    return bundled + users.filter(regular.contains) + users.filter { !regular.contains($0) }
  }
}
