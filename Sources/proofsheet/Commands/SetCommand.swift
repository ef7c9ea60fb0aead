import Diagnostics
import Files
import StyleFile
import Styling

/// `proofsheet set STYLE.json KEY SETTING VALUE`: one value of a style file, changed in place.
struct SetCommand: Command {
  static let name = "set"
  static let summary = "changes one value of a style file and leaves every other byte"
  static let operands = "STYLE.json KEY SETTING VALUE"
  static let flags: [Flag] = []
  static let details = """
    KEY is an entry as it is written, `default` in a file that is one style; SETTING is a name like fillColor or
    controls.fillColor; VALUE is JSON, or a colour without quotes. A setting that the entry does not mention yet is added
    behind its neighbours, an entry that is not there yet behind the others. Prints the place and what became of the
    value. Ends with 2, and writes nothing, if the file cannot be read or is not JSON, or the value is not one of the
    setting's.
    """

  private let file: String
  private let edit: StyleEdit

  init(_ arguments: ArgumentList) throws(UsageError) {
    let words = arguments.operands
    guard words.count == 4 else {
      throw UsageError("set takes four words: \(Self.operands)", hint: "quote what a shell would split or interpret")
    }
    file = words[0]
    edit = StyleEdit(words[1], try Self.setting(words[2]), to: words[3])
  }

  func run(_ terminal: inout Terminal) throws -> ExitCode {
    let bytes = try FileSystem.read(file)
    let edited = try edit.apply(to: bytes, file: file)
    if edited.bytes != bytes {
      try Interruption.hold { () throws(FileError) in try FileSystem.replace(file, with: edited.bytes) }
    }
    let change = edited.former.map { $0 == edit.value ? "already \($0)" : "\($0) → \(edit.value)" }
    terminal.print("\(edited.location): \(edit.setting.path) \(change ?? "added, \(edit.value)")")
    return .done
  }

  private static func setting(_ text: String) throws(UsageError) -> Setting {
    if let setting = Setting.allCases.first(where: { $0.rawValue == text || $0.path == text }) { return setting }
    let known = Setting.allCases.map(text.contains(".") ? \.path : \.rawValue)
    throw UsageError(
      "there is no setting '\(text)'",
      hint: NearestName.of(text, among: known).map { "did you mean \($0)?" } ?? "the palette sheet shows them all")
  }
}
