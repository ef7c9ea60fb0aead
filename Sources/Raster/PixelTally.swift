/// The rows of a box of a picture, as bytes.
struct PixelRows {
  private let bytes: UnsafeRawBufferPointer
  private let start: Int
  private let stride: Int
  let size: PixelSize

  /// The rows of `box`, which lies inside `picture`, whose bytes are `bytes`.
  init(_ bytes: UnsafeRawBufferPointer, box: PixelBox, in picture: Bitmap) {
    self.bytes = bytes
    start = (box.y * picture.width + box.x) * 4
    stride = picture.width * 4
    size = box.size
  }

  /// The first `count` pixels of row `y`.
  @inline(__always)
  func row(_ y: Int, count: Int) -> UnsafeRawBufferPointer { row(y, 0..<count) }

  /// Some columns of row `y`.
  @inline(__always)
  func row(_ y: Int, _ columns: Range<Int>) -> UnsafeRawBufferPointer {
    let first = start + y * stride
    return UnsafeRawBufferPointer(
      rebasing: bytes[(first + columns.lowerBound * 4)..<(first + columns.upperBound * 4)])
  }
}

/// Counts the pixels that differ between two pictures.
///
/// Equal rows cost what reading them costs: 32 bytes a step, as four words that are combined before the one branch.
struct PixelTally {
  let maxChannelDelta: Int
  private(set) var changed = 0
  private(set) var overDelta = 0
  private(set) var maxDelta = 0
  private(set) var box = PixelBox(x: 0, y: 0, width: 0, height: 0)

  init(maxChannelDelta: Int) { self.maxChannelDelta = maxChannelDelta }

  /// Compares what both have, top left on top left.
  mutating func compareRows(_ a: PixelRows, _ b: PixelRows) {
    let width = min(a.size.width, b.size.width)
    guard width > 0 else { return }
    for y in 0..<min(a.size.height, b.size.height) {
      compareRow(a.row(y, count: width), b.row(y, count: width), y: y)
    }
  }

  /// Compares a run of columns of one row; what one of the two lacks there is padding.
  mutating func compare(_ a: PixelRows, _ b: PixelRows, _ columns: Range<Int>, y: Int) {
    let isInBoth = y < min(a.size.height, b.size.height)
    let common = isInBoth ? min(a.size.width, b.size.width) : 0
    let end = min(columns.upperBound, common)
    if columns.lowerBound < end {
      compareRow(
        a.row(y, columns.lowerBound..<end), b.row(y, columns.lowerBound..<end), y: y, from: columns.lowerBound)
    }
    guard columns.upperBound > common else { return }
    let padding = max(columns.lowerBound, common)..<columns.upperBound
    changed += padding.count
    overDelta += padding.count
    maxDelta = 255
    box = box.union(PixelBox(x: padding.lowerBound, y: y, width: padding.count, height: 1))
  }

  /// Counts every pixel that one of the two lacks.
  mutating func countPadding(_ a: PixelSize, _ b: PixelSize) {
    let canvas = a.union(b)
    let common = PixelSize(width: min(a.width, b.width), height: min(a.height, b.height))
    let padding = canvas.pixelCount - common.pixelCount
    guard padding > 0 else { return }
    changed += padding
    overDelta += padding
    maxDelta = 255
    if canvas.width > common.width {
      box = box.union(
        PixelBox(x: common.width, y: 0, width: canvas.width - common.width, height: canvas.height))
    }
    if canvas.height > common.height {
      box = box.union(
        PixelBox(x: 0, y: common.height, width: canvas.width, height: canvas.height - common.height))
    }
  }

  /// Compares two rows of equal length whose first pixels are those of column `from`.
  private mutating func compareRow(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, y: Int, from column: Int = 0
  ) {
    guard let p = a.baseAddress, let q = b.baseAddress else { return }
    var row = RowTally()
    let count = a.count
    var i = 0
    while i + 32 <= count {
      if Self.differs32(p + i, q + i) { row.compare(p, q, i..<(i + 32), over: maxChannelDelta) }
      i += 32
    }
    if i < count { row.compare(p, q, i..<count, over: maxChannelDelta) }
    add(row, y: y, from: column)
  }

  @inline(__always)
  private static func differs32(_ p: UnsafeRawPointer, _ q: UnsafeRawPointer) -> Bool {
    let a = word(p, 0) ^ word(q, 0)
    let b = word(p, 8) ^ word(q, 8)
    let c = word(p, 16) ^ word(q, 16)
    let d = word(p, 24) ^ word(q, 24)
    return (a | b) | (c | d) != 0
  }

  @inline(__always)
  private static func word(_ p: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    p.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  private mutating func add(_ row: RowTally, y: Int, from column: Int) {
    guard row.changed > 0 else { return }
    changed += row.changed
    overDelta += row.overDelta
    maxDelta = max(maxDelta, row.maxDelta)
    box = box.union(PixelBox(x: column + row.first, y: y, width: row.last - row.first + 1, height: 1))
  }
}

/// What differs in one row.
private struct RowTally {
  var changed = 0
  var overDelta = 0
  var maxDelta = 0
  /// The leftmost and the rightmost changed column.
  var first = 0
  var last = 0

  /// Compares the pixels whose bytes lie in `range`, whose ends are multiples of 4.
  mutating func compare(_ p: UnsafeRawPointer, _ q: UnsafeRawPointer, _ range: Range<Int>, over limit: Int) {
    var i = range.lowerBound
    while i < range.upperBound {
      let a = p.loadUnaligned(fromByteOffset: i, as: UInt32.self)
      let b = q.loadUnaligned(fromByteOffset: i, as: UInt32.self)
      if a != b { count(delta(a, b), column: i / 4, over: limit) }
      i += 4
    }
  }

  private mutating func count(_ delta: Int, column: Int, over limit: Int) {
    if changed == 0 { first = column }
    last = column
    changed += 1
    if delta > limit { overDelta += 1 }
    if delta > maxDelta { maxDelta = delta }
  }

  @inline(__always)
  private func delta(_ a: UInt32, _ b: UInt32) -> Int {
    func channel(_ shift: UInt32) -> Int {
      abs(Int(truncatingIfNeeded: a >> shift & 0xff) - Int(truncatingIfNeeded: b >> shift & 0xff))
    }
    return max(max(channel(0), channel(8)), max(channel(16), channel(24)))
  }
}
