#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The names of files that are being written.
enum TemporaryName {
  private static let prefix = ".proofsheet-"
  private static let suffix = ".tmp"

  /// The `number`th path in `folder` that this process may try.
  static func path(_ number: Int, in folder: String) -> String {
    folder.appending(part: "\(prefix)\(getpid())-\(number)\(suffix)")
  }

  /// Whether a name is one of ours: the prefix, two numbers, the suffix.
  static func matches(_ name: some StringProtocol) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let middle = name.dropFirst(prefix.count).dropLast(suffix.count)
    let numbers = middle.split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
