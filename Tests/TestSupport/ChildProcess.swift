#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process that is started and waited for with the system's own calls: Foundation's `Process` sometimes waits for
/// ever when several threads use it.
struct ChildProcess {
  /// The system could not start it.
  struct Failure: Error, CustomStringConvertible {
    let executable: String
    let number: Int32

    var description: String { "cannot start \(executable): \(String(cString: strerror(number)))" }
  }

  let executable: String
  let arguments: [String]
  let folder: String
  let environment: [String]
  let out: String
  let err: String

  /// Runs it to its end, with nothing on stdin. Gives its exit code, or 128 and the number of the signal that killed
  /// it, as a shell does.
  func run() throws -> Int32 {
    var status: Int32 = 0
    let child = try start()
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  private func start() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // Files, since a full pipe that nobody reads would stop the program.
    posix_spawn_file_actions_addopen(&actions, 1, out, O_WRONLY | O_TRUNC, 0)
    posix_spawn_file_actions_addopen(&actions, 2, err, O_WRONLY | O_TRUNC, 0)
    var attributes = try Self.cleanAttributes()
    defer { posix_spawnattr_destroy(&attributes) }

    // The shell changes the folder and then becomes the program; posix_spawn alone cannot everywhere.
    let shell = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder, executable] + arguments
    var child: pid_t = 0
    let failure = Self.withCStrings(shell) { words in
      Self.withCStrings(environment) { variables in
        posix_spawn(&child, shell[0], &actions, &attributes, words, variables)
      }
    }
    guard failure == 0 else { throw Failure(executable: executable, number: failure) }
    return child
  }

  /// No signal is blocked, and those that a test runner may ignore do what they do by default.
  private static func cleanAttributes() throws -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return attributes
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      buffer.withMemoryRebound(to: UnsafeMutablePointer<CChar>?.self) { rebound in
        guard let base = rebound.baseAddress else { preconditionFailure("The list ends with a null pointer.") }
        return body(UnsafePointer(base))
      }
    }
  }
}
