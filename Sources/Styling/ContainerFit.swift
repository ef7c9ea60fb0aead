/// How the containers of a rule lie among the real containers of an element.
struct ContainerFit: Equatable {
  /// For each container of the rule, which real one it is, outermost first.
  private var positions: [Int] = []
  /// For each container of the rule, how many classes lie between it and the real one's class.
  private var distances: [Int] = []

  /// Places each container of a rule at the first real one that fits after the previous; nothing if one finds no place.
  init?(of wanted: [String], in real: [Place]) {
    var next = 0
    for name in wanted {
      while next < real.count, !real[next].isKind(of: name) { next += 1 }
      guard next < real.count, let distance = real[next].lineage.firstIndex(of: name) else { return nil }
      positions.append(next)
      distances.append(distance)
      next += 1
    }
  }

  /// Whether it wins over `other`: further out wins, a longer list over its own beginning, then the nearer classes.
  func beats(_ other: ContainerFit) -> Bool {
    for (mine, theirs) in zip(positions, other.positions) where mine != theirs { return mine < theirs }
    guard positions.count == other.positions.count else { return positions.count > other.positions.count }
    return distances.lexicographicallyPrecedes(other.distances)
  }
}
