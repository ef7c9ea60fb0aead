/// Which face draws which font: the only place that knows what ships and what stands in for what.
public enum FaceTable {
  /// The faces that ship with Proofsheet, by family, then weight.
  public static let bundled: [Face] = [
    face("Inter", "Regular", 400, "Inter/Inter-Regular.ttf", "f8bb0703b2c00b0b"),
    face("Inter", "Medium", 500, "Inter/Inter-Medium.ttf", "335c3a8b0966ac9a"),
    face("Inter", "SemiBold", 600, "Inter/Inter-SemiBold.ttf", "ea96f77f184ff1f7"),
    face("Inter", "Bold", 700, "Inter/Inter-Bold.ttf", "853bac71adf34469"),
    face("Inter Display", "SemiBold", 600, "Inter/InterDisplay-SemiBold.ttf", "579a5edd2f3b223b"),
    face("Lato", "Light", 300, "Lato/Lato-Light.ttf", "ce27719f469f86ee"),
    face("Lato", "Regular", 400, "Lato/Lato-Regular.ttf", "0ad460bd756454f8"),
    face("Lato", "Medium", 500, "Lato/Lato-Medium.ttf", "1208d8861f3f727c"),
    face("Lato", "Bold", 700, "Lato/Lato-Bold.ttf", "e0b1c4de011de8dd"),
    face("Liberation Sans", "Regular", 400, "LiberationSans/LiberationSans-Regular.ttf", "8d91388f1d3604b3"),
    face("Liberation Sans", "Bold", 700, "LiberationSans/LiberationSans-Bold.ttf", "ba0e0dc3f7aca5b0"),
  ]

  /// The family that draws the system font, and whatever no row of ``standIns`` covers.
  static let systemFamily = "Inter"

  /// The families that are asked, in this order and before the user's faces, for a character that the wanted face
  /// lacks.
  static let fallbackFamilies = ["Inter", "Liberation Sans"]

  /// The families that are drawn with another one. Gill Sans and Avenir need faces that have a light and a medium.
  static let standIns: [String: String] = [
    "GillSans": "Lato", "Avenir": "Lato", "AvenirNext": "Lato", "AvenirNextCondensed": "Lato",
    "Helvetica": "Liberation Sans", "HelveticaNeue": "Liberation Sans", "Arial": "Liberation Sans",
    "ArialMT": "Liberation Sans", "LiberationSans": "Liberation Sans", "Lato": "Lato", "Inter": "Inter",
    "SFUI": "Inter", "SFUIText": "Inter", "SFUIDisplay": "Inter", "SFProText": "Inter", "SFProDisplay": "Inter",
    "SFNS": "Inter", "SFNSText": "Inter", "SFNSDisplay": "Inter",
  ]

  private static func face(
    _ family: String, _ style: String, _ weight: Int, _ file: String, _ digest: String
  ) -> Face {
    let base = file.split(separator: "/").last.map { String($0.dropLast(".ttf".count)) } ?? file
    let postScript = base.hasPrefix("LiberationSans-Regular") ? "LiberationSans" : base
    return Face(
      postScriptName: postScript, family: family, styleName: style, weight: weight, isSlanted: false, file: file,
      index: 0, digest: digest, isBundled: true)
  }
}
