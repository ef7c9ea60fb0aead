/// The flags that several commands share.
extension Flag {
  /// Those of every command.
  static let everywhere: [Flag] = [.quiet, .verbose, .color, .help]

  static let quiet = Flag.toggle("--quiet", "q", "only results and errors")
  static let verbose = Flag.toggle("--verbose", "v", "also what is being done")
  static let color = Flag.option("--color", value: "auto|always|never", "colours in the terminal; default auto")
  static let help = Flag.toggle("--help", "h", "this text")
  static let config = Flag.option(
    "--config", value: "FILE", "default proofsheet.json, searched upward from the working folder")
  static let sheet = Flag.list("--sheet", value: "GLOB", "only these sheets")
  static let scale = Flag.list("--scale", value: "1|2|3", "device scale; default 2")
  static let snapshots = Flag.option(
    "--snapshots", value: "DIR", "the goldens; default Snapshots beside the config file, else in the working folder")
  static let fonts = Flag.list(
    "--fonts", value: "DIR", "more fonts, below a folder; a name that they have needs no stand-in")
  static let report = Flag.option("--report", value: "DIR", "pictures of what differs; default build/proofsheet")
  static let maxDiffPixels = Flag.option(
    "--max-diff-pixels", value: "N", "how many pixels may differ, in each cell or picture; default 0")
  static let maxChannelDelta = Flag.option(
    "--max-channel-delta", value: "N", "by how much a channel may differ, 0 to 255; default 0")
  static let json = Flag.toggle("--json", nil, "the result as JSON")
  static let strict = Flag.toggle("--strict", nil, "warnings count as errors")
  static let jobs = Flag.option("", "j", value: "N", "workers; default the number of cores")
}
