import CArguments

/// The words that the program was started with.
enum ProgramArguments {
  /// Those after the program's name.
  ///
  /// Swift's own list is read from `/proc` and is empty where nothing is mounted there, as in a bare root.
  static var words: [String] {
    (1..<max(1, proofsheet_argument_count())).compactMap { place in
      proofsheet_argument(place).map { String(cString: $0) }
    }
  }
}
