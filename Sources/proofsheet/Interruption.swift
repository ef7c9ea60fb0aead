import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the program with 130 when the user interrupts it, but never in the middle of a file.
///
/// While nothing is being written the program ends at once, inside the signal handler. Writing goes through `hold`,
/// which finishes the file first.
enum Interruption {
  private static let holders = Atomic<Int>(0)
  private static let isRequested = Atomic<Bool>(false)

  /// From now on, control-C and a polite kill end the program this way, unless the caller had them ignored.
  static func install() {
    // The globals exist before a signal may ask for them.
    _ = holders.load(ordering: .sequentiallyConsistent)
    _ = isRequested.load(ordering: .sequentiallyConsistent)
    for number in [SIGINT, SIGTERM] where !isIgnored(number) {
      signal(number) { _ in Interruption.arrived() }
    }
  }

  /// Runs `write` to its end; then the program ends if it was interrupted meanwhile.
  ///
  /// The request is noted before the holders are counted, and a holder is counted before it looks for a request: so one
  /// of the two always sees the other.
  static func hold<Value, Failure>(_ write: () throws(Failure) -> Value) throws(Failure) -> Value {
    holders.add(1, ordering: .sequentiallyConsistent)
    defer {
      holders.subtract(1, ordering: .sequentiallyConsistent)
      endIfRequested()
    }
    if isRequested.load(ordering: .sequentiallyConsistent) {
      holders.subtract(1, ordering: .sequentiallyConsistent)
      endIfRequested()
      // Others still write; the last of them ends the program.
      while true { pause() }
    }
    return try write()
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func arrived() {
    isRequested.store(true, ordering: .sequentiallyConsistent)
    endIfRequested()
  }

  private static func endIfRequested() {
    if isRequested.load(ordering: .sequentiallyConsistent), holders.load(ordering: .sequentiallyConsistent) == 0 {
      _exit(ExitCode.interrupted.rawValue)
    }
  }
}
