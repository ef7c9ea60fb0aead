/// Finds the known name that a misspelt one was probably meant to be.
public enum NearestName {
  /// The nearest of `known` to `name`, or nothing if all are too far for a typo.
  ///
  /// Distance is Damerau–Levenshtein in its optimal string alignment form, without regard to case; a third of the
  /// name's length, and at least 2, is the farthest that still counts. Ties go to the earlier of `known`.
  public static func of(_ name: String, among known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = max(2, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in known {
      let distance = editDistance(wanted, Array(candidate.lowercased().unicodeScalars))
      guard distance <= limit, distance < wanted.count else { continue }
      if let held = best, held.distance <= distance { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard abs(a.count - b.count) <= 64 else { return Int.max }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in b.indices {
        let change = a[i] == b[j] ? 0 : 1
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + change)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
