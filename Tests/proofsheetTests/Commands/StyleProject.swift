import TestSupport

/// A folder like a user's: a small style, its configuration, and what commands leave there.
struct StyleProject {
  let folder: TemporaryFolder

  /// `#hex` is the fill of dangerous controls.
  init(fill: String = "cc000033", rules: String = "") throws {
    folder = try TemporaryFolder()
    try write(fill: fill)
    let quiet = ["font-stand-in", "font-weight"].map { #""\#($0)": "off""# }
    let all = (quiet + (rules.isEmpty ? [] : [rules])).joined(separator: ", ")
    try folder.write(#"{"styles": ["*.style.json"], "scales": [1], "rules": {\#(all)}}"#, to: "proofsheet.json")
  }

  func write(fill: String, to name: String = "shop.style.json") throws {
    try folder.write(##"{"controls-dangerous": {"controls": {"fillColor": "#\##(fill)"}}}"##, to: name)
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Outcome {
    try Program.run(arguments, in: folder, environment: environment)
  }

  /// The names of all pictures below the folder.
  var pictures: [String] { folder.contents().filter { $0.hasSuffix(".png") } }
}
