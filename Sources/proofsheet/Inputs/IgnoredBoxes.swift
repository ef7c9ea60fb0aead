import Raster

/// The boxes that `--ignore` leaves out of a comparison.
enum IgnoredBoxes {
  static let flag = Flag.list(
    "--ignore", value: "x1:y1-x2:y2,...", "leaves out boxes of pixels, first and last column and row included")

  /// The boxes of `x1:y1-x2:y2,...`, counted from 0, both corners included.
  static func boxes(_ arguments: ArgumentList) throws(UsageError) -> [PixelBox] {
    var boxes: [PixelBox] = []
    for text in arguments.values(of: flag) {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let box = box(part) else {
          throw UsageError(
            "--ignore is x1:y1-x2:y2, not '\(part)'",
            hint: "top left and bottom right pixel, counted from 0 and both included")
        }
        boxes.append(box)
      }
    }
    return boxes
  }

  private static func box(_ text: Substring) -> PixelBox? {
    let corners = text.split(separator: "-", omittingEmptySubsequences: false).map(corner)
    guard corners.count == 2, let first = corners[0], let last = corners[1], first.x <= last.x, first.y <= last.y
    else { return nil }
    return PixelBox(x: first.x, y: first.y, width: last.x - first.x + 1, height: last.y - first.y + 1)
  }

  private static func corner(_ text: Substring) -> (x: Int, y: Int)? {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return (x, y)
  }

  /// A whole number that a picture's side can have.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text).flatMap { $0 <= Int(Int32.max) ? $0 : nil }
  }
}
