/// How two texts differ, as `diff -u` writes it: hunks with three lines around each change.
public enum UnifiedDiff {
  private static let context = 3

  /// One line of either text.
  private enum Line {
    case same(String)
    case removed(String)
    case added(String)

    var text: String {
      switch self {
      case .same(let line): " \(line)"
      case .removed(let line): "-\(line)"
      case .added(let line): "+\(line)"
      }
    }

    var isChange: Bool { if case .same = self { false } else { true } }
    var isOld: Bool { if case .added = self { false } else { true } }
    var isNew: Bool { if case .removed = self { false } else { true } }
  }

  /// The lines of the difference, with the names of both texts above; none if the texts are equal.
  public static func lines(_ old: String, _ new: String, names: (old: String, new: String)) -> [String] {
    let all = merged(old.lines, new.lines)
    let hunks = hunks(of: all)
    guard !hunks.isEmpty else { return [] }
    return ["--- \(names.old)", "+++ \(names.new)"] + hunks.flatMap { text(of: $0, in: all) }
  }

  /// Both texts in one, what was removed before what was added.
  private static func merged(_ old: [String], _ new: [String]) -> [Line] {
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  /// The changes with the lines around them; changes whose surroundings touch share a hunk.
  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
      let around = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, around.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private static func text(of hunk: Range<Int>, in lines: [Line]) -> [String] {
    func span(_ belongs: (Line) -> Bool) -> String {
      let before = lines[..<hunk.lowerBound].count(where: belongs)
      let count = lines[hunk].count(where: belongs)
      return "\(count == 0 ? before : before + 1)\(count == 1 ? "" : ",\(count)")"
    }
    return ["@@ -\(span(\.isOld)) +\(span(\.isNew)) @@"] + lines[hunk].map(\.text)
  }
}

extension String {
  /// Its lines; the line feed at the end begins no line, and where it is missing, the last line says so.
  fileprivate var lines: [String] {
    guard !isEmpty else { return [] }
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" {
      lines.removeLast()
    } else {
      lines[lines.count - 1] += "\n\\ No newline at end of file"
    }
    return lines
  }
}
