import ContactSheets
import Drawing
import PNGCodec
import Styling
import Glibc

struct RenderCommand: Command {
  static let name = "render"
  static let summary = "x"
  static let flags: [Flag] = [.scale]
  static let operands = "[STYLE.json]"
  init(_ arguments: ArgumentList) throws(UsageError) {}
  func run(_ terminal: inout Terminal) throws -> ExitCode {
    let fonts = try FontLibrary.bundled()
    let r = try SheetRenderer(Cascade(StyleSheet()), facts: SheetFacts(stem: "built-in", fileName: nil, entries: 0), fonts: fonts)
    for name in SheetName.allCases {
      for scale in [1, 2] {
        let s = try r.render(name, scale: scale)
        let bytes = try PNGWriter.write(s.picture, scale: scale)
        let fd = open("/tmp/out-\(name.rawValue)@\(scale)x.png", O_CREAT | O_WRONLY | O_TRUNC, 0o644)
        bytes.withUnsafeBytes { _ = write(fd, $0.baseAddress, $0.count) }
        close(fd)
      }
    }
    return .done
  }
}
