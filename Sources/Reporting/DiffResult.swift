public import Raster
public import StyleFile

/// The result of comparing two pictures, for people and for machines.
public struct DiffResult: Sendable, Hashable {
  /// How they compare.
  public let comparison: Comparison
  /// The size of the first and of the second picture.
  public let sizes: [PixelSize]
  /// Whether they are equal but for what 8 bits cannot show of 16.
  public let differsInLowBits: Bool

  /// A result from its parts.
  public init(_ comparison: Comparison, expected: PixelSize, actual: PixelSize, differsInLowBits: Bool) {
    self.comparison = comparison
    sizes = [expected, actual]
    self.differsInLowBits = differsInLowBits
  }

  /// `identical`; or `different`, and below it what differs, one line each.
  public var lines: [String] {
    guard let difference = comparison.difference else { return ["identical"] }
    let box = difference.box
    var lines = [
      comparison.passes ? "different, within the tolerance" : "different",
      "changed pixels: \(difference.changedPixels) of \(difference.canvas.pixelCount)",
      "percent: \(difference.percentText)",
      "largest channel delta: \(difference.maxDelta)",
      "bounding box: \(box.isEmpty ? "none" : "\(box.size) at \(box.x),\(box.y)")",
    ]
    if difference.sizesDiffer { lines.append("sizes: \(sizes[0]), \(sizes[1])") }
    return lines
  }

  /// The result as an object: what differs is 0, or null for the box, if nothing does. `tolerated` and `lowBits` are
  /// there only if they are true.
  public var json: JSONValue {
    let difference = comparison.difference
    let canvas = sizes[0].union(sizes[1])
    var members: [String: JSONValue] = [
      "result": .string(difference == nil ? "identical" : "different"),
      "width": .number(Double(canvas.width)), "height": .number(Double(canvas.height)),
      "changedPixels": .number(Double(difference?.changedPixels ?? 0)),
      "percent": .number(difference?.percent ?? 0),
      "maxDelta": .number(Double(difference?.maxDelta ?? 0)),
      "box": .null,
      "sizes": .array(sizes.map { .array([.number(Double($0.width)), .number(Double($0.height))]) }),
    ]
    if let box = difference?.box, !box.isEmpty {
      members["box"] = .array([box.x, box.y, box.width, box.height].map { .number(Double($0)) })
    }
    if case .tolerated = comparison { members["tolerated"] = .boolean(true) }
    if differsInLowBits { members["lowBits"] = .boolean(true) }
    return .object(members)
  }
}
