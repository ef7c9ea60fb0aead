import Diagnostics
import Raster
import Styling

extension StyleReader {
  /// Sizes beyond this, in points, are probably a slip.
  private static let plausibleSizes = 1.0...1000.0
  /// The largest blur radius that the renderer draws, in points.
  private static let largestBlur = 100.0

  /// A colour; nothing if the value is faulty. `path` names the setting in messages.
  mutating func color(from node: SourceJSON.Node, of path: String) -> Color? {
    guard let text = node.string else {
      report(
        .colorValue, "\(path): a colour is text like `#1247b8ff`, not \(node.kind.phrase)", at: node.location,
        hint: Self.olderColor(node).map { "as the RGBA integer of an older model, it is `\($0.hex)`" })
      if let color = Self.olderColor(node) { fix(node.fix(.string(color.hex))) }
      return nil
    }
    switch ColorText.read(text) {
    case .success(let color): return color
    case .failure(let fault):
      report(.colorValue, "\(path): \(fault.message)", at: node.location, hint: fault.hint)
      if let meant = fault.meant { fix(node.fix(.string(meant.hex))) }
      return nil
    }
  }

  /// Models up to 0.9.2 wrote colours as decimal RGBA integers.
  private static func olderColor(_ node: SourceJSON.Node) -> Color? {
    node.number.flatMap { UInt32(exactly: $0) }.map { Color(rgba: $0) }
  }

  /// A font; nothing if the value is faulty.
  mutating func font(from node: SourceJSON.Node, of path: String) -> Font? {
    guard node.kind == .object else {
      report(
        .fontValue, "\(path): a font is an object with `name` and `size`, not \(node.kind.phrase)", at: node.location,
        hint: "like `{\"name\": \"GillSans\", \"size\": 15}`")
      return nil
    }
    let members = present(["name", "size"], in: node, of: path)
    let name = fontName(from: members["name"], of: path)
    let size = fontSize(from: members["size"], of: path, font: node)
    guard let name, let size else { return nil }
    return Font(name: name, size: size)
  }

  /// The name, or nothing inside for the system font; nothing at all if it is faulty.
  private mutating func fontName(from node: SourceJSON.Node?, of path: String) -> String?? {
    guard let node, node.kind != .null else { return .some(nil) }
    guard let name = node.string else {
      report(
        .fontValue, "\(path): a font's name is text, not \(node.kind.phrase)", at: node.location,
        hint: "without a name, it is the system font")
      return nil
    }
    guard !name.isEmpty else {
      report(
        .fontValue, "\(path): a font's name must not be empty", at: node.location,
        hint: "leave it out for the system font")
      return nil
    }
    return name
  }

  private mutating func fontSize(from node: SourceJSON.Node?, of path: String, font: SourceJSON.Node) -> Double? {
    guard let node else {
      report(.fontSize, "\(path): a font needs a size", at: font.location, hint: "add `\"size\": 15`, in points")
      return nil
    }
    guard node.kind == .number else {
      let mend = node.string.flatMap { Double($0) } != nil ? "write it without quotes" : "like 15, in points"
      report(.fontSize, "\(path): a size is a number, not \(node.kind.phrase)", at: node.location, hint: mend)
      if let size = node.string.flatMap({ Double($0) }), size.isFinite, size > 0 { fix(node.fix(.number(size))) }
      return nil
    }
    guard let size = node.number else {
      report(.fontSize, "\(path): no double can hold the size \(node.abbreviated)", at: node.location)
      return nil
    }
    guard size > 0 else {
      report(.fontSize, "\(path): a size must be above 0, not \(node.abbreviated)", at: node.location)
      return nil
    }
    reportIfAbsurd(size, node, "a size", of: path)
    return size
  }

  /// A shadow record; nothing if the value is faulty.
  mutating func shadow(from node: SourceJSON.Node, of path: String) -> Shadow? {
    guard node.kind == .object else {
      report(
        .shadowValue, "\(path): a shadow is an object with `color`, `offset` and `blurRadius`, not \(node.kind.phrase)",
        at: node.location, hint: "like `{\"color\": \"#00000080\", \"offset\": [0, 1], \"blurRadius\": 2}`")
      return nil
    }
    let members = present(["color", "offset", "blurRadius"], in: node, of: path)
    let offset = members["offset"].map { self.offset(from: $0, of: path) }
    let blur = members["blurRadius"].map { blurRadius(from: $0, of: path) }
    guard let colorNode = members["color"] else {
      report(
        .shadowValue, "\(path): a shadow needs a color", at: node.location, hint: "write null for no shadow at all")
      return nil
    }
    guard let color = color(from: colorNode, of: path) else { return nil }
    return Shadow(color: color, offset: offset ?? Size(width: 0, height: 0), blurRadius: blur ?? 0)
  }

  private mutating func offset(from node: SourceJSON.Node, of path: String) -> Size {
    let elements = node.elements
    guard elements.count >= 2, let width = elements[0].number, let height = elements[1].number else {
      report(
        .shadowValue, "\(path): an offset is two numbers, width and height; [0, 0] is used", at: node.location,
        hint: "like `[0, 1]`, in points")
      return Size(width: 0, height: 0)
    }
    reportIfAbsurd(max(1, abs(width), abs(height)), node, "an offset", of: path)
    return Size(width: width, height: height)
  }

  private mutating func blurRadius(from node: SourceJSON.Node, of path: String) -> Double {
    guard let radius = node.number, radius >= 0 else {
      report(
        .shadowValue, "\(path): a blur radius is a number from 0 upward; 0 is used", at: node.location,
        hint: "like 2, in points")
      return 0
    }
    if radius > Self.largestBlur {
      report(
        .absurdSize, "\(path): a blur radius of \(node.abbreviated) points is drawn as \(Int(Self.largestBlur))",
        at: node.location)
    }
    return radius
  }

  private mutating func reportIfAbsurd(_ points: Double, _ node: SourceJSON.Node, _ what: String, of path: String) {
    guard !Self.plausibleSizes.contains(points) else { return }
    report(.absurdSize, "\(path): \(what) of \(node.abbreviated) points is hardly meant", at: node.location)
  }

  /// The members of an object by their names, as far as these are known; the others are reported.
  private mutating func present(
    _ known: [String], in node: SourceJSON.Node, of path: String
  ) -> [String: SourceJSON.Node] {
    var present: [String: SourceJSON.Node] = [:]
    for member in node.members {
      if known.contains(member.name) {
        present[member.name] = member.value
      } else {
        let mend = NearestName.of(member.name, among: known).map { "did you mean `\($0)`" }
        report(.unknownKey, "\(path): `\(member.name)` is ignored", at: member.key.location, hint: mend)
      }
    }
    return present
  }
}

extension SourceJSON.Node {
  /// Its text as it stands in the file, cut where it is too long for a message.
  var abbreviated: String {
    let text = sourceText
    return text.utf8.count <= 40 ? text : String(text.prefix(37)) + "..."
  }
}
