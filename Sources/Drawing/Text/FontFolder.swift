internal import Files

/// Where the bundled fonts may lie. Never the working folder, nor the path that the program was built at.
enum FontFolder {
  /// The variable that names the folder before all else.
  static let variable = "PROOFSHEET_FONTS"

  /// The places in the order in which they are asked.
  static func places() -> [String] {
    if let named = Environment.value(of: variable), !named.isEmpty { return [named] }
    guard let program = ProgramPath.resolved() else { return [] }
    let folder = program.parentFolder
    return [
      "\(folder)/Fonts", "\(folder)/proofsheet_BundledFonts.resources", "\(folder)/../share/proofsheet/Fonts",
    ]
  }

  /// Whether a folder holds the first face of the table; the others are missed, by name, when they are opened.
  static func holdsFonts(_ folder: String) -> Bool {
    FaceTable.bundled.first.map { FileSystem.exists("\(folder)/\($0.file)") } ?? false
  }
}
