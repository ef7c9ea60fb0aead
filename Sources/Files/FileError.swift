#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What could not be done with a file or folder, and why.
public struct FileError: Error, Sendable, Hashable {
  /// What was tried.
  public enum Attempt: String, Sendable, Hashable {
    /// Reading a file.
    case read
    /// Writing a file.
    case write
    /// Listing a folder.
    case list
    /// Making a folder.
    case make
    /// Locking a folder.
    case lock
    /// Removing a file.
    case remove
    /// Finding a place that must lie in a folder.
    case find
  }

  /// Why it failed.
  public enum Cause: Sendable, Hashable {
    /// What the system says, as its error number.
    case system(Int32)
    /// A file is needed, but a folder stands there.
    case isFolder
    /// It has more bytes than the caller wants to read.
    case tooLarge(limit: Int)
    /// Another process holds the lock.
    case locked
    /// The name leads out of the folder that it must stay in.
    case leavesFolder
  }

  /// What was tried.
  public let attempt: Attempt
  /// With which file or folder, as the caller named it.
  public let path: String
  /// Why it failed.
  public let cause: Cause

  /// An error from its parts.
  public init(_ attempt: Attempt, _ path: String, _ cause: Cause) {
    self.attempt = attempt
    self.path = path
    self.cause = cause
  }

  /// The error of the system call that has just failed.
  static func system(_ attempt: Attempt, _ path: String) -> FileError {
    FileError(attempt, path, errno == EISDIR ? .isFolder : .system(errno))
  }

  /// Whether there was nothing at the path.
  public var isMissing: Bool { cause == .system(ENOENT) || cause == .system(ENOTDIR) }
}

extension FileError: CustomStringConvertible {
  /// `cannot read a/b.json: there is no such file`, without a full stop.
  public var description: String { "cannot \(attempt.rawValue) \(path): \(cause)" }
}

extension FileError.Cause: CustomStringConvertible {
  /// The reason alone.
  public var description: String {
    switch self {
    case .system(let number): Self.sentence(number)
    case .isFolder: "it is a folder"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .locked: "another process is writing there"
    case .leavesFolder: "its name leads out of its folder"
    }
  }

  /// Our words for the usual numbers, so that they are the same on every system; the system's for others.
  private static func sentence(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of its path is a file"
    case EEXIST: "something else stands there"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk is read-only"
    case ELOOP: "its symbolic links go round in circles"
    case ENAMETOOLONG: "its name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case EINVAL: "its name is not valid"
    default: strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
  }
}
