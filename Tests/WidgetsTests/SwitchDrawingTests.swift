import Drawing
import Raster
import Styling
import Testing
import Widgets

@Suite struct SwitchDrawingTests {
  let book: FontBook
  private static let style = WidgetsTests.style([
    .primaryColor: .color(Color(rgb: 0x00_80ff)), .actionColor: .color(Color(rgb: 0xc0_0000)),
    .separatorColor: .color(Color(rgb: 0xd0_d0d8)),
  ])

  init() throws { book = try FontBook(FontLibrary.bundled()) }

  /// The colour of the track at its left end when on, at its right end when off.
  static let tracks: [(isOn: Bool, isDangerous: Bool, isDisabled: Bool, UInt32)] = [
    (true, false, false, 0x00_80ff), (true, true, false, 0xc0_0000), (false, false, false, 0xd0_d0d8),
    (false, true, false, 0xd0_d0d8), (true, false, true, 0x7f_bfff),
  ]

  @Test(arguments: tracks)
  func theTrackSaysTheState(isOn: Bool, isDangerous: Bool, isDisabled: Bool, color: UInt32) throws {
    let widget = SwitchDrawing(isOn: isOn, isDangerous: isDangerous, isDisabled: isDisabled, Self.style)
    let picture = try drawn(widget, with: book)
    #expect(picture[isOn ? 12 : 46, 19] == Color(rgb: color))
    #expect(picture[isOn ? 4 + 35 : 4 + 15, 19] == Color(rgb: 0xff_ffff))
  }

  @Test func theKnobCastsTheStylesShadow() throws {
    let shadowed = WidgetsTests.style([.shadow: .shadow(signalShadow)])
    #expect(try contains(drawn(SwitchDrawing(isOn: true, shadowed), with: book), signal))
  }

  @Test func withoutColoursItHasThePlatforms() throws {
    let plain = WidgetsTests.style([.primaryColor: nil, .separatorColor: nil])
    #expect(try drawn(SwitchDrawing(isOn: true, plain), with: book)[12, 19] == Color(rgb: 0x34_c759))
    #expect(try drawn(SwitchDrawing(isOn: false, plain), with: book)[46, 19] == Color(rgb: 0xe4_e4e6))
  }
}
