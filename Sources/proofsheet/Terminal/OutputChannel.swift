#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where text leaves the program: a descriptor of the system, or memory in tests.
struct OutputChannel {
  /// What was written, if the channel is memory.
  private(set) var captured: [UInt8] = []
  /// The system's number of the first error, after which nothing more is written.
  private(set) var failure: Int32?
  /// Whether a person reads it.
  let isTerminal: Bool

  private let descriptor: Int32?
  private var pending: [UInt8] = []

  /// Writes to `descriptor`; to a terminal line by line, else in blocks.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// Keeps everything in `captured`.
  init(capturingAsTerminal isTerminal: Bool = false) {
    descriptor = nil
    self.isTerminal = isTerminal
  }

  /// Whether results were lost. A reader that has gone away, as in `… | head -1`, has lost nothing that it wanted.
  var hasLostText: Bool { failure != nil && failure != EPIPE }

  /// Takes `text`; writes it at once on a terminal, and in blocks else.
  mutating func write(_ text: String) {
    guard failure == nil else { return }
    pending += Array(text.utf8)
    if isTerminal || pending.count >= 1 << 15 { flush() }
  }

  /// Writes what is pending, all of it, however many calls that takes.
  mutating func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    guard let descriptor else {
      captured += pending
      return
    }
    var written = 0
    while written < pending.count, failure == nil {
      let count = pending.withUnsafeBytes { bytes in
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: bytes[written...]))
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        failure = errno
      }
    }
  }

  private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// A descriptor that somebody else made non-blocking says when it has room again.
  private func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
